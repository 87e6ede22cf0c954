import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";
import { LogLine } from "./LogLine";
import { compact, fine, narrow, sheet } from "./sheets";

type Props = { flow: Queries.BranchesExcerptFragment };

const question = css`
  position: absolute;
  top: ${space[5]};
  ${compact} {
    top: ${space[4]};
  }
  left: ${space[5]};
  z-index: 1;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radii.round};
  background: ${colors.accent};
  color: ${colors.onAccent};
  ${type.title}
  font-size: 1.0625rem;
  white-space: nowrap;
`;

/** The wire falls from the question to a beam, and from there to each way out. */
const ways = css`
  position: absolute;
  inset: 5.75rem ${space[4]} auto;
  ${compact} {
    top: 5rem;
  }
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};
  &::before {
    content: "";
    position: absolute;
    bottom: calc(100% + ${space[4]});
    left: ${space[6]};
    right: calc((100% - 2 * ${space[3]}) / 3 - ${space[6]} - 3px);
    height: ${space[5]};
    border: solid ${colors.accent};
    border-width: 0 0 3px 3px;
  }
  div {
    position: relative;
    min-width: 0;
    padding: ${space[3]};
    ${compact} {
      padding: ${space[2]} ${space[3]};
    }
  }
  div::before {
    content: "";
    position: absolute;
    bottom: 100%;
    left: ${space[6]};
    height: ${space[4]};
    border-left: 3px solid ${colors.accent};
  }
  b {
    ${type.figure}
    display: block;
    padding-block: ${space[2]};
    font-size: 2.75rem;
    ${compact} {
      padding-block: ${space[1]} 0;
      font-size: 2rem;
    }
  }
  small {
    font-size: ${fine.note};
    color: ${colors.muted};
    ${compact} {
      display: none;
    }
    ${narrow} {
      display: none;
    }
  }
`;

const human = css`
  background: ${colors.warmSoft};
  outline: 2px solid ${colors.warm};
`;

/** The question that shares the cases out, its ways, and a line of the log that waits for somebody. */
export const BranchesExcerpt = ({ flow }: Props) => (
  <>
    <p css={question}>{flow.decision}</p>
    <div css={ways}>
      {flow.branches.map(({ condition, count, by, who }, index) => (
        <div key={index} css={[sheet, by === "personne" && human]}>
          <strong>{condition}</strong>
          <b>{count}</b>
          <small>{who}</small>
        </div>
      ))}
    </div>
    <LogLine log={flow.log} states={flow.states} />
  </>
);

export const branchesExcerptFragment = graphql`
  fragment BranchesExcerpt on Workflow {
    decision
    branches {
      condition
      count
      by
      who
    }
    log {
      at
      state
      text
    }
    states {
      fait
      attente
      arret
    }
  }
`;
