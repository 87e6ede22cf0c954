import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Legend } from "./Legend";
import { fills, shadeOf, stackedBelow } from "./styles";

type Props = Queries.TableBlockFragment;

const NUMBER = /^[−+-]?\s?\d[\d\s.,]*(€|%)?$/;

const style = css`
  flex: 1;
  width: 100%;
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
  &:not(:has(thead)) td {
    overflow-wrap: anywhere;
  }
  tfoot td,
  tr[data-strong] td,
  &:not(:has([style])) td:last-child {
    font-weight: 600;
  }
  tfoot {
    border-top: 2px solid ${colors.ink};
  }
  [data-figure] {
    text-align: end;
    white-space: nowrap;
  }
  [style] {
    padding-inline: clamp(0.125rem, 1cqi, 0.5rem);
    border: 1px solid ${colors.surface};
  }
  /* A calendar: hours and days of one size. */
  &:has([style]:not([data-figure])) {
    table-layout: fixed;
    td {
      padding-inline: ${space[2]} 0;
    }
  }
  &:not(:has(thead)) tfoot td {
    ${type.figure}
    font-size: ${sizes.title};
  }
`;

/** Shaded cells are compared column by column: they stay a table as long as their numbers fit. */
const small = css`
  font-size: clamp(0.75rem, 3.6cqi, ${sizes.caption});
  ${stackedBelow("13rem")}
`;

/** Rows and columns, with what they add up to. */
export const TableBlock = ({ heading, columns, rows, total, tones, shaded }: Props) => {
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
    <>
      {tones && <Legend entries={tones} />}
      <table
        css={[style, shaded ? small : columns && stackedBelow("34rem")]}
        aria-label={heading ?? undefined}
      >
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
