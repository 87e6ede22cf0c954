import { css } from "@emotion/react";
import { Search } from "lucide-react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";

type Props = { query: string; source: string; title: string };

const sheet = css`
  display: grid;
  gap: ${space[2]};
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
  border-radius: ${radii.round};
  background: ${colors.surface};
`;

/** What was searched, and the ad that answers. */
export const Ad = ({ query, source, title }: Props) => (
  <div css={sheet}>
    <span css={field}>
      {query}
      <Search size="1.125rem" />
    </span>
    <span>{source}</span>
    <strong>{title}</strong>
  </div>
);
