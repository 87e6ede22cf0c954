import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { ChannelBars } from "./ChannelBars";
import { DataTable } from "./DataTable";
import { Pane } from "./Pane";
import { Room } from "./Room";
import { WeekChart } from "./WeekChart";

type Props = Queries.DashboardFragment;

const padding = `clamp(${space[4]}, 3cqi, ${space[6]})`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space[1]} ${space[4]};
  padding: ${space[4]} ${padding};
  strong {
    ${type.title}
  }
  span {
    ${type.caption}
    color: ${colors.muted};
  }
`;

const figuresStyle = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: 1px solid ${colors.line};
  @container (min-width: 52rem) {
    grid-template-columns: 5fr 7fr 5fr 5fr;
  }
  > div {
    display: flex;
    flex-direction: column;
    padding: ${space[4]} ${padding};
    box-shadow: -1px 0 0 ${colors.line};
    overflow: hidden;
  }
  dt {
    ${type.caption}
  }
  dd {
    ${type.figure}
    padding-block: ${space[2]};
    font-size: clamp(1.5rem, 4.4cqi, ${sizes.display});
  }
  dd + dd {
    ${type.caption}
    padding: 0;
    font-family: inherit;
    font-weight: 400;
    letter-spacing: 0;
    color: ${colors.muted};
  }
`;

const charts = css`
  display: grid;
  gap: ${space[6]} ${space[7]};
  padding: ${space[5]} ${padding} ${space[6]};
  @container (min-width: 52rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const foot = css`
  display: grid;
  gap: ${space[5]} ${space[7]};
  padding-top: ${space[6]};
  @container (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  }
`;

const checkStyle = css`
  strong {
    display: block;
    margin-bottom: ${space[2]};
    ${type.title}
  }
`;

/** A dashboard, and the plan of measures behind it. */
export const Dashboard = (board: Props) => (
  <Room>
    <Pane>
      <p css={head}>
        <strong>{board.title}</strong>
        <span>{board.period}</span>
      </p>
      <dl css={figuresStyle}>
        {board.figures.map(({ label, value, change }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>{change}</dd>
          </div>
        ))}
      </dl>
      <div css={charts}>
        <WeekChart title={board.weeksTitle} weeks={board.weeks} />
        <ChannelBars title={board.channelsTitle} channels={board.channels} />
      </div>
    </Pane>
    <div css={foot}>
      <p css={checkStyle}>
        <strong>{board.checkTitle}</strong>
        {board.check}
      </p>
      <DataTable
        caption={board.planTitle}
        columns={board.columns}
        rows={board.events.map(({ name, when, consent, decision }) => [
          <code key="name">{name}</code>,
          when,
          consent,
          decision,
        ])}
      />
    </div>
  </Room>
);

export const dashboardFragment = graphql`
  fragment Dashboard on Dashboard {
    title
    period
    figures {
      label
      value
      change
    }
    weeksTitle
    weeks {
      name
      orders
    }
    channelsTitle
    channels {
      name
      orders
    }
    checkTitle
    check
    planTitle
    columns
    events {
      name
      when
      consent
      decision
    }
  }
`;
