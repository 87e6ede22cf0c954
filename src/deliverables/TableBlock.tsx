import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Legend } from "./Legend";
import { fills, reading, shadeOf } from "./styles";
import { diary, facts, shades, stacked } from "./tableLooks";

type Props = Queries.TableBlockFragment;

const NUMBER = /^[−+-]?\s?\d[\d\s.,]*(€|%)?$/;

const style = css`
  flex: 1;
  width: 100%;
  border-collapse: collapse;
  ${reading}
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${space[3]} clamp(0.125rem, 2cqi, 1rem) ${space[3]} 0;
    border-top: 1px solid ${colors.line};
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    ${type.caption}
    color: ${colors.muted};
    font-weight: 400;
  }
  tfoot td,
  td:last-child {
    font-weight: 600;
  }
  tfoot {
    border-top: 2px solid ${colors.ink};
  }
  [data-figure] {
    text-align: end;
    white-space: nowrap;
  }
  [data-figure] + :not([data-figure]) {
    padding-left: ${space[5]};
  }
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
            style={shaded ? shadeOf(text) : fills[tone ?? ""]}
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
      <table css={[style, css(look)]} aria-label={heading ?? undefined}>
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
