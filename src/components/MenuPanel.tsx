import { css } from "@emotion/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import type { ComponentProps } from "react";
import { useSharedContent } from "../hooks/useSharedContent";
import { phoneOnly } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { durations, easing, ifMotion } from "../theme/motion";
import { headerHeight, space } from "../theme/space";
import { type } from "../theme/typography";
import { ButtonLink } from "../ui/Button";
import { LinkList } from "../ui/LinkList";
import type { DropdownMenu } from "./DropdownMenu";

type Props = {
  menus: readonly ComponentProps<typeof DropdownMenu>[];
  contactHref: string;
};

const iconButton = css`
  display: grid;
  place-items: center;
  width: ${space[7]};
  height: ${space[7]};
  margin-right: -${space[3]};
`;

const opener = css`
  ${phoneOnly}
`;

/** Its border is seen where colours are forced. */
const panel = css`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(22rem, 100vw - ${space[6]});
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 ${space[5]} ${space[6]};
  border: 0 solid transparent;
  border-left-width: 1px;
  background: ${colors.paper};
  color: ${colors.ink};
  overflow-y: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: ${colors.scrim};
  }
  ${ifMotion} {
    transition: translate ${durations.gentle}ms ${easing};
    @starting-style {
      translate: 100% 0;
    }
  }
`;

const top = css`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  height: ${headerHeight};
`;

const group = css`
  border-bottom: 1px solid ${colors.line};
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 3.5rem;
    ${type.title}
  }
  &[open] summary svg {
    rotate: 180deg;
  }
  ul {
    padding-bottom: ${space[4]};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: none;
    &:hover {
      color: ${colors.accent};
    }
  }
`;

const contact = css`
  width: 100%;
  margin-top: ${space[5]};
`;

/** The menu of phones: a modal dialog at the right edge with two collapsible groups and Contact. */
export const MenuPanel = ({ menus, contactHref }: Props) => {
  const { accessibility, navigation } = useSharedContent().interface;
  return (
    <>
      <button
        type="button"
        css={[iconButton, opener]}
        command="show-modal"
        commandfor="menu-panel"
        aria-haspopup="dialog"
        aria-label={accessibility.openMenu}
      >
        <Menu size="1.5rem" aria-hidden />
      </button>
      <dialog
        id="menu-panel"
        css={panel}
        closedby="any"
        aria-label={accessibility.mobileNavigation}
      >
        <div css={top}>
          <button
            type="button"
            css={iconButton}
            command="close"
            commandfor="menu-panel"
            aria-label={accessibility.closeMenu}
          >
            <X size="1.5rem" aria-hidden />
          </button>
        </div>
        <nav aria-label={accessibility.mobileNavigation}>
          {menus.map(({ id, label, entries }) => (
            <details key={id} css={group}>
              <summary>
                {label}
                <ChevronDown size="1.25rem" aria-hidden />
              </summary>
              <LinkList links={entries} />
            </details>
          ))}
        </nav>
        <ButtonLink href={contactHref} css={contact}>
          {navigation.contact}
        </ButtonLink>
      </dialog>
    </>
  );
};
