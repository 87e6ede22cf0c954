import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { useSharedContent } from "../hooks/useSharedContent";
import { GlobalStyles } from "../theme/GlobalStyles";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { headerHeight, space } from "../theme/space";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { Seo, type SeoProps } from "./Seo";

type Props = SeoProps & {
  /** Whether the page has a contact section; else its contact links lead to the one of the home page. */
  hasContact?: boolean;
  children: ReactNode;
};

const skipLink = css`
  position: fixed;
  inset: ${space[2]} auto auto ${space[2]};
  z-index: 20;
  padding: ${space[3]} ${space[4]};
  background: ${colors.accent};
  color: ${colors.onAccent};
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(100%);
  }
  ${screenOnly}
`;

const main = css`
  padding-top: ${headerHeight};
  @media print {
    padding-top: 0;
  }
`;

/** What surrounds every page: skip link, header, main and footer. */
export const Layout = ({ hasContact, children, ...page }: Props) => {
  const { accessibility } = useSharedContent().interface;
  const contactHref = hasContact ? "#contact" : "/#contact";
  return (
    <>
      <Seo {...page} />
      <GlobalStyles />
      <a href="#contenu" css={skipLink}>
        {accessibility.skipLink}
      </a>
      <Header contactHref={contactHref} onColouredHero={page.hasColouredHero} />
      <main id="contenu" tabIndex={-1} css={main}>
        {children}
      </main>
      <Footer contactHref={contactHref} />
    </>
  );
};
