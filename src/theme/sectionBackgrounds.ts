import { css } from "@emotion/react";
import { colors } from "./colors";

/** Backgrounds of deliverables and of a featured quote. The orange one is the same in both themes, as is all text on it. */
export const sectionBackgrounds = {
  blue: css`
    background: ${colors.accentSoft};
  `,
  peach: css`
    background: light-dark(${colors.warmSoft}, ${colors.accentSoft});
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
