import { css } from "@emotion/react";
import { colors } from "./colors";

/** What sheets of work lie on. The orange one is the same in both themes, and all on it is as in the light one. */
export const grounds = {
  blue: css`
    background: ${colors.accentSoft};
  `,
  peach: css`
    background: light-dark(${colors.warmSoft}, ${colors.accentSoft});
  `,
  orange: css`
    color-scheme: light;
    background: ${colors.warmGround};
    color: ${colors.ink};
  `,
};

export type Ground = keyof typeof grounds;

/** The ground of an act of the services, by its number from 1 (content/home.yaml names the acts). */
export const groundOfAct = (act: number): Ground =>
  (["blue", "orange", "peach"] as const)[act - 1] ?? "blue";
