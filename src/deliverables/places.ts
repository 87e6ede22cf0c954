import type { CSSProperties } from "react";
import { actionRoles, colors, darkRoles } from "../theme/colors";
import { space } from "../theme/space";

/** Background of a block, by its name in the content. CSS with a rule a line. */
export const backgrounds: Record<string, string> = {
  papier: `background: ${colors.surface}; box-shadow: 0 0 0 1px ${colors.line};`,
  encre: `
    background: ${colors.inkCard};
    > * { ${darkRoles} }
  `,
  bleu: `
    background: ${colors.action};
    > * { ${actionRoles} }
  `,
  peche: `background: ${colors.warmSoft};`,
  creme: `background: ${colors.tint}; box-shadow: 0 0 0 1px ${colors.line};`,
  ticket: `
    --tooth: 0.75rem;
    width: min(100%, 26rem);
    margin-inline: auto;
    align-self: start;
    border-radius: 0;
    background: ${colors.surface};
    mask: conic-gradient(from -45deg at bottom, transparent, black 1deg 89deg, transparent 90deg) 50% / var(--tooth) 100%;
    > * { padding-bottom: calc(var(--pad) + var(--tooth)); }
  `,
  nu: `> * { --pad: 0rem; justify-content: center; }`,
};

/** Position of a block over or against the one before it. */
export const places: Record<string, string> = {
  dessus: `
    z-index: 1;
    @container (min-width: 56rem) {
      grid-column-end: -1;
      margin-top: calc(-1 * var(--gap) - ${space[5]});
      border-top: ${space[2]} solid ${colors.warm};
    }
  `,
  contre: `
    margin-top: calc(-1 * var(--gap));
    border-radius: 0;
    border-top: 2px dashed ${colors.ink};
  `,
  /* Cards on lines that come from the last step above; in a narrow block below each other. */
  suite: `
    li { position: relative; flex-basis: 100%; }
    @container deliverable (min-width: 40rem) {
      margin-top: calc(-1 * var(--gap));
      padding-top: ${space[7]};
      &::before, li::before { content: ""; position: absolute; inset: 0 auto auto ${space[5]}; height: ${space[5]}; }
      &::before, li::before { border: solid ${colors.accent}; border-width: 0 0 0 3px; }
      li { flex-basis: 0; }
      li::before { top: calc(-1 * ${space[5]}); }
      li:not(:last-of-type)::before { width: calc(100% + ${space[4]}); border-top-width: 3px; }
    }
  `,
};

type Block = Queries.DeliverableFragment["blocks"][number];

const widthOf = (row: readonly Block[]) => row.reduce((sum, { width }) => sum + width, 0);

/**
 * Columns and rows of a block, of twelve columns. On a tablet charts or tables stay side by side, and so does what is
 * beside a narrow picture; any other block takes a row of its own.
 */
export const sizeOf = (block: Block, blocks: readonly Block[]) => {
  const rows: Block[][] = [[]];
  for (const next of blocks)
    if (widthOf([...(rows.at(-1) ?? []), next]) <= 12) rows.at(-1)?.push(next);
    else rows.push([next]);
  const row = rows.find((one) => one.includes(block)) ?? [];
  const stays =
    widthOf(row) === 12 &&
    ((row[0]?.picture && row[0].width === 4) ||
      row.every(({ chart }) => chart) ||
      row.every(({ table }) => table));
  return {
    "--tablet": stays ? block.width : 12,
    "--width": block.width,
    "--height": block.height ?? 1,
  } as CSSProperties;
};
