import { css } from "@emotion/react";
import { Search } from "lucide-react";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { radii } from "../theme/space";
import { type } from "../theme/typography";
import { heroSheet } from "./heroSheet";

type Props = Pick<
  NonNullable<Queries.HeroDeliverablesFragment["searchAccount"]>,
  "query" | "ad"
> & {
  /** Says that it is an example. */
  note: string;
};

const sheet = css`
  width: 88%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4em;
  padding: 1.1em 1.5em 3em;
  background: ${colors.surface};
  strong {
    ${type.title}
    font-size: 1.9em;
    line-height: 1.1;
    color: ${colors.accent};
  }
  ${phone} {
    width: 90%;
    padding-inline: 1em;
  }
`;

const field = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 1em;
  margin-bottom: 0.5em;
  padding: 0.6em 1.1em;
  border: 1px solid ${colors.control};
  border-radius: ${radii.round};
  svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }
`;

const source = css`
  font-size: max(0.75rem, 0.85em);
  line-height: 1.4;
  color: ${colors.muted};
  overflow-wrap: anywhere;
`;

const noteStyle = css`
  margin-bottom: 0.5em;
  font-size: 0.75rem;
  line-height: 1.35;
  color: ${colors.muted};
`;

/** What was searched, and the ad that answers. */
export const HeroAd = ({ query, ad, note }: Props) => (
  <div css={[heroSheet, sheet]}>
    <small css={noteStyle}>{note}</small>
    <p css={field}>
      {query}
      <Search aria-hidden />
    </p>
    <p css={source}>
      {ad.mark}
      <br />
      {ad.address}
    </p>
    <strong>{ad.title}</strong>
  </div>
);
