import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { OUTCOMES, outcomeColors } from "./outcomeColors";
import { OutcomeSquares } from "./OutcomeSquares";

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

/** Each version's notes as so many squares, one for each question. */
export const Evaluation = ({ evaluationTitle, outcomes, rule, versions }: Props) => (
  <div css={block}>
    <p css={title}>{evaluationTitle}</p>
    <ul css={legend}>
      {OUTCOMES.map((name) => (
        <li key={name}>
          <i style={{ background: outcomeColors[name] }} />
          {outcomes[name]}
        </li>
      ))}
    </ul>
    <ol css={list}>
      {versions.map((version, index) => {
        const last = index === versions.length - 1;
        return (
          <li key={index}>
            <p css={last && served}>
              <strong>{version.name}</strong>
              <span>
                {OUTCOMES.map((name) => version[name]).join(" · ")}, {version.decision}
              </span>
            </p>
            <OutcomeSquares version={version} columns={30} opacity={last ? 1 : 0.6} />
          </li>
        );
      })}
    </ol>
    <p css={ruleStyle}>{rule}</p>
  </div>
);
