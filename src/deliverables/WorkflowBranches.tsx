import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { sizes, type } from "../theme/typography";

type Props = Pick<Queries.WorkflowFragment, "decision" | "branches">;

const question = css`
  width: fit-content;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radii.round};
  background: ${colors.accent};
  color: ${colors.onAccent};
  ${type.title}
`;

const ways = css`
  display: grid;
  gap: ${space[4]};
  padding: ${space[5]} 0 0;
  @container (min-width: 40rem) {
    position: relative;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin-top: 0;
    padding-top: ${space[7]};
    /* From the question down to the beam, then to each way out. */
    &::before {
      content: "";
      position: absolute;
      top: 0;
      left: 0.6rem;
      height: ${space[5]};
      width: calc(66.7% + ${space[7]});
      border: solid ${colors.accent};
      border-width: 0 0 3px 3px;
    }
    li::before {
      content: "";
      position: absolute;
      bottom: 100%;
      left: ${space[6]};
      height: ${space[5]};
      border-left: 3px solid ${colors.accent};
    }
  }
  li {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    padding: ${space[4]};
    border-radius: ${radii.card};
    background: ${colors.surface};
    box-shadow: 0 0 0 1px ${colors.line};
  }
  b {
    ${type.figure}
    padding-block: ${space[2]};
    font-size: ${sizes.display};
  }
  small {
    margin-top: ${space[3]};
    ${type.caption}
    font-weight: 600;
    color: ${colors.muted};
  }
`;

const human = css`
  && {
    background: ${colors.warmSoft};
    box-shadow: 0 0 0 3px ${colors.warm};
  }
`;

/** The question that shares the cases out, and where each share goes; a person's way out stands out. */
export const WorkflowBranches = ({ decision, branches }: Props) => (
  <>
    <p css={question}>{decision}</p>
    <ul css={ways}>
      {branches.map(({ condition, count, action, by, who }, index) => (
        <li key={index} css={by === "personne" && human}>
          <strong>{condition}</strong>
          <b>{count}</b>
          <p>{action}</p>
          <small>{who}</small>
        </li>
      ))}
    </ul>
  </>
);
