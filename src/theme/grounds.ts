import { css } from "@emotion/react";
import { colors } from "./colors";

/** What sheets of work lie on. The desk is orange in both themes, and all on it is as in the light one. */
export const grounds = {
  blue: css`
    background: ${colors.accentSoft};
  `,
  peach: css`
    background: light-dark(${colors.warmSoft}, ${colors.accentSoft});
  `,
  desk: css`
    color-scheme: light;
    background: ${colors.desk};
    color: ${colors.ink};
  `,
};

/** The mark of the agency in the large, its dot in its ring, a little lighter than the blue it is printed on. */
export const printedMark = (place: string) => css`
  --print: color-mix(in srgb, ${colors.action}, ${colors.onAction} 10%);
  background:
    radial-gradient(
        closest-side,
        var(--print) 17%,
        #0000 17.2% 46%,
        var(--print) 46.2% 99.7%,
        #0000
      )
      ${place} no-repeat,
    ${colors.action};
`;

export type Ground = keyof typeof grounds;

/** The ground of an act of the services, by its number from 1 (content/home.yaml names the acts). */
export const groundOfAct = (act: number): Ground =>
  (["blue", "desk", "peach"] as const)[act - 1] ?? "blue";
