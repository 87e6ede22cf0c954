import { css } from "@emotion/react";
import { Search } from "lucide-react";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { heroSheet } from "./heroSheet";

type Props = {
  query: string;
  ad: NonNullable<Queries.HeroDeliverablesFragment["searchAccount"]>["ad"];
};

const sheet = css`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  width: 92%;
  margin-top: -${space[4]};
  ${from.desktop} {
    width: auto;
    margin: ${space[8]} 0 0 -${space[6]};
  }
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

/** The address is on a line of its own: it would break at its hyphens. */
const source = css`
  ${type.caption}
  color: ${colors.muted};
  white-space: pre-line;
`;

/** What was searched, and the ad that answers. */
export const HeroAd = ({ query, ad }: Props) => (
  <div css={[heroSheet, sheet]}>
    <p css={field}>
      {query}
      <Search size="1.125rem" aria-hidden />
    </p>
    <p css={source}>{`${ad.mark},\n${ad.address}`}</p>
    <strong>{ad.title}</strong>
    <p>{ad.text}</p>
  </div>
);
