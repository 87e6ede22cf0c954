import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { actionRoles, colors, palette } from "../theme/colors";
import { from } from "../theme/breakpoints";
import { screenOnly } from "../theme/print";
import { headerHeight, space } from "../theme/space";
import { ButtonLink } from "../ui/Button";
import { Container } from "../ui/Container";
import { Drawing } from "../ui/Drawing";
import { DropdownMenu } from "./DropdownMenu";
import { MenuPanel } from "./MenuPanel";

type Props = {
  contactHref: string;
  /** Whether it is part of a coloured hero. */
  onColouredHero?: boolean;
};

const header = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  background: ${colors.paper};
  border-bottom: 1px solid ${colors.line};
  @media print {
    position: static;
  }
`;

/** Menus that open from it keep the page's colours. */
const coloured = css`
  background: ${palette.action[0]};
  border-color: transparent;
  > div > a,
  nav > a,
  nav > div > button,
  > div > button {
    ${actionRoles}
  }
  nav > a {
    color: ${colors.onAction};
  }
`;

const bar = css`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  height: ${headerHeight};
`;

const logo = css`
  display: flex;
  align-items: center;
  min-height: ${space[7]};
  margin-right: auto;
  svg {
    height: 2rem;
    width: auto;
  }
`;

const desktopOnly = css`
  display: none;
  ${from.tablet} {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  ${screenOnly}
`;

/** Fixed at the top of every page: the logo, dropdowns and Contact, or on phones a menu button. */
export const Header = ({ contactHref, onColouredHero }: Props) => {
  const { wordmark, menus, interface: texts } = useSharedContent();
  const { accessibility, navigation } = texts;
  return (
    <header css={[header, onColouredHero && coloured]}>
      <Container css={bar}>
        <a href="/" css={logo} aria-label={accessibility.homeLink}>
          <Drawing svg={wordmark?.svg} />
        </a>
        <nav css={desktopOnly} aria-label={accessibility.mainNavigation}>
          {menus.map((menu) => (
            <DropdownMenu key={menu.id} {...menu} />
          ))}
          <ButtonLink href={contactHref}>{navigation.contact}</ButtonLink>
        </nav>
        <MenuPanel menus={menus} contactHref={contactHref} />
      </Container>
    </header>
  );
};
