import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";
import { Room } from "../Room";

type Props = Queries.CohortTableFragment;

const layout = css`
  display: grid;
  gap: ${space[6]};
`;

/** The columns shrink rather than scroll: nine of them fit a phone. */
const tableStyle = css`
  width: 100%;
  table-layout: fixed;
  border-spacing: 2px;
  font-variant-numeric: tabular-nums;
  caption {
    margin-bottom: ${space[4]};
    ${type.title}
    text-align: start;
  }
  th {
    ${type.caption}
    font-weight: 600;
    text-align: start;
    overflow-wrap: normal;
  }
  thead th:nth-of-type(n + 3) {
    text-align: center;
    color: ${colors.muted};
  }
  td {
    padding: 0;
    text-align: center;
  }
  td:first-of-type {
    ${type.caption}
    text-align: start;
    white-space: nowrap;
  }
  @container (max-width: 43.99rem) {
    border-spacing: 1px;
    :is(td, th):nth-of-type(n) {
      padding: 0;
      font-size: 0.75rem;
      letter-spacing: -0.04em;
    }
    :is(th:first-of-type, td:first-of-type) {
      width: 16.5cqi;
    }
  }
`;

const cell = css`
  height: clamp(2.5rem, 6.4cqi, 5rem);
  background: color-mix(in srgb, ${colors.accent} calc(var(--of) * 0.34%), ${colors.surface});
  @container (min-width: 44rem) {
    ${type.figure}
    font-size: clamp(1rem, 2.2cqi, ${sizes.heading});
  }
`;

const strong = css`
  background: ${colors.accent};
  color: ${colors.onAccent};
`;

const notesStyle = css`
  display: grid;
  gap: ${space[5]};
  strong {
    display: block;
    ${type.title}
  }
  @container (min-width: 44rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    /* They stand in the empty corner of the triangle. */
    padding-left: 24%;
  }
  li {
    padding-top: ${space[3]};
    border-top: 2px solid ${colors.warm};
  }
`;

/** Subscribers by month of arrival, as a triangle of shares. */
export const CohortTable = ({ caption, columns, cohorts, notes }: Props) => (
  <Room>
    <div css={layout}>
      <table css={tableStyle}>
        <caption>{caption}</caption>
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
          {cohorts.map(({ month, cost, kept }) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{cost}</td>
              {kept.map(({ of }, index) => (
                <td
                  key={index}
                  css={[cell, of >= 70 && strong]}
                  style={of < 70 ? ({ "--of": of } as object) : undefined}
                >
                  {of}
                </td>
              ))}
              {kept.length < columns.length - 2 && (
                <td colSpan={columns.length - 2 - kept.length} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ol css={notesStyle}>
        {notes.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {text}
          </li>
        ))}
      </ol>
    </div>
  </Room>
);

export const cohortTableFragment = graphql`
  fragment CohortTable on CohortTable {
    caption
    columns
    cohorts {
      month
      cost
      kept {
        of
      }
    }
    notes {
      title
      text
    }
  }
`;
