import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { outcomeColors } from "./outcomeColors";

type Props = Pick<Queries.ModelCardFragment, "evaluationTitle" | "outcomes" | "rule" | "versions">;

const block = css`
  padding: clamp(${space[4]}, 3cqi, ${space[6]});
`;

const title = css`
  ${type.heading}
`;

const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-block: ${space[4]};
  ${type.caption}
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  i {
    width: ${space[4]};
    height: ${space[4]};
  }
`;

const list = css`
  display: grid;
  gap: ${space[5]};
  svg {
    width: 100%;
    height: auto;
    margin-block: ${space[2]};
  }
  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    font-variant-numeric: tabular-nums;
  }
`;

const served = css`
  ${type.title}
`;

const ruleStyle = css`
  margin-top: ${space[5]};
  padding-left: ${space[4]};
  border-left: 4px solid ${colors.warm};
  font-weight: 600;
`;

const COLUMNS = 30;
const NAMES = ["juste", "silence", "faux"] as const;

/** The squares from one question up to another, as one path. */
const squares = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    return `M${(place % COLUMNS) * 10 + 0.75} ${Math.floor(place / COLUMNS) * 10 + 0.75}h8.5v8.5h-8.5z`;
  }).join("");

/** Each version's notes as so many squares, one for each question. */
export const Evaluation = ({ evaluationTitle, outcomes, rule, versions }: Props) => (
  <div css={block}>
    <p css={title}>{evaluationTitle}</p>
    <ul css={legend}>
      {NAMES.map((name) => (
        <li key={name}>
          <i style={{ background: outcomeColors[name] }} />
          {outcomes[name]}
        </li>
      ))}
    </ul>
    <ol css={list}>
      {versions.map((version, index) => {
        const { juste, silence, faux } = version;
        const ends = [juste, juste + silence, juste + silence + faux];
        const last = index === versions.length - 1;
        return (
          <li key={index}>
            <p css={last && served}>
              <strong>{version.name}</strong>
              <span>
                {NAMES.map((name) => version[name]).join(" · ")}, {version.decision}
              </span>
            </p>
            <svg
              viewBox={`0 0 ${COLUMNS * 10} ${Math.ceil((ends[2] ?? 0) / COLUMNS) * 10}`}
              aria-hidden="true"
              opacity={last ? 1 : 0.6}
            >
              {NAMES.map((name, place) => (
                <path
                  key={name}
                  d={squares(ends[place - 1] ?? 0, ends[place] ?? 0)}
                  fill={outcomeColors[name]}
                />
              ))}
            </svg>
          </li>
        );
      })}
    </ol>
    <p css={ruleStyle}>{rule}</p>
  </div>
);
