import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { WeightField } from "../components/WeightField";
import { Weights } from "../components/Weights";
import { from } from "../theme/breakpoints";
import { colors, darkRoles } from "../theme/colors";
import { space, widths } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Unbroken } from "../ui/Unbroken";

type Props = { proof: Queries.ProofSectionFragment };

const band = css`
  ${darkRoles}
  padding: ${space[7]} max(${space.gutter}, (100vw - ${widths.page}) / 2);
  background: ${colors.inkBand};
  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[8]};
    align-items: end;
  }
  @media print {
    display: none;
  }
`;

const words = css`
  display: grid;
  gap: ${space[4]};
  h2 {
    ${type.headline}
  }
  p {
    max-width: 34rem;
    color: ${colors.muted};
  }
  a {
    color: inherit;
  }
  strong {
    display: block;
    ${type.figure}
    font-size: calc(2 * ${sizes.headline});
    color: ${colors.warm};
  }
`;

const picture = css`
  --cell: 2.08%;
  margin-bottom: ${space[4]};
`;

const weights = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    ${type.figure}
    font-size: ${sizes.heading};
  }
`;

/** How much lighter the home page is than the median page of the web, by the figures of content/interface.yaml. */
export const ProofSection = ({ proof }: Props) => {
  const { reference, kilobytes } = proof;
  return (
    <section css={band} aria-labelledby="proof-title" data-proof="">
      <div css={words}>
        <h2 id="proof-title">
          <Unbroken text={proof.title} />
        </h2>
        <p>
          <strong>{Math.floor(reference.kilobytes / kilobytes)}</strong> {proof.ratio}
        </p>
        <p>{proof.text}</p>
        <p>
          {proof.scale}. {reference.before} <a href={reference.url}>{reference.source}</a>
        </p>
      </div>
      <div>
        <WeightField css={picture} {...proof} />
        <Weights css={weights} {...proof} />
      </div>
    </section>
  );
};

export const proofSectionFragment = graphql`
  fragment ProofSection on InterfaceProof {
    title
    text
    ratio
    page
    kilobytes
    scale
    reference {
      label
      kilobytes
      before
      source
      url
    }
  }
`;
