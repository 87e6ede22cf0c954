import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Legend } from "./Legend";
import { fills, reading, shadeOf } from "./styles";

type Props = Partial<Queries.TableBlockFragment> & Pick<Queries.TableBlockFragment, "rows">;

const NUMBER = /^[−+-]?\s?\d[\d\s.,]*(€|%)?$/;

/** CSS with a rule a line, as below. */
const style = `
  flex: 1;
  width: 100%;
  border-collapse: collapse;
  ${reading}
  font-variant-numeric: tabular-nums;
  th, td { padding: ${space[3]} clamp(0.125rem, 2cqi, 1rem) ${space[3]} 0; vertical-align: baseline; }
  th, td { border-top: 1px solid ${colors.line}; text-align: start; }
  thead th { ${type.caption} color: ${colors.muted}; font-weight: 400; }
  tfoot td, td:last-child { font-weight: 600; }
  tfoot { border-top: 2px solid ${colors.ink}; }
  [data-figure] { text-align: end; white-space: nowrap; }
  [data-figure] + :not([data-figure]) { padding-left: ${space[5]}; }
`;

/**
 * CSS of tables, a rule a line. Too narrow for its columns, each row is its name, its numbers side by side, then its other cells.
 * What is out of sight stays in the table: without it, screen readers count columns wrongly, and read the header beside.
 */
const stacked = `
  @container (max-width: 33.99rem) {
    && td:empty, thead:not(:has([data-figure])), && thead th:not([data-figure]) { position: absolute; width: 1px; clip-path: inset(50%); }
    && thead th { white-space: normal; }
    tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(3.5rem, 20%), 1fr)); gap: ${space[2]} ${space[3]}; }
    tr { padding-block: ${space[3]}; border-top: 1px solid ${colors.line}; }
    &&& tr > * { padding: 0; border: 0; text-align: start; }
    tr > :not([data-figure]) { display: block; grid-column: 1 / -1; }
    td:not([data-figure])::before { content: attr(data-label) "\\a0: " / ""; color: ${colors.muted}; font-weight: 400; }
  }
`;

/** Names with what they say, or with amounts. */
const facts = `
  th { color: ${colors.muted}; font-weight: 400; }
  td { overflow-wrap: anywhere; }
  &:not(:has(tfoot)) th { width: 32%; }
  tfoot td { ${type.figure} font-size: clamp(1.5rem, 8.5cqi, 2.25rem); }
`;

/** A diary: days side by side, as many as fit, with the hour in each cell. */
const diary = `
  display: block;
  thead { display: none; }
  tbody { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.6em), 1fr)); }
  tbody { height: 100%; row-gap: ${space[5]}; font-size: clamp(0.875rem, 3cqi, 1.0625rem); }
  tr { display: flex; flex-direction: column; border-bottom: 1px solid ${colors.line}; }
  @container (max-width: 26rem) { tbody { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
  th { padding-left: 0.4em; border: 0; font-size: clamp(0.8125rem, 2.4cqi, 1.0625rem); }
  td { flex: 1; min-height: clamp(5.75rem, 12cqi, 6.5rem); padding: ${space[3]} 0.4em; }
  td { border-left: 1px solid ${colors.line}; font-weight: 600; line-height: 1.35; }
  tr:last-of-type td { border-right: 1px solid ${colors.line}; }
  td::before { content: attr(data-label) " "; display: block; font-weight: 400; }
`;

/** Numbers compared by the depth of their colour: large, side by side without a gap. */
const shades = `
  font-size: clamp(0.75rem, 0.5rem + 1.3cqi, 1.375rem);
  th, td { padding-block: clamp(${space[2]}, 1.7cqi, 1.25rem); }
  thead th, tbody th, td:not([style]) { font-size: min(1em, 1.0625rem); }
  [data-figure] { text-align: center; }
  [style] { width: 11%; padding-inline: 0; border: 1px solid ${colors.surface}; }
  [style] { font-family: var(--display); font-weight: 700; }
`;

/** Rows and columns, with what they add up to. */
export const TableBlock = ({ heading, columns, rows, total, tones, shaded }: Props) => {
  const row = (cells: readonly string[], line: number, Cell: "td" | "th" = "td") => (
    <tr key={line}>
      {(columns ?? cells).map((label, at) => {
        const Tag = at ? Cell : "th";
        const text = cells[at] ?? "";
        const tone = tones?.find(({ starts }) => text.startsWith(starts))?.tone;
        return (
          <Tag
            key={at}
            scope={Tag === "th" ? (Cell === "th" ? "col" : "row") : undefined}
            data-label={label}
            data-figure={NUMBER.test(rows[0]?.cells[at] ?? "") || undefined}
            style={shaded && Tag === "td" ? shadeOf(text) : fills[tone ?? ""]}
          >
            {!at && rows[line]?.struck ? <s>{text}</s> : text}
          </Tag>
        );
      })}
    </tr>
  );
  const look = tones ? diary : shaded ? shades : columns ? stacked : facts;
  return (
    <>
      {tones && <Legend entries={tones} />}
      <table css={css(style, look)} aria-label={heading ?? undefined}>
        {columns && <thead>{row(columns, -1, "th")}</thead>}
        <tbody>{rows.map(({ cells }, line) => row(cells, line))}</tbody>
        {total && <tfoot>{row(total, -1)}</tfoot>}
      </table>
    </>
  );
};

export const tableBlockFragment = graphql`
  fragment TableBlock on TableBlock {
    heading
    columns
    rows {
      cells
      struck
    }
    total
    tones {
      starts
      label
      tone
    }
    shaded
  }
`;
