import { css } from "@emotion/react";
import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";
import { DeskButton } from "./DeskButton";

type Props = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

const box = css`
  width: min(34rem, calc(100vw - 2 * ${space[3]}));
  max-height: calc(100dvh - 2 * ${space[5]});
  padding: 0;
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.surface};
  color: ${colors.ink};
  &::backdrop {
    background: ${colors.scrim};
  }
`;

const head = css`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} ${space[3]} ${space[3]} ${space[5]};
  border-bottom: 1px solid ${colors.line};
  background: ${colors.surface};
  h2 {
    ${type.title}
    min-width: 0;
    padding-top: ${space[1]};
  }
`;

const body = css`
  padding: ${space[4]} ${space[5]} ${space[5]};
`;

/** A modal dialog of the platform: it keeps the focus, and Escape closes it. It is open as long as it is there. */
export const Dialog = ({ title, closeLabel, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog ref={dialog} css={box} aria-labelledby={titleId} onClose={onClose}>
      <div css={head}>
        <h2 id={titleId}>{title}</h2>
        <DeskButton
          appearance="quiet"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <X size="1.25rem" aria-hidden />
        </DeskButton>
      </div>
      <div css={body}>{children}</div>
    </dialog>
  );
};
