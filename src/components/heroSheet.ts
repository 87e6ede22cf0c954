import { css } from "@emotion/react";
import { durations, easing, ifMotion } from "../theme/motion";

/** A sheet in the hero of the home page: it comes up as the page opens. */
export const heroSheet = css`
  ${ifMotion} {
    animation: rise ${durations.draw / 3}ms ${easing} both;
  }
`;
