import { css } from "@emotion/react";
import { colors, palette } from "./colors";
import { outlinedInPrint } from "./print";
import { space } from "./space";

/** An icon on a coloured square. */
export const iconTile = css`
  box-sizing: content-box;
  padding: ${space[3]};
  background: var(--tile, ${colors.action});
  color: var(--on-tile, ${colors.onAction});
  --detail: var(--detail-tile, ${palette.warmBackground[0]});
  ${outlinedInPrint}
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
