import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";
import { type } from "../theme/typography";

type Props = {
  title: string;
  /** Whether it takes the whole width of a phone. */
  isWide?: boolean;
  className?: string;
  children: ReactNode;
};

type LinksProps = Pick<Props, "title" | "isWide"> & {
  links: readonly { readonly href: string; readonly label: string }[];
};

const column = css`
  h2 {
    ${type.caption}
    font-weight: 600;
    color: ${colors.muted};
    margin-bottom: ${space[3]};
  }
  a {
    display: inline-block;
    padding-block: ${space[2]};
    line-height: 1.3;
    text-decoration: none;
    text-underline-offset: 0.2em;
    &:hover {
      text-decoration: underline;
    }
  }
`;

const wideOnPhones = css`
  grid-column: 1 / -1;
  ${from.tablet} {
    grid-column: auto;
  }
`;

const linkColumn = css`
  ${screenOnly}
`;

/** A titled column of the footer. */
export const FooterColumn = ({ title, isWide, className, children }: Props) => (
  <div css={[column, isWide && wideOnPhones]} className={className}>
    <h2>{title}</h2>
    {children}
  </div>
);

/** A column of links, which paper has no use for. */
export const FooterLinks = ({ title, isWide, links }: LinksProps) => (
  <FooterColumn title={title} isWide={isWide} css={linkColumn}>
    <ul>
      {links.map(({ href, label }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </FooterColumn>
);
