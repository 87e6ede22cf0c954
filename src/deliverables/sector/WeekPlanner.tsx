import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";
import { Room } from "../Room";
import { WeekGrid } from "./WeekGrid";

type Props = Queries.WeekPlannerFragment;

const layout = css`
  display: grid;
  gap: ${space[5]};
  h3 {
    ${type.title}
    margin-bottom: ${space[4]};
  }
  @container (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(20rem, 1fr);
    grid-template-rows: auto 1fr;
    > div:first-of-type {
      grid-row: 1 / -1;
    }
  }
`;

const messages = css`
  padding: ${space[5]};
  border-radius: ${space[5]};
  background: ${colors.inkBand};
  color-scheme: dark;
  color: ${colors.ink};
  p {
    width: fit-content;
    max-width: 88%;
    padding: ${space[3]} ${space[4]};
    border-radius: ${space[4]};
    background: ${colors.line};
    ${type.caption}
  }
  p + p {
    margin-top: ${space[3]};
  }
`;

const replyStyle = css`
  && {
    margin-left: auto;
    background: ${colors.accent};
    color: ${colors.onAccent};
    font-weight: 600;
  }
`;

const unsaidStyle = css`
  padding: ${space[5]};
  border-radius: ${radii.card};
  background: ${colors.warmSoft};
  li + li {
    margin-top: ${space[4]};
  }
  s {
    display: block;
    ${type.title}
    text-decoration-color: ${colors.warm};
    text-decoration-thickness: 3px;
  }
  span {
    ${type.caption}
  }
`;

/** A practice's week, the reminder that a patient gets, and the sentences that ethics strikes out. */
export const WeekPlanner = (planner: Props) => (
  <Room>
    <div css={layout}>
      <WeekGrid {...planner} />
      <div css={messages}>
        <h3>{planner.messagesTitle}</h3>
        <p>{planner.reminder}</p>
        <p css={replyStyle}>{planner.reply}</p>
        <p>{planner.offer}</p>
      </div>
      <div css={unsaidStyle}>
        <h3>{planner.unsaidTitle}</h3>
        <ul>
          {planner.unsaid.map(({ text, why }) => (
            <li key={text}>
              <s>{text}</s>
              <span>{why}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </Room>
);

export const weekPlannerFragment = graphql`
  fragment WeekPlanner on WeekPlanner {
    week
    days {
      name
      slots {
        hour
        title
        state
      }
    }
    refilled
    urgent
    messagesTitle
    reminder
    reply
    offer
    unsaidTitle
    unsaid {
      text
      why
    }
  }
`;
