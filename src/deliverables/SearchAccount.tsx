import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { DataTable } from "./DataTable";
import { Pane } from "./Pane";
import { Notes } from "./Notes";
import { Room } from "./Room";
import { SearchResult } from "./SearchResult";

type Props = Queries.SearchAccountFragment;

const layout = css`
  display: grid;
  gap: ${space[5]} ${space[6]};
  @container (min-width: 60rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > :nth-of-type(1) {
      grid-column: 1 / 9;
    }
    > :nth-of-type(2) {
      grid-column: 9 / -1;
      align-self: center;
    }
    /* The account lies upon the page of results, as its reverse. */
    > :nth-of-type(3) {
      grid-column: 2 / -1;
      margin-top: calc(-1 * ${space[8]});
    }
  }
`;

const report = css`
  padding: ${space[3]} clamp(${space[4]}, 3cqi, ${space[6]}) ${space[5]};
`;

const conclusion = css`
  max-width: 46rem;
  margin-top: ${space[5]};
  ${type.title}
`;

/** A page of search results with the ad, beside the search terms that the account paid for. */
export const SearchAccount = ({ query, ad, notes, report: account }: Props) => (
  <Room>
    <div css={layout}>
      <SearchResult query={query} ad={ad} />
      <div>
        <Notes notes={notes} />
      </div>
      <Pane css={report}>
        <DataTable
          caption={account.title}
          columns={account.columns}
          figures={[1, 2, 3, 4]}
          rows={account.terms.map(
            ({ query: term, clicks, spend, sales, cost, decision, excluded }) => [
              excluded ? <s key="term">{term}</s> : term,
              clicks,
              spend,
              sales,
              cost,
              decision,
            ],
          )}
          total={account.total}
        />
        <p css={conclusion}>{account.conclusion}</p>
      </Pane>
    </div>
  </Room>
);

export const searchAccountFragment = graphql`
  fragment SearchAccount on SearchAccount {
    query
    ad {
      mark
      company
      address
      title
      text
      links {
        title
        text
      }
    }
    notes
    report {
      title
      columns
      terms {
        query
        clicks
        spend
        sales
        cost
        decision
        excluded
      }
      total
      conclusion
    }
  }
`;
