import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Evaluation } from "./Evaluation";
import { Pane } from "./Pane";
import { Room } from "./Room";
import { TriedCases } from "./TriedCases";

type Props = Queries.ModelCardFragment;

const layout = css`
  display: grid;
  @container (min-width: 60rem) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    > :nth-of-type(3) {
      grid-column: 1 / -1;
    }
  }
`;

const card = css`
  padding: clamp(${space[4]}, 3cqi, ${space[6]});
  background: ${colors.accent};
  color: ${colors.onAccent};
  strong {
    display: block;
    margin-bottom: ${space[2]};
    ${type.heading}
  }
  dl {
    margin-top: ${space[6]};
  }
  div {
    padding-block: ${space[3]};
    border-top: 1px solid color-mix(in srgb, currentColor 45%, transparent);
  }
  dt {
    ${type.caption}
  }
  dd {
    font-weight: 600;
  }
`;

/** The card of a model: what it is for, how it was evaluated, and three cases. */
export const ModelCard = ({ name, version, facts, casesTitle, cases, ...evaluation }: Props) => (
  <Room>
    <Pane>
      <div css={layout}>
        <div css={card}>
          <p>
            <strong>{name}</strong>
            {version}
          </p>
          <dl>
            {facts.map(({ label, value }, index) => (
              <div key={index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Evaluation {...evaluation} />
        <TriedCases title={casesTitle} cases={cases} outcomes={evaluation.outcomes} />
      </div>
    </Pane>
  </Room>
);

export const modelCardFragment = graphql`
  fragment ModelCard on ModelCard {
    name
    version
    facts {
      label
      value
    }
    evaluationTitle
    outcomes {
      juste
      silence
      faux
    }
    rule
    versions {
      name
      juste
      silence
      faux
      decision
    }
    casesTitle
    cases {
      question
      answer
      source
      outcome
    }
  }
`;
