import { css } from "@emotion/react";
import { actionRoles, colors, darkRoles } from "../theme/colors";
import { space } from "../theme/space";

/** Background of a block, by its name in the content. */
export const backgrounds: Record<string, ReturnType<typeof css>> = {
  papier: css`
    background: ${colors.surface};
    box-shadow: 0 0 0 1px ${colors.line};
  `,
  encre: css`
    background: ${colors.inkBand};
    ${darkRoles}
  `,
  bleu: css`
    background: ${colors.action};
    > * {
      ${actionRoles}
    }
  `,
  peche: css`
    background: ${colors.warmSoft};
  `,
  creme: css`
    background: ${colors.tint};
    box-shadow: 0 0 0 1px ${colors.line};
  `,
  ticket: css`
    --tooth: 0.75rem;
    width: min(100%, 26rem);
    margin-inline: auto;
    align-self: start;
    rotate: -1deg;
    border-radius: 0;
    background: ${colors.surface};
    mask: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% /
      var(--tooth) 100%;
    > * {
      padding-bottom: calc(var(--pad) + var(--tooth));
    }
    & + & {
      rotate: 1.2deg;
    }
  `,
  nu: css`
    > * {
      --pad: 0rem;
      justify-content: center;
    }
  `,
};

/** Position of a block over or against the one before it. */
export const places: Record<string, ReturnType<typeof css>> = {
  dessus: css`
    z-index: 1;
    @container (min-width: 40rem) {
      grid-column-end: -1;
      margin-top: calc(-1 * var(--gap) - ${space[5]});
    }
  `,
  cote: css`
    @container (min-width: 40rem) {
      z-index: 1;
      margin: ${space[5]} 0 ${space[5]} calc(-1 * var(--gap) - ${space[3]});
      box-shadow: 0 0 0 2px ${colors.ink};
    }
  `,
  contre: css`
    margin-top: calc(-1 * var(--gap));
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    border-top: 2px dashed ${colors.ink};
  `,
};
