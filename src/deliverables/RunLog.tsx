import { css } from "@emotion/react";
import { colors, darkRoles } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

type Props = Pick<Queries.WorkflowFragment, "logTitle" | "log" | "states" | "conclusion">;

const sheet = css`
  border-radius: ${radii.card};
  background: ${colors.inkBand};
  > div {
    ${darkRoles}
    padding: clamp(${space[4]}, 3cqi, ${space[6]});
  }
`;

const title = css`
  margin-bottom: ${space[4]};
  ${type.title}
`;

const list = css`
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-top: 1px solid ${colors.line};
  }
  span {
    ${type.caption}
    font-variant-numeric: tabular-nums;
    color: ${colors.muted};
  }
  strong {
    justify-self: end;
    ${type.caption}
    font-weight: 600;
  }
  p {
    grid-column: 1 / -1;
  }
`;

/** Colour of each state of a line, by the names that the content knows. */
const logTones: Record<string, string> = {
  fait: colors.success,
  attente: colors.warm,
  arret: colors.accent,
};

const end = css`
  padding-top: ${space[5]};
  border-top: 1px solid ${colors.line};
  ${type.title}
`;

/** What one run did, line by line, with what it left to somebody. */
export const RunLog = ({ logTitle, log, states, conclusion }: Props) => (
  <div css={sheet}>
    <div>
      <p css={title}>{logTitle}</p>
      <ol css={list}>
        {log.map(({ at, state, text }, index) => (
          <li key={index}>
            <span>{at}</span>
            <strong style={{ color: logTones[state] }}>
              {states[state as keyof typeof states]}
            </strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p css={end}>{conclusion}</p>
    </div>
  </div>
);
