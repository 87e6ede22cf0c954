import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { from } from "../theme/breakpoints";
import { space } from "../theme/space";
import { type } from "../theme/typography";

type Props = {
  title: string;
  entries: readonly { readonly path: string; readonly title: string; readonly summary: string }[];
};

const page = css`
  padding-bottom: ${space[9]};
  h1 {
    ${type.headline}
    margin-block: ${space[5]};
  }
  ul {
    ${from.tablet} {
      columns: 2;
      column-gap: ${space[7]};
    }
  }
  li {
    break-inside: avoid;
    padding-block: ${space[4]};
    border-top: 1px solid ${colors.line};
  }
  a {
    ${type.title}
    text-underline-offset: 0.2em;
  }
  p {
    color: ${colors.muted};
  }
`;

/** A page's worth of entries, each with its short description. */
export const EntryList = ({ title, entries }: Props) => (
  <div css={page}>
    <h1>{title}</h1>
    <ul>
      {entries.map(({ path, title: name, summary }) => (
        <li key={path}>
          <a href={path}>{name}</a>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  </div>
);
