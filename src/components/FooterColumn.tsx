import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";
import { type } from "../theme/typography";

type Props = {
  title: string;
  className?: string;
  children: ReactNode;
};

type LinksProps = Omit<Props, "children"> & {
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
    padding-block: ${space[1]};
    min-height: ${space[6]};
    line-height: 1.3;
    text-decoration: none;
    text-underline-offset: 0.2em;
    &:hover {
      text-decoration: underline;
    }
  }
`;

const linkColumn = css`
  ${screenOnly}
`;

/** A titled column of the footer. */
export const FooterColumn = ({ title, className, children }: Props) => (
  <div css={column} className={className}>
    <h2>{title}</h2>
    {children}
  </div>
);

/** A column of links, not printed. */
export const FooterLinks = ({ title, links, className }: LinksProps) => (
  <FooterColumn title={title} className={className} css={linkColumn}>
    <ul>
      {links.map(({ href, label }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </FooterColumn>
);
