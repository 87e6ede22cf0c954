import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

/** Second lines: places, times, names of columns. */
export const aside = css`
  ${type.caption}
  color: ${colors.muted};
`;

/** Two things at either end of a line, or below each other. */
export const ends = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[4]};
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
  @media print {
    border: 1px solid;
    color: ${colors.ink};
  }
`;

/** A drawing as wide as its place. */
export const pictureStyle = css`
  display: block;
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
  text {
    font-family: var(--display);
  }
`;

/** Too narrow for its columns, each row of a table becomes its name and the named values. */
export const stackedBelow = (width: string) => css`
  @container (max-width: calc(${width} - 0.01rem)) {
    thead,
    td:empty {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
      gap: ${space[2]};
      padding-block: ${space[3]};
      border-top: 1px solid ${colors.line};
    }
    && tr > * {
      padding-block: 0;
      border: 0;
      font-weight: 600;
      text-align: start;
    }
    tr > th,
    td:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
    td::before {
      content: attr(data-label) " " / "";
      font-weight: 400;
    }
  }
`;

/** Colours that mean something: of bars, cells, squares and verdicts. */
export const fills: Record<string, { background?: string; color?: string; boxShadow?: string }> = {
  bleu: { background: colors.accent, color: colors.onAccent },
  orange: { background: colors.warmBackground, color: colors.inkBand },
  peche: { background: colors.warmSoft, color: colors.ink },
  gris: { background: `color-mix(in srgb, ${colors.control} 45%, ${colors.surface})` },
  creme: { background: colors.tint, color: colors.muted },
  vert: { background: colors.successSoft, color: colors.ink },
  pale: { background: `color-mix(in srgb, ${colors.accent} 28%, transparent)`, color: colors.ink },
  vide: { boxShadow: `inset 0 0 0 2px ${colors.control}` },
};

/** The colour of a number from 0 to 100, in four steps on which letters are readable. */
export const shadeOf = (text: string) => {
  const value = /^\d+$/.test(text) ? Number(text) : -1;
  const share = value < 25 ? 6 : value < 50 ? 12 : 22;
  const mixed = `color-mix(in srgb, ${colors.accent} ${share}%, ${colors.surface})`;
  return value < 0 ? undefined : value < 70 ? { background: mixed } : fills.bleu;
};
