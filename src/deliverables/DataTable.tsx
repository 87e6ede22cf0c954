import { css } from "@emotion/react";
import type { CSSProperties, ReactNode } from "react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";

type Props = {
  /** Read out, and shown above the table. */
  caption: string;
  columns: readonly string[];
  /** One cell for each column; the first names the row. */
  rows: readonly (readonly ReactNode[])[];
  /** The last row, if it sums the others up. */
  total?: readonly string[];
  /** Columns of figures, set to the right. */
  figures?: readonly number[];
};

const table = css`
  width: 100%;
  border-collapse: collapse;
  ${type.caption}
  font-variant-numeric: tabular-nums;
  caption {
    padding: ${space[3]} 0;
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: ${space[3]} ${space[5]} ${space[3]} 0;
    border-top: 1px solid ${colors.line};
    text-align: start;
    vertical-align: baseline;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  thead th {
    border-top: 0;
    color: ${colors.muted};
    font-weight: 400;
  }
  tbody th {
    font-weight: 600;
  }
  tfoot {
    font-weight: 600;
  }
  tfoot :is(th, td) {
    border-top: 2px solid ${colors.ink};
  }
`;

const figure = css`
  && {
    text-align: end;
    white-space: nowrap;
  }
`;

/** Too narrow for all columns, a row of figures keeps them in columns, under its name and above its last cell. */
const ledger = css`
  @container (max-width: 43.99rem) {
    &,
    caption,
    thead,
    tbody,
    tfoot {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--figures), minmax(0, 1fr));
      gap: ${space[1]} ${space[2]};
      padding-block: ${space[3]};
      border-top: 1px solid ${colors.line};
    }
    thead tr {
      align-items: end;
      border-top: 0;
    }
    thead :is(th:first-of-type, th:last-of-type),
    td:empty {
      display: none;
    }
    tfoot tr {
      border-top: 2px solid ${colors.ink};
    }
    && :is(th, td) {
      padding: 0;
      border: 0;
      text-align: start;
      white-space: normal;
    }
    tbody th,
    tfoot th,
    td:last-of-type {
      grid-column: 1 / -1;
    }
    td:last-of-type {
      font-weight: 600;
      color: ${colors.accentStrong};
    }
  }
`;

/** Too narrow for columns, each row becomes a list of named values. */
const stacked = css`
  @container (max-width: 43.99rem) {
    &,
    caption,
    tbody,
    tfoot,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    tr {
      padding-block: ${space[3]};
      border-top: 1px solid ${colors.line};
    }
    tfoot tr {
      border-top: 2px solid ${colors.ink};
    }
    && :is(th, td) {
      display: flex;
      justify-content: space-between;
      gap: ${space[4]};
      padding: ${space[1]} 0;
      border: 0;
      text-align: end;
      white-space: normal;
    }
    && td:empty {
      display: none;
    }
    td::before {
      content: attr(data-label);
      color: ${colors.muted};
      font-weight: 400;
      text-align: start;
    }
  }
`;

/** A table of a deliverable. */
export const DataTable = ({ caption, columns, rows, total, figures = [] }: Props) => {
  const row = (cells: readonly ReactNode[], key: number) => (
    <tr key={key}>
      {cells.map((cell, index) =>
        index === 0 ? (
          <th key={index} scope="row">
            {cell}
          </th>
        ) : (
          <td key={index} data-label={columns[index]} css={figures.includes(index) && figure}>
            {cell}
          </td>
        ),
      )}
    </tr>
  );
  return (
    <table
      css={[table, figures.length > 0 ? ledger : stacked]}
      style={{ "--figures": figures.length } as CSSProperties}
    >
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col" css={figures.includes(index) && figure}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
      {total && <tfoot>{row([...total, ...columns.slice(total.length).fill("")], 0)}</tfoot>}
    </table>
  );
};
