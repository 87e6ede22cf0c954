import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";

type Props = { brand: string; product: string; volume: string };

const bottle = css`
  position: relative;
  width: min(100%, 20rem);
  margin-inline: auto;
  svg {
    width: 100%;
    height: auto;
  }
  @container (max-width: 55.99rem) {
    width: min(70%, 16rem);
  }
`;

const label = css`
  position: absolute;
  inset: 52% 18% 9%;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: ${space[3]};
  background: ${colors.surface};
  ${type.caption}
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
  strong {
    ${type.figure}
    font-size: ${sizes.title};
  }
`;

/** A dropper bottle with its label. */
export const Bottle = ({ brand, product, volume }: Props) => (
  <div css={bottle}>
    <svg viewBox="0 0 240 480" fill="none" aria-hidden="true">
      <path d="M100 8h40c8 0 12 8 12 18v70H88V26c0-10 4-18 12-18Z" fill="var(--ink)" />
      <path d="M80 96h80v44H80z" fill="var(--warm)" />
      <path
        d="M88 102v32M100 102v32M112 102v32M124 102v32M136 102v32M148 102v32"
        stroke="var(--warm-soft)"
        strokeWidth="2"
      />
      <path
        d="M92 140h56v24c0 10 62 18 62 66v220c0 14-10 22-24 22H54c-14 0-24-8-24-22V230c0-48 62-56 62-66v-24Z"
        fill="var(--accent)"
      />
      <path
        d="M46 236c2-26 34-36 46-50"
        stroke="var(--on-accent)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".7"
      />
    </svg>
    <p css={label}>
      <strong>{brand}</strong>
      <span>{product}</span>
      <span>{volume}</span>
    </p>
  </div>
);
