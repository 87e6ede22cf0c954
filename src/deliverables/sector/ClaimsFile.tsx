import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { Room } from "../Room";
import { Bottle } from "./Bottle";
import { Claim } from "./Claim";

type Props = Queries.ClaimsFileFragment;

const layout = css`
  display: grid;
  gap: ${space[6]};
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    align-items: center;
    gap: 0;
    min-height: 80svh;
  }
`;

/** One line leads from all the claims to the bottle, above its label. */
const file = css`
  position: relative;
  @container (min-width: 56rem) {
    ol {
      border-left: 2px solid ${colors.ink};
      border-bottom: 2px solid ${colors.ink};
    }
    &::before,
    &::after {
      content: "";
      position: absolute;
      right: 100%;
      border: 2px solid ${colors.ink};
    }
    &::before {
      top: 47%;
      width: calc(100cqi / 6 - 6rem);
      border-width: 2px 0 0;
    }
    &::after {
      top: calc(47% - ${space[2]} + 1px);
      width: ${space[4]};
      height: ${space[4]};
      margin-right: calc(100cqi / 6 - 6rem);
      border-radius: 50%;
      background: ${colors.surface};
    }
  }
`;

const signatureStyle = css`
  margin-top: ${space[5]};
  ${type.caption}
  color: ${colors.ink};
  text-align: end;
`;

/** A product and each sentence that may be said of it, with its proof and what became of it. */
export const ClaimsFile = ({ brand, product, volume, claims, proofLabel, signature }: Props) => (
  <Room>
    <div css={layout}>
      <Bottle brand={brand} product={product} volume={volume} />
      <div css={file}>
        <ol>
          {claims.map((claim) => (
            <Claim key={claim.text} claim={claim} proofLabel={proofLabel} />
          ))}
        </ol>
        <p css={signatureStyle}>{signature}</p>
      </div>
    </div>
  </Room>
);

export const claimsFileFragments = graphql`
  fragment Claim on ClaimsFileClaims {
    text
    proof
    verdict
    final
  }
  fragment ClaimsFile on ClaimsFile {
    brand
    product
    volume
    claims {
      ...Claim
    }
    proofLabel
    signature
  }
`;
