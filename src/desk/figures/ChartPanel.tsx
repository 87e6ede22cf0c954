import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { useTexts } from "../deskTexts";
import { TitledPanel } from "../components/TitledPanel";

const disclosure = css`
  border-top: 1px solid ${colors.line};
  summary {
    min-height: 2.75rem;
    padding-top: ${space[3]};
    color: ${colors.accent};
    font-weight: 600;
    cursor: pointer;
  }
`;

const frame = css`
  overflow-x: auto;
  &:focus-visible {
    outline-offset: 0;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    ${type.caption}
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${space[2]};
    border-bottom: 1px solid ${colors.line};
    text-align: right;
  }
  thead th {
    color: ${colors.muted};
    font-weight: 600;
    vertical-align: bottom;
  }
  tbody th {
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  th:first-of-type {
    padding-left: 0;
    text-align: left;
  }
`;

type Props = {
  words: { readonly title: string; readonly text: string };
  /** Head of the table, then its rows; the first of each names the row. */
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  isWide?: boolean;
  children: ReactNode;
};

/** A chart with what it shows, and the same numbers as a table. */
export const ChartPanel = ({ words, columns, rows, isWide, children }: Props) => {
  const { figures: texts } = useTexts();
  return (
    <TitledPanel title={words.title} text={words.text} data-wide={isWide}>
      {children}
      <details css={disclosure}>
        <summary>{texts.table}</summary>
        {/* A wide table scrolls, by keyboard too: Safari lets the focus into nothing that only scrolls. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div css={frame} tabIndex={0} role="region" aria-label={columns.join(", ")}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values], index) => (
                <tr key={index}>
                  <th scope="row">{name}</th>
                  {values.map((value, column) => (
                    <td key={column}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </TitledPanel>
  );
};
