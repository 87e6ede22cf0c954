import { css, keyframes } from "@emotion/react";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";
import { durations, easing, ifMotion } from "../theme/motion";
import { space } from "../theme/space";

type Props = {
  count: number;
  /** Slide in sight, from 0; while it is absent, the mark follows the scroll timeline `--slides` around. */
  current?: number;
};

/** Lengths of one tick, and from one tick to the next. */
const TICK = space[5];
const STEP = `calc(${TICK} + ${space[1]})`;

const toLast = keyframes`
  to {
    translate: calc((var(--count) - 1) * ${STEP});
  }
`;

const ticks = css`
  align-self: center;
  width: calc(var(--count) * ${STEP});
  height: 3px;
  background: repeating-linear-gradient(90deg, ${colors.line} 0 ${TICK}, transparent 0 ${STEP});
  @media (forced-colors: active) {
    forced-color-adjust: none;
    --line: GrayText;
    --accent: Highlight;
  }
  &::before {
    content: "";
    display: block;
    width: ${TICK};
    height: 100%;
    background: ${colors.accent};
    translate: calc(var(--current, 0) * ${STEP});
  }
  ${ifMotion} {
    &[data-known]::before {
      transition: translate ${durations.gentle}ms ${easing};
    }
  }
  @supports (animation-timeline: --slides) {
    &:not([data-known])::before {
      animation: ${toLast} linear both;
      animation-timeline: --slides;
    }
  }
`;

/** Where one stands in a row of slides: a graduation with a tick for each, the current one marked. */
export const SlidePosition = ({ count, current }: Props) => (
  <div
    css={ticks}
    style={{ "--count": count, "--current": current } as CSSProperties}
    data-known={current === undefined ? undefined : ""}
    aria-hidden
  />
);
