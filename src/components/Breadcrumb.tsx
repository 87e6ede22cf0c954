import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";

/** One level of the path; the last, the page itself, has no address. */
export type Crumb = { label: string; href?: string };

type Props = { label: string; crumbs: Crumb[] };

const list = css`
  display: flex;
  flex-wrap: wrap;
  ${type.caption}
  color: ${colors.muted};
  li:not(:last-of-type)::after {
    content: "/" / "";
    margin-inline: ${space[2]};
    color: ${colors.warm};
  }
  a {
    display: inline-block;
    padding-block: ${space[2]};
    text-underline-offset: 0.2em;
  }
  span {
    display: inline-block;
    padding-block: ${space[2]};
  }
`;

/** The path from the home page to this one. */
export const Breadcrumb = ({ label, crumbs }: Props) => (
  <nav aria-label={label}>
    <ol css={list}>
      {crumbs.map(({ label: name, href }) => (
        <li key={name}>
          {href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
