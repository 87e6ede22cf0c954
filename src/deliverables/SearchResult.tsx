import { css } from "@emotion/react";
import { Search } from "lucide-react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Pane } from "./Pane";

type Props = Pick<Queries.SearchAccountFragment, "query" | "ad" | "notes">;

const body = css`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]};
`;

const field = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[5]};
  border: 1px solid ${colors.control};
  border-radius: ${radii.round};
`;

const adStyle = css`
  display: grid;
  gap: ${space[2]};
  h3 {
    ${type.title}
    color: ${colors.accent};
  }
  small {
    ${type.caption}
  }
`;

/** The ad as a searcher sees it, with the reasons for each of its parts. */
export const SearchResult = ({ query, ad, notes }: Props) => (
  <Pane css={body}>
    <p css={field}>
      {query}
      <Search size="1.25rem" aria-hidden />
    </p>
    <div css={adStyle}>
      <small>
        <strong>{ad.mark}</strong>
      </small>
      <small>
        {ad.company} {ad.address}
      </small>
      <h3>{ad.title}</h3>
      <p>{ad.text}</p>
      <ul>
        {ad.links.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ul>
    </div>
    <ol>
      {notes.map((note, index) => (
        <li key={index}>{note}</li>
      ))}
    </ol>
  </Pane>
);
