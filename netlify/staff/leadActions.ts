import type { LeadAction, LeadAnswer, LeadDetail } from "../../contract/deskLeads";
import type { HistoryAct } from "../../contract/deskHistory";
import { sendQueued } from "../appointments/sendQueued";
import type { AppointmentBackend } from "../appointments/appointmentBackend";
import type { DatabaseOrTransaction } from "../database/connection";
import { writeHistory } from "../database/history";
import {
  changeLead,
  noteAnswer,
  quarantine,
  release,
  takeAnswerBack,
  together,
} from "../database/leadChanges";
import { queueLeadAgain } from "../database/leads";
import { addNote, removeNote } from "../database/notes";
import { leads } from "../database/schema";
import { leadMessageId } from "../leads/leadRecord";
import { DeskRefusal } from "./deskAnswer";
import { leadDetail } from "./leadViews";
import { sql } from "drizzle-orm";

/** What came of a change: what takes it back, and a mail to send now. */
interface Done {
  what: HistoryAct;
  undo?: (lead: LeadDetail) => LeadAction | null;
  mail?: number;
}

/** Changes a lead, writes down who did it and answers with the lead as it is then. */
export async function actOnLead(
  action: LeadAction,
  who: string,
  backend: AppointmentBackend,
): Promise<LeadAnswer> {
  const { id } = action;
  const before = await leadDetail(id, backend);
  if (!before) throw new DeskRefusal({ error: "unknown" });
  const done = await together(backend.database, async (within) => {
    const result = await act(action, { who, before }, within, backend);
    if (result) await writeHistory(within, { who, what: result.what, leadId: id });
    return result;
  });
  const lead = await leadDetail(id, backend);
  if (!lead) throw new DeskRefusal({ error: "unknown" });
  if (!done) {
    throw new DeskRefusal(
      action.action === "note-remove" ? { error: "unknown" } : { error: "changed", present: lead },
    );
  }
  if (done.mail !== undefined) sendQueued([done.mail], backend);
  return { lead, undo: done.undo?.(lead) ?? null };
}

/** Undefined when the lead is not as it was seen. */
async function act(
  action: LeadAction,
  { who, before }: { who: string; before: LeadDetail },
  within: DatabaseOrTransaction,
  backend: AppointmentBackend,
): Promise<Done | undefined> {
  const { id } = action;
  switch (action.action) {
    case "answered": {
      const at = action.at === undefined ? undefined : new Date(action.at);
      const isDone = await noteAnswer(within, action, { who, at });
      return isDone ? { what: "answered", undo: plain("unanswered") } : undefined;
    }
    case "unanswered": {
      const at = before.answeredAt ?? undefined;
      const undo = ({ version }: LeadDetail) => ({ action: "answered" as const, id, version, at });
      return (await takeAnswerBack(within, action)) ? { what: "unanswered", undo } : undefined;
    }
    case "quarantine":
      return (await quarantine(within, action))
        ? { what: "quarantined", undo: plain("release") }
        : undefined;
    case "release": {
      const released = await release(within, action, leadMessageId(id, backend));
      return released
        ? { what: "released", mail: released.mail, undo: plain("quarantine") }
        : undefined;
    }
    case "resend": {
      if (!(await changeLead(within, action, {}, sql`not ${leads.quarantined}`))) return undefined;
      const mail = await queueLeadAgain(within, id, leadMessageId(id, backend));
      return { what: "resent", mail };
    }
    case "note": {
      const note = await addNote(within, { leadId: id, who, content: action.text });
      if (note === undefined) return undefined;
      return { what: "noted", undo: () => ({ action: "note-remove", id, note }) };
    }
    case "note-remove": {
      const text = await removeNote(within, { id: action.note, leadId: id, who });
      if (text === undefined) return undefined;
      return { what: "note-removed", undo: () => ({ action: "note", id, text }) };
    }
  }
}

/** The change that takes another one back. */
const plain =
  (action: "unanswered" | "release" | "quarantine") =>
  ({ id, version }: LeadDetail): LeadAction => ({ action, id, version });
