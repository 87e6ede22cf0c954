import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

type Props = { claim: Queries.ClaimFragment; proofLabel: string };

const row = css`
  display: grid;
  gap: ${space[2]} ${space[5]};
  padding-block: ${space[5]};
  border-top: 2px solid ${colors.ink};
  h3 {
    ${type.heading}
  }
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    padding-left: ${space[5]};
    h3 {
      grid-row: span 2;
    }
  }
`;

const proof = css`
  ${type.caption}
`;

const stamp = css`
  width: fit-content;
  padding: ${space[1]} ${space[3]};
  border: 2px solid currentColor;
  color: ${colors.accentStrong};
  ${type.caption}
  font-weight: 600;
`;

const stamps: Record<string, ReturnType<typeof css> | undefined> = {
  changed: css`
    color: ${colors.ink};
    border-style: dashed;
  `,
  refused: css`
    color: ${colors.danger};
    rotate: -1.5deg;
  `,
};

/** A sentence about a product, its proof, and what was decided. */
export const Claim = ({ claim: { text, proof: evidence, verdict, final }, proofLabel }: Props) => (
  <li css={row}>
    <h3>{verdict === "kept" ? text : <s>{text}</s>}</h3>
    <p css={proof}>
      <strong>{proofLabel}</strong> {evidence}
    </p>
    <p css={[stamp, stamps[verdict]]}>{final}</p>
  </li>
);
