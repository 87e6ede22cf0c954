import { css } from "@emotion/react";
import { Search } from "lucide-react";
import { colors } from "../theme/colors";
import { radii } from "../theme/space";
import { type } from "../theme/typography";
import { heroSheet } from "./heroSheet";

type Props = Pick<NonNullable<Queries.HeroDeliverablesFragment["searchAccount"]>, "query" | "ad">;

const sheet = css`
  grid-area: 1 / 1 / 3 / 3;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.7em;
  padding: 1em 1em 2.75em;
  background: ${colors.surface};
  strong {
    ${type.title}
    font-size: 1.2em;
    line-height: 1.15;
    color: ${colors.accent};
  }
`;

const field = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 1em;
  padding: 0.6em 1.1em;
  border: 1px solid ${colors.control};
  border-radius: ${radii.round};
  svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }
`;

/** What was searched, and the ad that answers. */
export const HeroAd = ({ query, ad }: Props) => (
  <div css={[heroSheet, sheet]}>
    <p css={field}>
      {query}
      <Search aria-hidden />
    </p>
    <strong>{ad.title}</strong>
  </div>
);
