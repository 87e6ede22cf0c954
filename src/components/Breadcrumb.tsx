import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";

/** One level of the path; the last, the page itself, has no address. */
export type Crumb = { label: string; href?: string };

type Props = {
  /** Below the home page. */
  crumbs: readonly Crumb[];
};

const list = css`
  display: flex;
  flex-wrap: wrap;
  ${type.note}
  li:not(:last-of-type)::after {
    content: "/" / "";
    margin-inline: ${space[2]};
    color: ${colors.warm};
  }
  a,
  span {
    display: inline-block;
    padding-block: ${space[2]};
    text-underline-offset: 0.2em;
  }
`;

/** The path from the home page to this one. */
export const Breadcrumb = ({ crumbs }: Props) => {
  const { accessibility, navigation } = useSharedContent().interface;
  return (
    <nav aria-label={accessibility.breadcrumb}>
      <ol css={list}>
        {[{ label: navigation.home, href: "/" }, ...crumbs].map(({ label, href }) => (
          <li key={label}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
};
