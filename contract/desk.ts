import type {
  AppointmentAction,
  AppointmentAnswer,
  AppointmentDetail,
  AppointmentList,
} from "./deskAppointments";
import type { Figures } from "./deskFigures";
import type { HistoryEntry } from "./deskHistory";
import type { LeadAction, LeadAnswer, LeadDetail, LeadList } from "./deskLeads";

/**
 * What the team's desk and its functions say to each other. All instants are ISO 8601 in UTC, all days are days in
 * Paris (`2026-11-23`), all texts are plain: whoever shows them escapes them.
 *
 * - `POST signInFunction` with a `SignInRequest`: no session is needed.
 * - `GET deskFunction?view=…` answers a view, see `DeskViews`. `view=export` answers a file.
 * - `POST deskFunction` with the same parameters as JSON (`{ view, … }`) and `csrfHeader` answers the view as well. For
 *   those that name a person (`person`, `leads` with `search`): hosts write addresses into their logs.
 * - `POST deskFunction` with a `DeskAction` as JSON changes something, with the header `csrfHeader`.
 *
 * Every answer is JSON (but the files) and is never cached. A refusal is a `RefusalAnswer` with its status:
 *
 * | status | `error`       | means                                                                                |
 * | ------ | ------------- | ------------------------------------------------------------------------------------ |
 * | 400    | `malformed`   | a parameter or a field makes no sense                                                |
 * | 401    | `session`     | no session, or one that is over or revoked: sign in again. Whatever was asked for    |
 * | 403    | `foreign`     | a change without our own `Origin` or without the session's token: load the session again |
 * | 404    | `unknown`     | there is no such row (any more), or it is not yours                                  |
 * | 409    | `changed`     | somebody else was first: `present` is the row as it is now; nothing was done         |
 * | 409    | `taken`       | the time of an appointment is not free: `slots` are the nearest that are             |
 * | 410    | `over`        | the appointment is cancelled or has begun: it cannot be changed                      |
 * | 429    | `too-many`    | tries are used up; `Retry-After` says for how many seconds                           |
 * | 503    | `unavailable` | the database is away, or the desk is not configured (`STAFF_EMAILS`)                 |
 */
export interface RefusalAnswer {
  error:
    | "malformed"
    | "session"
    | "foreign"
    | "unknown"
    | "changed"
    | "taken"
    | "over"
    | "too-many"
    | "unavailable";
  /** With `changed`: the row as it is now. */
  present?: LeadDetail | AppointmentDetail;
  /** With `taken`. */
  slots?: { start: string; end: string }[];
}

/** Signing in. */
export const signInFunction = "staff-sign-in";
/** Everything else: needs the session's cookie, which the browser sends by itself. */
export const deskFunction = "staff-desk";
/** Header of every change: `Session.csrf`. */
export const csrfHeader = "x-csrf-token";
/** Page of the desk. A mailed link is this address with `#connexion=<token>`: servers and scanners never see the token. */
export const deskPath = "/equipe";
/** Name of the token in the fragment of the mailed link. */
export const signInFragment = "connexion";

/**
 * - `request`: mails a link to an address of the team. Answers 202 `{ ok: true }` at once, whoever the address
 *   belongs to; 429 after five tries an hour from one network address or for one mail address.
 * - `enter`: changes the link's token for a session: 200 with a `Session` and its cookie; 401 when the token is
 *   unknown, used or older than 15 minutes. Only on a press of a button: the token works once.
 */
export type SignInRequest =
  { action: "request"; email: string } | { action: "enter"; token: string };

/** Who is signed in. */
export interface Session {
  email: string;
  expiresAt: string;
  /** Goes into the header `csrfHeader` of every change. */
  csrf: string;
}

/** One of the sessions of whoever asks. */
export interface SessionEntry {
  id: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
  createdAt: string;
  expiresAt: string;
  /** To the minute, roughly. */
  lastSeenAt: string;
  /** The browser's own description (`User-Agent`), at most 200 characters. */
  agent: string;
}

/** What erasing a person would delete. */
export interface ErasePreview {
  email: string;
  leads: number;
  appointments: number;
}

/** Files of `view=export&file=…`; they come as attachments. CSV with `;` and a mark of UTF-8, as French Excel wants it. */
export const exportFiles = ["leads.csv", "appointments.csv", "appointments.ics"] as const;
export type ExportFile = (typeof exportFiles)[number];

/** What `GET deskFunction?view=<name>&…` answers; other parameters as said. */
export interface DeskViews {
  session: Session;
  /** Own sessions, newest first. */
  sessions: { sessions: SessionEntry[] };
  /** `LeadQuery` as parameters. */
  leads: LeadList;
  /** `id`. */
  lead: LeadDetail;
  /** `from` (a day) and `days` (1 to 42). */
  appointments: AppointmentList;
  /** `id`. */
  appointment: AppointmentDetail;
  /** `weeks` (4 to 52, default 13). */
  figures: Figures;
  /** `before` (an entry's id) for the next page of 50. */
  history: { entries: HistoryEntry[]; hasMore: boolean };
  /** `email`. */
  person: ErasePreview;
}

/**
 * A change. Sent as JSON, with `Content-Type: application/json` and `csrfHeader`.
 *
 * - `sign-out` ends this session: 200 `{ ok: true }`, and the cookie goes. `revoke` ends another one of one's own.
 * - `erase` deletes all messages and appointments of a person: 200 `ErasePreview` with what was deleted. Nothing
 *   brings them back: the desk waits some seconds before it sends this (so for `cancel`, `move`, `resend`).
 */
export type DeskAction =
  | LeadAction
  | AppointmentAction
  | { action: "sign-out" }
  | { action: "revoke"; id: string }
  | { action: "erase"; email: string };

/** What a change answers with 200, by its kind. */
export type DeskAnswer = LeadAnswer | AppointmentAnswer | ErasePreview | { ok: true };
