import { css } from "@emotion/react";
import { colors, palette } from "./colors";
import { space } from "./space";

/** The colour of the square that an icon stands on. */
export const tileGround = `var(--tile, ${colors.action})`;

/** An icon on a square of its own, as signs stand on the posters. */
export const iconTile = css`
  box-sizing: content-box;
  padding: ${space[3]};
  background: ${tileGround};
  color: var(--on-tile, ${colors.onAction});
  --detail: var(--detail-tile, ${palette.warmGround[0]});
`;

/** For the list of entries with such icons: three colours, one after the other. */
export const alternatingIconColors = css`
  > :nth-of-type(3n + 2) {
    --tile: ${colors.warmGround};
    --on-tile: ${palette.ink[0]};
    --detail-tile: ${palette.paper[0]};
  }
  > :nth-of-type(3n) {
    --tile: ${colors.ink};
    --on-tile: ${colors.paper};
  }
`;
