import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Search } from "lucide-react";
import { useSharedContent } from "../hooks/useSharedContent";
import { enlarged, from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";

type Props = { deliverable: Queries.HeroDeliverablesFragment };

/** Sheets laid one over the other, as on a desk: the ad in front, the account that paid for it behind. */
const desk = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${type.caption}
  font-variant-numeric: tabular-nums;
  ${from.desktop} {
    padding-bottom: ${space[5]};
  }
`;

const sheet = css`
  border-radius: ${radii.card};
  background: ${colors.surface};
  box-shadow:
    0 0 0 1px ${colors.line},
    0 1.5rem 3rem -1.5rem ${colors.scrim};
`;

const account = css`
  padding: ${space[4]} ${space[4]} ${space[6]};
  ${phone} {
    th + td,
    thead th:nth-of-type(2),
    tbody tr:nth-of-type(3),
    tbody tr:nth-of-type(5) {
      display: none;
    }
  }
  ${from.desktop} {
    margin-left: ${space[8]};
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
  thead :is(th, td) {
    padding-top: 0;
    border: 0;
    color: ${colors.muted};
  }
  th + *,
  th + * + * {
    padding-inline: ${space[4]};
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
      text-decoration: line-through;
      text-decoration-color: ${colors.warm};
      text-decoration-thickness: 2px;
    }
    td:last-of-type {
      color: ${colors.danger};
    }
  }
`;

const ad = css`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  width: 92%;
  margin-top: -${space[4]};
  padding: ${space[4]} ${space[5]} ${space[5]};
  strong {
    ${type.title}
    color: ${colors.accent};
  }
`;

const field = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  margin-bottom: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${colors.control};
  border-radius: ${radii.round};
`;

const muted = css`
  color: ${colors.muted};
`;

const caption = css`
  margin-top: ${space[4]};
  color: ${colors.muted};
  ${from.desktop} {
    text-align: end;
  }
`;

/** Columns of the account that the hero has room for: what was searched, what it cost, what was decided. */
const SHOWN = [0, 2, 5];

/** Two sheets of the real work, one over the other. */
export const HeroDeliverables = ({ deliverable }: Props) => {
  const { mark, note } = useSharedContent().interface.deliverable;
  const { searchAccount } = deliverable;
  if (!searchAccount) return null;
  const { query, ad: shown, report } = searchAccount;
  return (
    <figure css={desk}>
      <div css={[sheet, account]}>
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
      <div css={[sheet, ad]}>
        <p css={field}>
          {query}
          <Search size="1.125rem" aria-hidden />
        </p>
        <p css={muted}>
          {shown.mark}, {shown.address}
        </p>
        <strong>{shown.title}</strong>
        <p>{shown.text}</p>
      </div>
      <figcaption css={caption}>
        {mark}. {note}
      </figcaption>
    </figure>
  );
};

export const heroDeliverablesFragment = graphql`
  fragment HeroDeliverables on ServiceDeliverable {
    searchAccount {
      query
      ad {
        mark
        address
        title
        text
      }
      report {
        title
        columns
        terms {
          query
          spend
          decision
          excluded
        }
      }
    }
  }
`;
