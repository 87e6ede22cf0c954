import { css } from "@emotion/react";
import { colors, palette } from "./colors";

/** Backgrounds of deliverables; in the dark, cards are lighter. The orange one is the same in both themes, as is all text on it. */
export const sectionBackgrounds = {
  blue: css`
    background: light-dark(${palette.accentSoft[0]}, ${palette.tint[1]});
  `,
  peach: css`
    background: light-dark(${palette.warmSoft[0]}, ${palette.tint[1]});
  `,
  orange: css`
    color-scheme: light;
    background: ${colors.warmBackground};
    color: ${colors.ink};
  `,
};

export type SectionBackground = keyof typeof sectionBackgrounds;

/** The background of a group of services, by its number from 1 (content/home.yaml names the groups). */
export const backgroundOfGroup = (group: number): SectionBackground =>
  (["blue", "orange", "peach"] as const)[group - 1] ?? "blue";

/** A ground that reaches the window's edges beside its column, on screens. */
export const acrossWindow = (color: string) => `
  background: ${color};
  clip-path: inset(0 -100vmax);
  @media screen { box-shadow: 0 0 0 100vmax ${color}; }
`;
