import { css } from "@emotion/react";
import { Ellipsis } from "lucide-react";
import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { colors } from "../../theme/colors";
import { shadows } from "../../theme/shadows";
import { radii, space } from "../../theme/space";

/** In CSS pixels: with less room at its right the menu opens to the left. */
const WIDEST = 280;

const menu = css`
  position: relative;
  summary {
    display: grid;
    place-items: center;
    min-width: 2.5rem;
    min-height: 2.5rem;
    border: 1px solid ${colors.line};
    border-radius: ${radii.control};
    background: ${colors.surface};
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      border-color: ${colors.control};
      background: ${colors.tint};
    }
    @media (pointer: coarse) {
      min-width: 2.75rem;
      min-height: 2.75rem;
    }
  }
`;

const list = css`
  position: absolute;
  z-index: 10;
  top: calc(100% + ${space[1]});
  display: grid;
  min-width: max-content;
  padding: ${space[1]};
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.surface};
  box-shadow: ${shadows.menu};
  button {
    justify-content: start;
  }
`;

type Props = { label: string; children: ReactNode };

/** What is done less often, behind a button: closes by a choice, by Escape, and when the focus has left. */
export const MoreMenu = ({ label, children }: Props) => {
  const details = useRef<HTMLDetailsElement>(null);
  const [side, setSide] = useState<"left" | "right">();
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    const room = innerWidth - currentTarget.getBoundingClientRect().left;
    setSide(currentTarget.open ? (room > WIDEST ? "left" : "right") : undefined);
  };
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !details.current?.open) return;
    close();
    details.current.querySelector("summary")?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!details.current?.contains(relatedTarget)) close();
  };
  return (
    // Nothing to act on itself: Escape comes up from the summary and the buttons inside, which have the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details ref={details} css={menu} onKeyDown={onKeyDown} onBlur={onBlur} onToggle={onToggle}>
      <summary aria-label={label}>
        <Ellipsis size="1.25rem" aria-hidden />
      </summary>
      {side && (
        // Nor is this: the click, or the key that makes one, is of the button that was chosen.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div css={list} style={{ [side]: 0 }} onClick={close}>
          {children}
        </div>
      )}
    </details>
  );
};
