import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from } from "../theme/breakpoints";
import { headerHeight, space } from "../theme/space";
import { type } from "../theme/typography";
import { ButtonLink } from "../ui/Button";
import { Container } from "../ui/Container";
import { Drawing } from "../ui/Drawing";

type Props = {
  title: string;
  /** Language of the title where it is not French. */
  titleLanguage?: string;
  artwork: string | null | undefined;
  /** The first is the main one. */
  links: readonly { href: string; label: string }[];
  children: ReactNode;
};

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[6]};
  min-height: calc(100svh - ${headerHeight});
  padding-block: ${space[7]};
  h1 {
    ${type.display}
    margin-bottom: ${space[4]};
  }
  p {
    ${type.lead}
    max-width: 34rem;
    margin-bottom: ${space[4]};
  }
  svg {
    width: 100%;
    height: auto;
  }
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[6]};
`;

/** A page with one message and links. */
export const MessagePage = ({ title, titleLanguage, artwork, links, children }: Props) => (
  <Container css={layout}>
    <div>
      <h1 lang={titleLanguage}>{title}</h1>
      {children}
      <div css={actions}>
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} appearance={index > 0 ? "secondary" : "primary"}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
    <Drawing svg={artwork} />
  </Container>
);
