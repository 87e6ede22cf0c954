import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Search } from "lucide-react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";
import { AccountLines } from "./AccountLines";
import { beyond, compact, sheet } from "./sheets";

type Props = { account: Queries.SearchExcerptFragment };

const page = css`
  inset: ${space[5]} ${beyond} ${beyond} ${space[5]};
  padding: ${space[4]} calc(${space[5]} + ${space[4]}) 0 ${space[4]};
  ${compact} {
    inset: ${space[4]} ${beyond} ${beyond} ${space[4]};
    padding: ${space[3]} ${space[6]} 0 ${space[3]};
  }
`;

const field = css`
  display: flex;
  align-items: center;
  margin-bottom: ${space[3]};
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
  border: 1px solid ${colors.control};
  border-radius: ${radii.round};
  &::after {
    content: "";
    align-self: stretch;
    margin-right: auto;
    border-left: 2px solid ${colors.accent};
  }
  svg {
    order: 1;
  }
`;

const adStyle = css`
  padding-left: ${space[3]};
  border-left: 3px solid ${colors.accent};
  strong {
    ${type.title}
    display: block;
    margin-block: ${space[1]} ${space[1]};
    font-size: 1.0625rem;
    color: ${colors.accent};
  }
`;

const source = css`
  overflow: hidden;
  color: ${colors.muted};
  text-overflow: ellipsis;
  white-space: nowrap;
  b {
    margin-right: ${space[1]};
    color: ${colors.ink};
  }
`;

const said = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${compact} {
    display: none;
  }
`;

/** What was searched and the ad that answers; over its corner, two lines of the account that pays for it. */
export const SearchExcerpt = ({ account: { query, ad, report } }: Props) => (
  <>
    <div css={[sheet, page]}>
      <p css={field}>
        {query} <Search size="1rem" />
      </p>
      <div css={adStyle}>
        <p css={source}>
          <b>{ad.mark}</b> {ad.company}
        </p>
        <p css={source}>{ad.address}</p>
        <strong>{ad.title}</strong>
        <p css={said}>{ad.text}</p>
      </div>
    </div>
    <AccountLines terms={report.terms} />
  </>
);

export const searchExcerptFragment = graphql`
  fragment SearchExcerpt on SearchAccount {
    query
    ad {
      mark
      company
      address
      title
      text
    }
    report {
      terms {
        query
        decision
        excluded
      }
    }
  }
`;
