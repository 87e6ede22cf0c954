import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { enlarged, from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { visuallyHidden } from "../ui/VisuallyHidden";
import { SampleMark } from "./SampleMark";

type Props = { trials: Queries.TrialBookFragment };

const book = css`
  margin-bottom: ${space[7]};
  ${phone} {
    margin-bottom: ${space[5]};
    font-size: ${sizes.caption};
  }
  table {
    width: 100%;
    border-collapse: collapse;
    border-radius: ${radii.card};
    background: ${colors.surface};
    box-shadow: 0 0 0 1px ${colors.line};
  }
  caption {
    padding-bottom: ${space[3]};
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding: ${space[4]};
    border-top: 1px solid ${colors.line};
    text-align: start;
    vertical-align: baseline;
  }
  tr > :first-child {
    padding-inline-start: ${space[5]};
  }
  /* On phones each trial is a block: its hypothesis, then measure and decision on one line. */
  ${phone} {
    thead {
      ${visuallyHidden}
    }
    tr {
      display: grid;
    }
    tbody tr {
      grid-template-columns: 1fr auto;
      padding: ${space[3]} ${space[4]};
      border-top: 1px solid ${colors.line};
      &:first-of-type {
        border: 0;
      }
    }
    tbody :is(th, td):nth-of-type(n) {
      padding: 0;
      border: 0;
    }
    tbody th {
      grid-column: 1 / -1;
    }
  }
  thead th {
    padding-block: ${space[3]};
    border: 0;
    font-weight: 400;
    color: ${colors.muted};
  }
  tbody th {
    ${type.title}
  }
  td {
    white-space: nowrap;
    ${enlarged} {
      white-space: normal;
    }
  }
  td:last-of-type {
    font-weight: 600;
  }
  [data-rejected] {
    th {
      color: ${colors.muted};
    }
    td:last-of-type {
      color: ${colors.danger};
    }
  }
  ${from.laptop} {
    align-self: end;
  }
`;

/** Hypotheses with what was measured of each. */
export const TrialBook = ({ trials: { title, columns, rows } }: Props) => {
  const { mark } = useSharedContent().interface.deliverable;
  return (
    <div css={book}>
      <table>
        <caption>
          {title} <SampleMark label={mark} />
        </caption>
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
          {rows.map(({ hypothesis, measure, decision, rejected }) => (
            <tr key={hypothesis} data-rejected={rejected ? "" : undefined}>
              <th scope="row">{hypothesis}</th>
              <td>{measure}</td>
              <td>{decision}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

export const trialBookFragment = graphql`
  fragment TrialBook on Trials {
    title
    columns
    rows {
      hypothesis
      measure
      decision
      rejected
    }
  }
`;
