import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Room } from "./Room";
import { RunLog } from "./RunLog";
import { WorkflowBranches } from "./WorkflowBranches";

type Props = Queries.WorkflowFragment;

const layout = css`
  display: grid;
  gap: ${space[6]};
  @container (min-width: 64rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;

/** Steps hang on a wire, which the arrow of each continues. */
const wire = css`
  li {
    position: relative;
    padding: 0 0 ${space[5]} ${space[7]};
  }
  li::before {
    content: "";
    position: absolute;
    inset: ${space[1]} auto calc(-1 * ${space[1]}) 0.6rem;
    border-left: 3px solid ${colors.accent};
  }
  li::after {
    content: "";
    position: absolute;
    left: 0;
    top: ${space[1]};
    width: 1.375rem;
    height: 1.375rem;
    border: 3px solid ${colors.accent};
    border-radius: ${radii.round};
    background: ${colors.surface};
  }
  strong {
    display: block;
    ${type.title}
  }
  small {
    ${type.caption}
    color: ${colors.muted};
  }
  p {
    margin-top: ${space[1]};
  }
`;

/** The steps of an automation, its three ways out, and the log of one run. */
export const Workflow = ({ steps, decision, branches, conclusion, ...run }: Props) => (
  <Room>
    <div css={layout}>
      <div>
        <ol css={wire}>
          {steps.map(({ title, tool, text }, index) => (
            <li key={index}>
              <strong>{title}</strong>
              <small>{tool}</small>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <WorkflowBranches decision={decision} branches={branches} />
      </div>
      <RunLog conclusion={conclusion} {...run} />
    </div>
  </Room>
);

export const workflowFragment = graphql`
  fragment Workflow on Workflow {
    steps {
      title
      tool
      text
    }
    decision
    branches {
      condition
      count
      action
      by
      who
    }
    logTitle
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
    conclusion
  }
`;
