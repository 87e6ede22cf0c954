/** What was done, by whom and when; newest first. Kept as long as what it is about. */
export interface HistoryEntry {
  id: number;
  at: string;
  /** E-mail address of who did it, or, by the link in a lead's mail, what they typed as their name, or empty. */
  who: string;
  what: HistoryAct;
  /** What it was about; null for what is gone (a person erased) or is not about a row (an export). */
  leadId: string | null;
  appointmentId: string | null;
  /** The lead's or the appointment's name; empty without a row. */
  name: string;
  /** `moved`: the former and the new start, `<iso>/<iso>`. `erased`: how many rows. `exported`: the file. Else empty. */
  detail: string;
}

export type HistoryAct =
  | "released"
  | "quarantined"
  | "resent"
  | "answered"
  /** By the link in the lead's mail. */
  | "answered-by-link"
  | "unanswered"
  | "noted"
  | "note-removed"
  | "cancelled"
  | "moved"
  | "erased"
  | "exported";
