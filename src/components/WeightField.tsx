import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";
import { easing, ifMotion } from "../theme/motion";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";

type Props = { reference: Queries.ProofSectionFragment["reference"]; page: string; scale: string };

/** A square of as many little squares as the median page has kilobytes; the side is set around. */
const field = css`
  --cell: calc(var(--side) / sqrt(var(--median)));
  position: relative;
  width: var(--side);
  height: var(--side);
  background:
    linear-gradient(${colors.inkBand} 1px, transparent 1px) 0 100% / var(--cell) var(--cell),
    linear-gradient(90deg, ${colors.inkBand} 1px, transparent 1px) 0 100% / var(--cell) var(--cell),
    ${colors.action};
  p {
    position: absolute;
    padding: ${space[2]} ${space[3]};
    background: ${colors.inkBand};
    strong {
      display: block;
      ${type.figure}
      font-size: ${sizes.heading};
      word-spacing: 0.1em;
    }
  }
`;

const median = css`
  inset: ${space[5]} ${space[5]} auto auto;
  text-align: end;
`;

/** This page at the same scale: it comes down from the size of the median page to its own. */
const block = css`
  position: absolute;
  inset: auto auto 0 0;
  width: calc(sqrt(var(--weight)) * var(--cell));
  height: calc(sqrt(var(--weight)) * var(--cell));
  background: ${colors.warm};
  transform-origin: 0 100%;
  ${ifMotion} {
    @supports (animation-timeline: view()) {
      animation: weigh ${easing} both;
      animation-timeline: view();
      animation-range: entry 40% entry 100%;
    }
  }
  @keyframes weigh {
    from {
      transform: scale(3);
    }
  }
`;

const own = css`
  left: calc(sqrt(var(--weight)) * var(--cell) + ${space[3]});
  bottom: ${space[3]};
  strong {
    color: ${colors.warm};
  }
`;

/** This page drawn inside the median page of the web, at scale, each with its weight (components/ProofFigures says who writes it). */
export const WeightField = ({ reference, page, scale }: Props) => (
  <div css={field} data-square="" style={{ "--median": reference.kilobytes } as CSSProperties}>
    <div css={block} data-square="" />
    <p css={median}>
      <strong>{reference.weight}</strong>
      {reference.label}
    </p>
    <p css={own}>
      <strong data-measure="weight">–</strong>
      {page}
      <br />
      {scale}
    </p>
  </div>
);
