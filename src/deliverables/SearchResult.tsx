import { css } from "@emotion/react";
import { Search } from "lucide-react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Mark } from "./Mark";
import { Pane } from "./Pane";

type Props = Pick<Queries.SearchAccountFragment, "query" | "ad">;

const small = css`
  ${type.caption}
`;

const page = css`
  padding: clamp(${space[4]}, 4cqi, ${space[6]});
  @container (min-width: 60rem) {
    padding-bottom: ${space[8]};
  }
`;

const field = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${space[3]};
  max-width: 40rem;
  margin-bottom: ${space[6]};
  padding: ${space[3]} ${space[5]};
  border: 1px solid ${colors.control};
  border-radius: ${radii.round};
`;

const adStyle = css`
  padding-left: ${space[5]};
  border-left: 4px solid ${colors.accent};
`;

const source = css`
  margin-block: ${space[1]} ${space[3]};
  ${type.caption}
  color: ${colors.muted};
  overflow-wrap: anywhere;
  strong {
    color: ${colors.ink};
  }
`;

const title = css`
  margin-bottom: ${space[3]};
  ${type.heading}
  color: ${colors.accent};
`;

const links = css`
  display: grid;
  gap: ${space[3]} ${space[5]};
  margin-top: ${space[5]};
  @container (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  li {
    padding-top: ${space[3]};
    border-top: 1px solid ${colors.line};
  }
  strong {
    display: block;
    color: ${colors.accent};
  }
  span {
    ${type.caption}
    color: ${colors.muted};
  }
`;

/** The ad as a searcher sees it, its parts numbered. */
export const SearchResult = ({ query, ad }: Props) => (
  <Pane css={page}>
    <p css={field}>
      {query}
      <Search size="1.25rem" aria-hidden />
    </p>
    <div css={adStyle}>
      <p css={small}>
        <strong>{ad.mark}</strong>
      </p>
      <p css={source}>
        <strong>{ad.company}</strong> {ad.address}
      </p>
      <p css={title}>
        {ad.title} <Mark number={1} />
      </p>
      <p>
        {ad.text} <Mark number={2} />
      </p>
      <ul css={links}>
        {ad.links.map((link, index) => (
          <li key={index}>
            <strong>{link.title}</strong>
            <span>{link.text}</span> {index === 2 && <Mark number={3} />}
          </li>
        ))}
      </ul>
    </div>
  </Pane>
);
