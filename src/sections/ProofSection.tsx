import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { ProofFigures } from "../components/ProofFigures";
import { WeightField } from "../components/WeightField";
import { from, phone } from "../theme/breakpoints";
import { colors, darkRoles } from "../theme/colors";
import { rightHalf, space, widths } from "../theme/space";
import { type } from "../theme/typography";
import { Unbroken } from "../ui/Unbroken";

type Props = { proof: Queries.ProofSectionFragment };

/** The one band that fills the window: the field on one half, words and figures on the other, edge to edge. */
const band = css`
  ${darkRoles}
  overflow: clip;
  background: ${colors.inkBand};
  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${rightHalf};
    > :last-child {
      grid-area: 1 / 1;
    }
  }
  @media print {
    display: none;
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${space[4]};
  padding: ${space[5]} ${space.gutter} ${space[6]};
  ${from.desktop} {
    gap: ${space[5]};
    padding: ${space[7]} max(${space.gutter}, (100vw - ${widths.page}) / 2) ${space[7]} ${space[8]};
  }
  h2 {
    ${type.headline}
  }
  > p {
    max-width: 34rem;
    color: ${colors.muted};
  }
`;

const live = css`
  @media (scripting: none) {
    display: none;
  }
`;

const source = css`
  ${phone} {
    ${type.caption}
  }
  a {
    color: inherit;
  }
`;

const built = css`
  @media (scripting: enabled) {
    display: none;
  }
`;

/**
 * What the page that one reads weighs and took, measured in the visitor's browser, beside the median page of the web. It is drawn at the build only
 * (components/Prerendered); what is measured a script of the page writes.
 */
export const ProofSection = ({ proof }: Props) => {
  const { reference } = proof;
  return (
    <section
      css={band}
      aria-labelledby="proof-title"
      data-proof=""
      data-prerendered="proof"
      style={{ "--weight": 1 } as CSSProperties}
    >
      <div css={words}>
        <h2 id="proof-title">
          <Unbroken text={proof.title} />
        </h2>
        <p css={live}>{proof.text}</p>
        <p css={built}>{proof.builtText}</p>
        <ProofFigures labels={proof.labels} />
        <p css={source}>
          {proof.scale}. {reference.before} <a href={reference.url}>{reference.source}</a>
        </p>
      </div>
      <WeightField reference={reference} page={proof.page} />
    </section>
  );
};

export const proofSectionFragment = graphql`
  fragment ProofSection on InterfaceProof {
    title
    text
    builtText
    page
    scale
    labels {
      paint
      load
      requests
      thirdParties
      cookies
    }
    reference {
      label
      weight
      kilobytes
      before
      source
      url
    }
  }
`;
