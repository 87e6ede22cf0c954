import { css } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { LinkList } from "../ui/LinkList";

type Props = { title: string; children: ReactNode };

type LinksProps = {
  lists: readonly { title: string; links: ComponentProps<typeof LinkList>["links"] }[];
  className?: string;
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

const linkLists = css`
  display: grid;
  align-content: start;
  gap: ${space[5]};
  ${screenOnly}
`;

/** A titled part of the footer. */
export const FooterColumn = ({ title, children }: Props) => (
  <div css={column}>
    <h2>{title}</h2>
    {children}
  </div>
);

/** Titled lists of links, one below the other; not printed. */
export const FooterLinks = ({ lists, className }: LinksProps) => (
  <div css={linkLists} className={className}>
    {lists.map(({ title, links }) => (
      <FooterColumn key={title} title={title}>
        <LinkList links={links} />
      </FooterColumn>
    ))}
  </div>
);
