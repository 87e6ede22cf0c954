import { css } from "@emotion/react";
import type { CSSProperties } from "react";
import { colors } from "../theme/colors";
import { outlinedInPrint } from "../theme/print";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

/** A number that ties a place in a deliverable to a note. */
export const markStyle = css`
  && {
    display: inline-grid;
    place-items: center;
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: ${radii.round};
    background: ${colors.ink};
    color: ${colors.surface};
    font: 700 0.8125rem/1 var(--display);
    vertical-align: 0.1em;
    ${outlinedInPrint}
  }
`;

/** Second lines: places, times, names of columns. */
export const aside = css`
  ${type.note}
`;

/** What is read, not looked up: as large as its block allows. */
export const reading = `font-size: clamp(1rem, 0.8rem + 0.8cqi, 1.125rem); line-height: 1.5;`;

/** One below the other, as high as the block. */
export const stack = `flex: 1; display: flex; flex-direction: column;`;

/** Two things at either end of a line, or below each other. */
export const ends = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[4]};
`;

/** A search field of something shown, which is no field. */
export const fieldStyle = css`
  ${ends}
  flex-wrap: nowrap;
  align-items: center;
  margin-bottom: ${space[5]};
  padding: ${space[3]} ${space[5]};
  border: 1px solid ${colors.control};
  border-radius: ${space[5]};
`;

/** A button of something shown, which is no button. */
export const buttonStyle = css`
  width: 100%;
  max-width: 24rem;
  margin-top: auto;
  padding: ${space[3]} ${space[1]};
  border-radius: ${radii.control};
  background: ${colors.ink};
  color: ${colors.paper};
  ${type.caption}
  font-weight: 600;
  text-align: center;
  ${outlinedInPrint}
`;

/** A drawing as wide as its place. */
export const pictureStyle = css`
  display: block;
  svg {
    width: 100%;
    height: auto;
  }
  text {
    font-family: var(--display);
  }
`;

/** Colours that mean something: of bars, cells, squares and verdicts. */
export const fills: Record<string, CSSProperties> = {
  bleu: { background: colors.accent, color: colors.onAccent },
  orange: { background: colors.warmBackground, color: colors.inkBand },
  peche: { background: colors.warmSoft, color: colors.ink },
  gris: { background: `color-mix(in srgb, ${colors.control} 45%, ${colors.surface})` },
  creme: { background: colors.tint, color: colors.muted },
  vert: { background: colors.greenSoft, color: colors.ink },
  pale: { background: `color-mix(in srgb, ${colors.accent} 28%, transparent)`, color: colors.ink },
  vide: { boxShadow: `inset 0 0 0 2px ${colors.control}` },
  avant: { outline: `2px dashed ${colors.control}`, outlineOffset: "-2px", fontSize: "0.875em" },
};

/** The colour of a number from 0 to 100, in four steps on which letters are readable. */
export const shadeOf = (text: string) => {
  const value = /^\d+$/.test(text) ? Number(text) : -1;
  const share = value < 25 ? 6 : value < 50 ? 12 : 22;
  const mixed = `color-mix(in srgb, ${colors.accent} ${share}%, ${colors.surface})`;
  return value < 0 ? undefined : value < 70 ? { background: mixed } : fills.bleu;
};
