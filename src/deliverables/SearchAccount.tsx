import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { space } from "../theme/space";
import { DataTable } from "./DataTable";
import { Pane } from "./Pane";
import { Room } from "./Room";
import { SearchResult } from "./SearchResult";

type Props = Queries.SearchAccountFragment;

const layout = css`
  display: grid;
  gap: ${space[4]};
  @container (min-width: 64rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
  }
`;

const report = css`
  padding: ${space[3]} ${space[5]} ${space[5]};
`;

/** A page of search results with the ad, beside the search terms that the account paid for. */
export const SearchAccount = ({ query, ad, notes, report: account }: Props) => (
  <Room>
    <div css={layout}>
      <SearchResult query={query} ad={ad} notes={notes} />
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
        <p>{account.conclusion}</p>
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
