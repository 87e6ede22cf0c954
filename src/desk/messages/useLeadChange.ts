import { useState } from "react";
import type { LeadAction, LeadDetail } from "../../../contract/deskLeads";
import { RequestError, sendChange } from "../../requests/deskRequests";
import { useTexts, type DeskTexts } from "../deskTexts";
import { notify } from "../notices/noticeStore";
import { useProblem } from "../useProblem";
import { useRefresh } from "../useRefresh";

/** What somebody wanted while somebody else was first. */
export type Conflict = {
  mine: LeadAction;
  /** The message as it is now, and what of its history this desk had not seen. */
  present: LeadDetail;
  seen: LeadDetail;
};

const doneText = (action: LeadAction["action"], { done }: DeskTexts["lead"]) =>
  ({
    release: done.released,
    quarantine: done.quarantined,
    resend: done.resent,
    answered: done.answered,
    unanswered: done.unanswered,
    note: done.noted,
    "note-remove": done.noteRemoved,
  })[action];

const isLead = (row: object | undefined): row is LeadDetail =>
  row !== undefined && "standing" in row;

/** Changes a message: says what was done, offers to take it back, and tells when somebody else was first. */
export const useLeadChange = (seen: LeadDetail) => {
  const { lead: texts, shell } = useTexts();
  const refresh = useRefresh();
  const problem = useProblem();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();

  const takeBack = async (action: LeadAction) => {
    try {
      await refresh(await sendChange(action));
      notify(shell.undone);
    } catch (error) {
      const isLate = error instanceof RequestError && error.status === 409;
      if (isLate) notify(shell.undoFailed, { tone: "danger" });
      else problem(error);
      await refresh();
    }
  };

  /** @returns whether it was done */
  const run = async (action: LeadAction): Promise<boolean> => {
    setBusy(true);
    setConflict(undefined);
    try {
      const answer = await sendChange(action);
      const { undo } = answer;
      notify(doneText(action.action, texts), undo ? { undo: () => void takeBack(undo) } : {});
      await refresh(answer);
      return true;
    } catch (error) {
      const present = error instanceof RequestError ? error.refused?.present : undefined;
      if (isLead(present)) {
        setConflict({ mine: action, present, seen });
        await refresh({ lead: present });
      } else problem(error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** As `run`, once the notice that announces it has gone by: it cannot be taken back then. */
  const runLater = (action: LeadAction) => {
    notify(doneText(action.action, texts), {
      undo: () => notify(shell.undone),
      settle: (last) =>
        void sendChange(action, last).then(refresh, (error: unknown) => {
          problem(error);
          return refresh();
        }),
    });
  };

  return { run, runLater, busy, conflict, forgetConflict: () => setConflict(undefined) };
};
