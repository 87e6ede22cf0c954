import { css } from "@emotion/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { colors } from "../theme/colors";
import { durations, ifMotion } from "../theme/motion";
import { headerHeight, radii, space } from "../theme/space";
import { LinkList } from "../ui/LinkList";

type Props = {
  /** Name of the kind of page that it lists. */
  id: string;
  label: string;
  entries: ComponentProps<typeof LinkList>["links"];
};

const button = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: ${space[7]};
  padding-inline: ${space[3]};
  border-radius: ${radii.control};
  font-weight: 600;
  &:hover,
  &[aria-expanded="true"],
  &:has(+ :popover-open) {
    color: ${colors.accent};
  }
  svg {
    ${ifMotion} {
      transition: rotate ${durations.quick}ms;
    }
  }
  &[aria-expanded="true"] svg,
  &:has(+ :popover-open) svg {
    rotate: 180deg;
  }
`;

/**
 * Shown at once, hidden after the delay of the specification. With the pointer on the other menu it is hidden at once,
 * so that only one is open: where one was opened by key, that one.
 */
const panel = css`
  position: fixed;
  inset: ${headerHeight} max(${space.gutter}, 50vw - 42rem) auto auto;
  display: block;
  width: min(48rem, 100vw - 2 * ${space.gutter});
  max-height: calc(100dvh - ${headerHeight});
  margin: 0;
  padding: ${space[4]};
  border: 1px solid ${colors.line};
  border-radius: 0 0 ${radii.card} ${radii.card};
  background: ${colors.surface};
  color: ${colors.ink};
  visibility: hidden;
  &:popover-open {
    visibility: visible;
  }
  @media (hover: hover) {
    transition: visibility 0s ${durations.dropdownClose}ms;
    &:popover-open,
    div:hover > &:not([data-dismissed]) {
      visibility: visible;
      transition: none;
    }
  }
  &[data-dismissed] {
    transition: none;
  }
  div:hover ~ div > &:not(:popover-open),
  div:has(~ div:hover) > &:not(:popover-open),
  nav:has(:popover-open) &:not(:popover-open) {
    visibility: hidden;
    transition: none;
  }
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${space[1]};
  a {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: ${space[7]};
    padding: ${space[2]} ${space[3]};
    border-radius: ${radii.control};
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
    &::before {
      content: "";
      flex: none;
      width: ${space[3]};
      height: ${space[2]};
      border: solid ${colors.accent};
      border-width: 0 0 2px 2px;
    }
    &:hover,
    &:focus-visible {
      background: ${colors.accentSoft};
    }
  }
`;

/**
 * A disclosure button with a panel of links: CSS opens it on hover, the platform by click and key. The page's script says
 * whether it is open, and closes it where the platform does not (src/inline/page.ts).
 */
export const DropdownMenu = ({ id, label, entries }: Props) => (
  <div data-dropdown="">
    <button type="button" css={button} popoverTarget={`menu-${id}`} aria-controls={`menu-${id}`}>
      {label}
      <ChevronDown size="1.125rem" aria-hidden />
    </button>
    <div id={`menu-${id}`} popover="auto" css={panel}>
      <LinkList links={entries} css={list} />
    </div>
  </div>
);
