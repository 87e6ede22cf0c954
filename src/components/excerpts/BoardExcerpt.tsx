import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { WeekChart } from "../../deliverables/WeekChart";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { beyond, compact, fine, narrow, sheet } from "./sheets";

type Props = { board: Queries.BoardExcerptFragment };

const boardStyle = css`
  inset: ${space[5]} ${space[5]} ${beyond};
  display: flex;
  flex-direction: column;
`;

/** The sheet before it shows under its corner. */
const under = css`
  inset: ${space[5]} ${space[4]} ${beyond};
  rotate: 5deg;
`;

const figures = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  border-bottom: 1px solid ${colors.line};
  p {
    padding: ${space[3]} ${space[4]};
    font-size: ${fine.note};
  }
  p + p {
    border-left: 1px solid ${colors.line};
  }
  b {
    ${type.figure}
    display: block;
    margin-block: ${space[1]};
    font-size: 2rem;
    white-space: nowrap;
    ${compact} {
      margin-bottom: 0;
      font-size: 1.5rem;
    }
    ${narrow} {
      font-size: 1.5rem;
    }
  }
  small {
    font-size: inherit;
    color: ${colors.muted};
    ${compact} {
      display: none;
    }
  }
`;

const chart = css`
  display: grid;
  flex: 1;
  min-height: 0;
  padding: ${space[3]} ${space[4]} ${space[4]};
  p {
    margin-bottom: ${space[2]};
    ${compact} {
      display: none;
    }
  }
  ol {
    min-height: 0;
  }
  strong {
    font-size: ${fine.note};
  }
  span {
    min-height: 0;
    white-space: nowrap;
  }
`;

/** Two figures of the board, and its weeks from zero. */
export const BoardExcerpt = ({ board }: Props) => (
  <>
    <div css={[sheet, under]} />
    <div css={[sheet, boardStyle]}>
      <div css={figures}>
        {board.figures.slice(0, 2).map(({ label, value, change }, index) => (
          <p key={index}>
            {label}
            <b>{value}</b>
            <small>{change}</small>
          </p>
        ))}
      </div>
      <div css={chart}>
        <WeekChart title={board.weeksTitle} weeks={board.weeks} />
      </div>
    </div>
  </>
);

export const boardExcerptFragment = graphql`
  fragment BoardExcerpt on Dashboard {
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
  }
`;
