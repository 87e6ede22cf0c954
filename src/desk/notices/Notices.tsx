import { css } from "@emotion/react";
import { X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { from } from "../../theme/breakpoints";
import { colors, darkRoles } from "../../theme/colors";
import { shadows } from "../../theme/shadows";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";
import { useTexts } from "../deskTexts";
import { DeskButton } from "../components/DeskButton";
import {
  currentNotices,
  onNotices,
  passTime,
  settleAll,
  settleNotice,
  undoNotice,
  type Notice,
} from "./noticeStore";

const STEP = 250;

const stack = css`
  position: fixed;
  z-index: 30;
  inset: auto ${space[3]} calc(4.5rem + env(safe-area-inset-bottom)) ${space[3]};
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  pointer-events: none;
  ${from.desktop} {
    inset: auto ${space[5]} ${space[5]} auto;
    justify-items: end;
  }
`;

const card = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  max-width: min(30rem, 100%);
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.inkBand};
  box-shadow: ${shadows.notice};
  pointer-events: auto;
  ${type.caption}
  > * {
    ${darkRoles}
  }
  p {
    min-width: 0;
    padding-block: ${space[2]};
  }
  p[data-tone="danger"] {
    color: ${colors.danger};
  }
  button {
    flex: none;
    background: transparent;
  }
  button:hover:not(:disabled) {
    background: ${colors.surface};
  }
`;

const undoButton = css`
  text-decoration: underline;
  text-underline-offset: 0.25em;
`;

const NoticeCard = ({ notice }: { notice: Notice }) => {
  const { shell } = useTexts();
  const { id, text, tone, undo } = notice;
  return (
    <li css={card}>
      <p data-tone={tone}>{text}</p>
      {undo && (
        <DeskButton appearance="quiet" css={undoButton} onClick={() => undoNotice(id)}>
          {shell.undo}
        </DeskButton>
      )}
      <DeskButton appearance="quiet" aria-label={shell.close} onClick={() => settleNotice(id)}>
        <X size="1rem" aria-hidden />
      </DeskButton>
    </li>
  );
};

/** The notices, in a corner; their time stands still while the pointer or the focus is on them. */
export const Notices = () => {
  const { shell } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const notices = useSyncExternalStore(onNotices, currentNotices, currentNotices);
  const someThere = notices.length > 0;
  useEffect(() => {
    if (!someThere) return;
    const timer = setInterval(() => {
      if (!list.current?.matches(":hover, :focus-within")) passTime(STEP);
    }, STEP);
    return () => clearInterval(timer);
  }, [someThere]);
  useEffect(() => {
    addEventListener("pagehide", settleAll);
    return () => removeEventListener("pagehide", settleAll);
  }, []);
  return (
    <section aria-label={shell.notices}>
      <div role="status">
        <ul ref={list} css={stack}>
          {notices.map((notice) => (
            <NoticeCard key={notice.id} notice={notice} />
          ))}
        </ul>
      </div>
    </section>
  );
};
