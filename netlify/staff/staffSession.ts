import type { Session, SessionEntry } from "../../contract/desk";
import { findSession, noteSeen, type StaffSessionRow } from "../database/staffAccess";
import type { LeadBackend } from "../leads/leadBackend";
import { csrfOf, hashOf } from "./secrets";
import { readSessionCookie } from "./sessionCookie";

/** Somebody of the team who is signed in. */
export interface StaffSession {
  row: StaffSessionRow;
  csrf: string;
}

/**
 * The session that a request belongs to, if it is open and its owner still of the team. Throws when the database is
 * away.
 */
export async function sessionOf(
  request: Request,
  { database, settings, waitUntil }: LeadBackend,
): Promise<StaffSession | undefined> {
  const secret = readSessionCookie(request);
  if (!secret) return undefined;
  const row = await findSession(database, hashOf(secret));
  if (!row || !settings.staff.includes(row.email)) return undefined;
  waitUntil(noteSeen(database, row.id).catch(() => undefined));
  return { row, csrf: csrfOf(secret) };
}

/** What the desk is told of a session. */
export function sessionView({ row, csrf }: StaffSession): Session {
  return { email: row.email, expiresAt: row.expiresAt.toISOString(), csrf };
}

/** A session in the list of one's own. */
export function sessionEntry(row: StaffSessionRow, present: StaffSessionRow): SessionEntry {
  return {
    id: row.id,
    isThis: row.id === present.id,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastSeenAt: row.seenAt.toISOString(),
    agent: row.agent,
  };
}
