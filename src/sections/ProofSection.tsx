import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { timesLighter, WeightComparison } from "../components/WeightComparison";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Band } from "../ui/Band";
import { Heading } from "../ui/Heading";
import { Prose } from "../ui/Prose";

type Props = { proof: Queries.ProofSectionFragment };

const layout = css`
  --cell: 2.08%;
  display: grid;
  gap: ${space[6]} ${space[8]};
  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
  }
  h2 {
    ${type.headline}
  }
  strong {
    display: block;
    margin-block: ${space[5]} ${space[2]};
    ${type.figure}
    font-size: calc(2 * ${sizes.headline});
    color: ${colors.warm};
  }
  dl {
    columns: 2;
    margin-top: ${space[4]};
  }
  dd {
    font-size: ${sizes.heading};
  }
`;

/** How much lighter the home page is than the median page of the web. */
export const ProofSection = ({ proof }: Props) => (
  <Band tone="ink" aria-labelledby="proof-title" data-proof="">
    <div css={layout}>
      <div>
        <Heading as="h2" id="proof-title" text={proof.title} />
        <p>
          <strong>{timesLighter(proof)}</strong> {proof.ratio}
        </p>
        <Prose html={proof.text} css={{ marginTop: space[5], color: colors.muted }} />
      </div>
      <WeightComparison weight={proof} css={{ maxWidth: "34rem" }} />
    </div>
  </Band>
);

export const proofSectionFragment = graphql`
  fragment ProofSection on InterfaceProof {
    title
    text
    ratio
    ...WeightComparison
  }
`;
