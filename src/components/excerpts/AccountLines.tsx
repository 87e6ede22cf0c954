import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { beyond, compact, fine, inkSheet, narrow } from "./sheets";

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

/** Two lines of the account: a search that is paid for, and one that no longer is. */
export const AccountLines = ({ terms }: Props) => {
  const kept = terms.find(({ excluded }) => !excluded);
  const dropped = terms.find(({ excluded }) => excluded);
  return (
    <p css={[inkSheet, lines]}>
      <span>{kept?.query}</span>
      <b>{kept?.decision}</b>
      <s>{dropped?.query}</s>
      <b>{dropped?.decision}</b>
    </p>
  );
};
