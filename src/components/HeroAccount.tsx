import { css } from "@emotion/react";
import { enlarged, from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { heroSheet } from "./heroSheet";

type Props = {
  report: NonNullable<Queries.HeroDeliverablesFragment["searchAccount"]>["report"];
};

const account = css`
  padding: ${space[4]} ${space[4]} ${space[5]};
  ${phone} {
    tbody tr:nth-of-type(2),
    tbody tr:nth-of-type(3) {
      display: none;
    }
  }
  @container (max-width: 30rem) {
    th + td,
    thead th:nth-of-type(2) {
      display: none;
    }
  }
  ${from.desktop} {
    margin-bottom: ${space[5]};
    padding: ${space[4]} ${space[7]} ${space[4]} ${space[4]};
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  caption {
    padding-bottom: ${space[3]};
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: ${space[3]} 0;
    border-top: 1px solid ${colors.line};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    padding-top: 0;
    border: 0;
    color: ${colors.muted};
  }
  tr > :not(:first-child) {
    padding-inline-start: ${space[4]};
    text-align: end;
    white-space: nowrap;
    ${enlarged} {
      white-space: normal;
    }
  }
  tbody td:last-of-type {
    font-weight: 600;
  }
  [data-excluded] {
    th {
      color: ${colors.muted};
      text-decoration: line-through 2px ${colors.warm};
    }
    td:last-of-type {
      color: ${colors.danger};
    }
  }
`;

/** Columns that the hero has room for: what was searched, what it cost, what was decided. */
const SHOWN = [0, 2, 5];

/** The account of a search campaign, in short. */
export const HeroAccount = ({ report }: Props) => (
  <div css={[heroSheet, account]}>
    <table>
      <caption>{report.title}</caption>
      <thead>
        <tr>
          {SHOWN.map((index) => (
            <th key={index} scope="col">
              {report.columns[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {report.terms.map((term) => (
          <tr key={term.query} data-excluded={term.excluded ? "" : undefined}>
            <th scope="row">{term.query}</th>
            <td>{term.spend}</td>
            <td>{term.decision}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
