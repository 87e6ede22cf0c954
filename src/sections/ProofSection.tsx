import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { ProofFigures } from "../components/ProofFigures";
import { WeightField } from "../components/WeightField";
import { WeightLegend } from "../components/WeightLegend";
import { from } from "../theme/breakpoints";
import { colors, darkRoles } from "../theme/colors";
import { space, widths } from "../theme/space";
import { squareSide } from "../theme/squareSide";
import { type } from "../theme/typography";
import { Unbroken } from "../ui/Unbroken";

type Props = { proof: Queries.ProofSectionFragment };

/** The one band that fills the window: the field on one half, words and figures on the other, edge to edge. */
const band = css`
  --side: 100vw;
  --shape: 0.4;
  overflow: clip;
  background: ${colors.inkBand};
  > * {
    ${darkRoles}
  }
  ${from.desktop} {
    --side: 50vw;
    --shape: 1;
    display: grid;
    grid-template-columns: var(--side) minmax(0, 1fr);
    align-items: end;
    > :last-child {
      grid-area: 1 / 1;
    }
  }
  ${from.laptop} {
    --side: ${squareSide};
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
  padding: ${space[6]} ${space.gutter};
  ${from.desktop} {
    min-height: var(--side);
    padding-inline: ${space[8]} max(${space.gutter}, (100vw - ${widths.page}) / 2);
  }
  h2 {
    ${type.heading}
    ${from.wide} {
      ${type.headline}
    }
  }
  > p {
    max-width: 34rem;
    color: ${colors.muted};
  }
  a {
    color: inherit;
  }
`;

const live = css`
  @media (scripting: none) {
    display: none;
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
        <WeightLegend reference={reference} page={proof.page} scale={proof.scale} />
      </div>
      <WeightField kilobytes={reference.kilobytes} />
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
