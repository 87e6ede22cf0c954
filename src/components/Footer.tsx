import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { from, phone } from "../theme/breakpoints";
import { colors, darkRoles, palette } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Container } from "../ui/Container";
import { Drawing } from "../ui/Drawing";
import { Heading } from "../ui/Heading";
import { SocialIcon } from "../ui/SocialIcon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { FooterAddress } from "./FooterAddress";
import { FooterColumn, FooterLinks } from "./FooterColumn";

type Props = { contactHref: string };

const footer = css`
  background: ${colors.inkCard};
  border-top: 1px solid light-dark(transparent, ${palette.line[1]});
  > * {
    ${darkRoles}
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  overflow-wrap: anywhere;
  gap: ${space[5]};
  padding-block: ${space[6]};
  ${from.tablet} {
    column-gap: ${space[4]};
    padding-block: ${space[7]};
    grid-template-columns: repeat(3, minmax(0, 10fr)) minmax(0, 11fr);
    > :nth-of-type(n + 2):not(:nth-of-type(4), :last-of-type) {
      grid-row-end: span 2;
    }
  }
  ${from.laptop} {
    grid-auto-flow: column;
    grid-template-columns: minmax(9rem, 12rem);
    grid-auto-columns: fit-content(13rem);
    justify-content: space-between;
  }
`;

const brand = css`
  grid-column: 1 / -1;
  max-width: 24rem;
  p {
    ${type.title}
    text-wrap: balance;
  }
  ${from.laptop} {
    grid-column: auto;
  }
`;

/** On phones one line below the columns, on tablets below the shortest of them. */
const legal = css`
  ${from.tablet} {
    grid-column: 3;
  }
  ${from.laptop} {
    grid-column: auto;
    max-width: 9.5rem;
  }
  ${phone} {
    grid-column: 1 / -1;
    ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space[4]};
    }
  }
`;

const social = css`
  display: flex;
  gap: ${space[2]};
  margin-top: ${space[5]};
  ${screenOnly}
  a {
    display: grid;
    place-items: center;
    width: ${space[7]};
    height: ${space[7]};
    margin-left: -${space[3]};
    &:hover {
      color: ${colors.accent};
    }
  }
`;

const signature = css`
  svg {
    width: 100%;
    height: auto;
  }
`;

const base = css`
  padding-block: ${space[5]};
  ${type.note}
`;

/** Services that the footer lists (specification, section 2); the menus list all. */
const SERVICES_IN_FOOTER = 6;

/** Link columns, six services, all sectors, contact details, social links and legal pages, on every page. */
export const Footer = ({ contactHref }: Props) => {
  const shared = useSharedContent();
  const { settings } = shared;
  const { footer: texts } = shared.interface;
  const explore = texts.links.map(({ label, href }) => ({
    path: href === "#contact" ? contactHref : href,
    title: label,
  }));
  const lists = shared.menus.map(({ id, label, entries }) => ({
    title: label,
    links: id === "services" ? entries.slice(0, SERVICES_IN_FOOTER) : entries,
  }));
  // Of more than two menus the others share a column: there is no room for one each.
  const linkColumns = [
    ...lists.slice(0, 2).map((list) => [list]),
    [...lists.slice(2), { title: texts.explore, links: explore }],
  ];
  return (
    <footer css={footer}>
      <Container>
        <div css={columns}>
          <div css={brand}>
            <Heading as="p" text={settings.brand.baseline} />
            <ul css={social} aria-label={texts.social}>
              {settings.social.map(({ network, label, url }) => (
                <li key={network}>
                  <a href={url} rel="noopener">
                    <SocialIcon network={network} />
                    <VisuallyHidden>{label}</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {linkColumns.map((column, index) => (
            <FooterLinks key={index} lists={column} />
          ))}
          <FooterColumn title={texts.contact}>
            <FooterAddress />
          </FooterColumn>
          <FooterLinks
            lists={[{ title: texts.legal, links: shared.legalPages.nodes }]}
            css={legal}
          />
        </div>
        <Drawing svg={shared.wordmark?.svg} css={signature} />
        <p css={base}>{texts.copyright}</p>
      </Container>
    </footer>
  );
};

export const footerTextsFragment = graphql`
  fragment FooterTexts on InterfaceFooter {
    explore
    links {
      label
      href
    }
    contact
    legal
    social
    copyright
  }
`;
