import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { durations, easing, ifMotion } from "../theme/motion";
import { radii } from "../theme/space";

/** A sheet in the hero of the home page: it comes up as the page opens, and casts a shadow. */
export const heroSheet = css`
  position: absolute;
  border-radius: ${radii.card};
  box-shadow: 0 1.5em 3em -1em ${colors.scrim};
  ${ifMotion} {
    animation: rise ${durations.draw / 3}ms ${easing} both;
  }
`;
