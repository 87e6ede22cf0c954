import { css } from "@emotion/react";
import { colors } from "./colors";

/** The mark of the agency in the large, its dot in its ring, a little lighter than the blue it is printed on. */
export const printedMark = (place: string) => css`
  --print: color-mix(in srgb, ${colors.action}, ${colors.onAction} 10%);
  background:
    radial-gradient(
        closest-side,
        var(--print) 17%,
        transparent 17.2% 46%,
        var(--print) 46.2% 99.7%,
        transparent
      )
      ${place} no-repeat,
    ${colors.action};
`;
