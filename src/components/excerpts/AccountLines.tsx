import { css } from "@emotion/react";
import { Fragment } from "react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { beyond, broad, compact, fine, inkSheet, narrow } from "./sheets";

type Props = { terms: Queries.SearchExcerptFragment["report"]["terms"] };

const lines = css`
  inset: auto ${beyond} ${beyond} 18%;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} ${space[6]} calc(${space[3]} + ${space[4]}) ${space[4]};
  b {
    color: ${colors.warm};
  }
  s,
  s + b {
    color: ${colors.muted};
  }
  ${compact} {
    left: 10%;
  }
  ${narrow} {
    left: ${space[4]};
    padding-inline: ${space[3]} ${space[6]};
    column-gap: ${space[2]};
    font-size: ${fine.note};
    white-space: nowrap;
  }
`;

const more = css`
  display: none;
  ${broad} {
    display: block;
  }
`;

/** Lines of the account: where there is little room, one search that is paid for and one that no longer is. */
export const AccountLines = ({ terms }: Props) => {
  const shown = [true, false].map((paid) => terms.find(({ excluded }) => excluded !== paid));
  return (
    <p css={[inkSheet, lines]}>
      {terms.map((term) => {
        const { query, decision, excluded } = term;
        const Query = excluded ? "s" : "span";
        const style = shown.includes(term) ? undefined : more;
        return (
          <Fragment key={query}>
            <Query css={style}>{query}</Query>
            <b css={style}>{decision}</b>
          </Fragment>
        );
      })}
    </p>
  );
};
