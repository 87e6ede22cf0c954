import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Legend } from "./Legend";
import { fills, shadeOf, stackedRows } from "./styles";

type Props = Queries.TableBlockFragment;

const NUMBER = /^[−+-]?\s?\d[\d\s.,]*(€|%)?$/;

const style = css`
  width: 100%;
  height: 100%;
  border-collapse: collapse;
  ${type.caption}
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space[3]} clamp(0.125rem, 2cqi, 1rem) ${space[3]} 0;
    border-top: 1px solid ${colors.line};
    text-align: start;
    vertical-align: baseline;
  }
  thead th,
  &:not(:has(thead)) th {
    color: ${colors.muted};
    font-weight: 400;
  }
  tfoot td,
  tr[data-strong] td,
  &:not(:has([style])) td:last-child {
    font-weight: 600;
  }
  tfoot {
    border-top: 2px solid ${colors.ink};
  }
  &:has([style]:not([data-figure])) {
    table-layout: fixed;
  }
  && [data-figure] {
    text-align: end;
    white-space: nowrap;
  }
  && [style] {
    padding-inline: clamp(0.125rem, 1cqi, 0.5rem);
    border: 1px solid ${colors.surface};
  }
  &:not(:has(thead)) tfoot td {
    ${type.figure}
    font-size: ${sizes.title};
  }
`;

/** Rows and columns, with what they add up to. Shaded cells cannot be stacked: their table scrolls. */
export const TableBlock = ({ heading, columns, rows, total, tones, shaded }: Props) => {
  const name = heading ?? undefined;
  const row = (cells: readonly string[], line: number, Cell: "td" | "th" = "td") => (
    <tr key={line} data-strong={rows[line]?.strong || undefined}>
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
            style={shaded ? shadeOf(text) : fills[tone ?? ""]}
          >
            {!at && rows[line]?.struck ? <s>{text}</s> : text}
          </Tag>
        );
      })}
    </tr>
  );
  return (
    // A wide table scrolls in its box, which the keyboard reaches.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={name} css={{ flex: 1, overflowX: "auto" }}>
      {tones && <Legend entries={tones.map((one) => ({ ...one, fill: fills[one.tone] }))} />}
      <table css={[style, columns && !shaded && stackedRows]} aria-label={name}>
        {columns && <thead>{row(columns, -1, "th")}</thead>}
        <tbody>{rows.map(({ cells }, line) => row(cells, line))}</tbody>
        {total && <tfoot>{row(total, -1)}</tfoot>}
      </table>
    </section>
  );
};

export const tableBlockFragment = graphql`
  fragment TableBlock on TableBlock {
    heading
    columns
    rows {
      cells
      struck
      strong
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
