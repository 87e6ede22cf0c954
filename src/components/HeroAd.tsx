import { css } from "@emotion/react";
import { Search } from "lucide-react";
import { colors } from "../theme/colors";
import { type } from "../theme/typography";
import { heroSheet } from "./heroSheet";

type Props = { query: string | null; title: string | null };

const sheet = css`
  grid-area: 1 / 1;
  background: ${colors.surface};
  p {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
  }
  strong {
    display: block;
    margin-block: 0.35em 0.2em;
    ${type.title}
    font-size: 1.3em;
    line-height: 1.15;
    color: ${colors.accent};
  }
`;

/** What was searched, and the ad that answers. */
export const HeroAd = ({ query, title }: Props) => (
  <div css={[heroSheet, sheet]}>
    <p>
      <Search aria-hidden />
      {query}
    </p>
    <strong>{title}</strong>
  </div>
);
