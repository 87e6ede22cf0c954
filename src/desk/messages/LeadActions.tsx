import { css } from "@emotion/react";
import { Check, RotateCcw, Send, ShieldAlert, ShieldCheck, UserX, Reply } from "lucide-react";
import { useState } from "react";
import type { LeadAction, LeadDetail } from "../../../contract/deskLeads";
import { space } from "../../theme/space";
import { useTexts } from "../deskTexts";
import { DeskButton, DeskLink } from "../components/DeskButton";
import { MoreMenu } from "../components/MoreMenu";
import { EraseDialog } from "./EraseDialog";
import type { useLeadChange } from "./useLeadChange";

const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

type Props = { lead: LeadDetail; changes: ReturnType<typeof useLeadChange> };

type Versioned = Extract<LeadAction, { version: number }>["action"];

/** What can be done with a message: first what its standing asks for. */
export const LeadActions = ({ lead, changes }: Props) => {
  const { lead: texts } = useTexts();
  const [erasing, setErasing] = useState(false);
  const { id, version, standing, fields } = lead;
  const isSpam = standing === "quarantine";
  const act = (action: Versioned) => () => void changes.run({ action, id, version });
  const reply = `mailto:${encodeURIComponent(fields.email)}?subject=${encodeURIComponent(texts.replySubject)}`;
  return (
    <div css={bar}>
      {isSpam ? (
        <DeskButton appearance="primary" disabled={changes.busy} onClick={act("release")}>
          <ShieldCheck size="1.125rem" aria-hidden />
          {texts.release}
        </DeskButton>
      ) : (
        <DeskLink appearance={lead.answeredAt ? "plain" : "primary"} href={reply}>
          <Reply size="1.125rem" aria-hidden />
          {texts.reply}
        </DeskLink>
      )}
      {!isSpam &&
        (lead.answeredAt ? (
          <DeskButton disabled={changes.busy} onClick={act("unanswered")}>
            <RotateCcw size="1.125rem" aria-hidden />
            {texts.unanswered}
          </DeskButton>
        ) : (
          <DeskButton disabled={changes.busy} onClick={act("answered")}>
            <Check size="1.125rem" aria-hidden />
            {texts.answered}
          </DeskButton>
        ))}
      <MoreMenu label={texts.more}>
        {!isSpam && (
          <>
            <DeskButton
              appearance="quiet"
              onClick={() => changes.runLater({ action: "resend", id, version })}
            >
              <Send size="1.125rem" aria-hidden />
              {texts.resend}
            </DeskButton>
            <DeskButton appearance="quiet" disabled={changes.busy} onClick={act("quarantine")}>
              <ShieldAlert size="1.125rem" aria-hidden />
              {texts.quarantine}
            </DeskButton>
          </>
        )}
        <DeskButton appearance="quiet" onClick={() => setErasing(true)}>
          <UserX size="1.125rem" aria-hidden />
          {texts.erase}
        </DeskButton>
      </MoreMenu>
      {erasing && <EraseDialog email={fields.email} onClose={() => setErasing(false)} />}
    </div>
  );
};
