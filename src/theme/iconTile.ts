import { css } from "@emotion/react";
import { colors, palette } from "./colors";
import { space } from "./space";

/** Ground, text and detail of a tile. */
export const tileColors = css`
  background: var(--tile, ${colors.action});
  color: var(--on-tile, ${colors.onAction});
  --detail: var(--detail-tile, ${palette.warmBackground[0]});
`;

/** An icon on a coloured square. */
export const iconTile = css`
  ${tileColors}
  box-sizing: content-box;
  padding: ${space[3]};
`;

/** For a list of entries with such icons: three colours in turn. */
export const alternatingIconColors = css`
  > :nth-of-type(3n + 2) {
    --tile: ${colors.warmBackground};
    --on-tile: ${palette.ink[0]};
    --detail-tile: ${palette.paper[0]};
  }
  > :nth-of-type(3n) {
    --tile: ${colors.ink};
    --on-tile: ${colors.paper};
  }
`;
