import type { HistoryEntry } from "./deskHistory";
import type { LeadFields } from "./leadFields";

/**
 * Where a lead stands for the team:
 * - `to-answer`: nobody has noted an answer.
 * - `answered`.
 * - `untracked`: came in before answers were noted; nobody knows. Counts in no figure and reminds nobody.
 * - `quarantine`: looks like spam, was mailed to nobody.
 */
export const leadStandings = ["to-answer", "answered", "untracked", "quarantine"] as const;
export type LeadStanding = (typeof leadStandings)[number];

/** What became of the mail that brings it to the team. `none` for what was never let out of quarantine. */
export type LeadMailState = "pending" | "sent" | "given-up" | "none";

/** Longest search, in characters. */
export const SEARCH_LENGTH = 200;

/** Parameters of the view `leads`; all are optional. */
export interface LeadQuery {
  /** Default: all standings. */
  standing?: LeadStanding;
  /** Words that all have to occur somewhere in the fields, with accents and capitals or without. At most `SEARCH_LENGTH` characters. */
  search?: string;
  /** The page it was sent from, as `LeadList.sources` names it. */
  source?: string;
  /** First and last day of arrival, in Paris. */
  from?: string;
  to?: string;
  /** Page of the list, from 1. */
  page?: string;
}

/** A lead in the list. */
export interface LeadEntry {
  id: string;
  /** Goes up with each change: to be sent back with every action. */
  version: number;
  receivedAt: string;
  name: string;
  email: string;
  /** Beginning of the message, one line, at most 160 characters. */
  excerpt: string;
  /** Path of the page it was sent from; empty when the form did not say. */
  source: string;
  standing: LeadStanding;
  mail: LeadMailState;
  answeredAt: string | null;
  /** E-mail address or typed name, may be empty; null while unanswered. */
  answeredBy: string | null;
  notes: number;
  /** When the promised 24 hours are over; null when it is answered, untracked or in quarantine. */
  dueAt: string | null;
}

/** A page of 50: what waits longest for an answer first, then the others, newest first. */
export interface LeadList {
  leads: LeadEntry[];
  /** Of all that match. */
  total: number;
  page: number;
  pages: number;
  /** Leads of each standing, whatever is filtered. */
  counts: Record<LeadStanding, number>;
  /** Pages that leads came from, most frequent first, at most 100; for the filter. */
  sources: string[];
  /** The server's clock, to tell what is overdue. */
  now: string;
}

export interface LeadNote {
  id: number;
  at: string;
  who: string;
  text: string;
}

/** A lead, whole. */
export interface LeadDetail extends LeadEntry {
  fields: LeadFields;
  /** Suspicion, and the names of the signs that made it. */
  score: number;
  signs: string[];
  mailedAt: string | null;
  /** Failed tries to mail it, with their reasons. */
  failures: string[];
  /** Oldest first. */
  notesWritten: LeadNote[];
  /** Newest first. */
  history: HistoryEntry[];
}

/** Longest note, in UTF-16 code units. */
export const noteLimit = 2000;

/**
 * A change of a lead. `version` is the one that was seen: a newer one is refused with 409 `changed`. Notes are never
 * refused for it: two people who write at once both find their note.
 *
 * - `answered`: now, or `at`, an instant that has passed (a call of yesterday, or what an undo brings back).
 * - `release`: out of quarantine, and mailed, unless it was mailed before.
 * - `quarantine`: into it; a mail that still waits is not sent.
 * - `resend`: mails it again, also one that was sent or given up. Not from quarantine (409 `changed`).
 * - `note-remove`: one's own notes only (404).
 */
export type LeadAction =
  | {
      action: "release" | "quarantine" | "resend" | "unanswered";
      id: string;
      version: number;
    }
  | { action: "answered"; id: string; version: number; at?: string }
  | { action: "note"; id: string; text: string }
  | { action: "note-remove"; id: string; note: number };

/** A lead after a change. */
export interface LeadAnswer {
  lead: LeadDetail;
  /** What to send to take the change back, with the version it needs; null when nothing does (a mail that went out). */
  undo: LeadAction | null;
}
