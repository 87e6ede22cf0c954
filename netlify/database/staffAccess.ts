import { and, desc, eq, gt, sql } from "drizzle-orm";

import type { Database } from "./connection";
import { staffSessions } from "./schema";

/** A try to get a link: keyed hashes of the address typed and of the network address. */
export interface SignInTry {
  email: string;
  origin: string;
}

/** Notes a try. False when either has tried `most` times within the hour. */
export async function noteTry(
  { orm, now }: Database,
  { email, origin }: SignInTry,
  most: number,
): Promise<boolean> {
  return orm.transaction(async (statements) => {
    // Tries by one address wait for each other, so that they can be counted; always in the same order.
    await statements.execute(sql`
      select pg_advisory_xact_lock(key)
      from (select distinct hashtextextended(name, 1) as key from unnest(${sql.param([email, origin])}::text[]) as name order by 1) as keys`);
    const { rows } = await statements.execute(sql`
      insert into sign_in_tries (tried_at, email, origin)
      select ${now()}, ${email}, ${origin}
      where greatest(
        (select count(*) from sign_in_tries where email = ${email} and tried_at > ${now()} - interval '1 hour'),
        (select count(*) from sign_in_tries where origin = ${origin} and tried_at > ${now()} - interval '1 hour')
      ) < ${most}
      returning 1`);
    return rows.length > 0;
  });
}

/** Keeps the hash of a link's token for 15 minutes. */
export async function keepLink(
  { orm, now }: Database,
  { token, email }: { token: string; email: string },
): Promise<void> {
  await orm.execute(sql`
    insert into sign_in_links (token, email, expires_at)
    values (${token}, ${email}, ${now()} + interval '15 minutes')`);
}

/** Uses a link up. Returns whose it was, or undefined when it is unknown, used or too old. */
export async function useLink({ orm, now }: Database, token: string): Promise<string | undefined> {
  const { rows } = await orm.execute<{ email: string; valid: boolean }>(sql`
    delete from sign_in_links where token = ${token} returning email, expires_at > ${now()} as valid`);
  return rows[0]?.valid ? rows[0].email : undefined;
}

export type StaffSessionRow = typeof staffSessions.$inferSelect;

/** Opens a session of 12 hours. `token` is a hash. */
export async function openSession(
  { orm, now }: Database,
  session: Pick<StaffSessionRow, "id" | "token" | "email" | "agent">,
): Promise<StaffSessionRow> {
  const [row] = await orm
    .insert(staffSessions)
    .values({
      ...session,
      createdAt: sql`${now()}`,
      seenAt: sql`${now()}`,
      expiresAt: sql`${now()} + interval '12 hours'`,
    })
    .returning();
  if (!row) throw new Error("the session was not written");
  return row;
}

/** The session of a token's hash, if it is still open. */
export async function findSession(
  { orm, now }: Database,
  token: string,
): Promise<StaffSessionRow | undefined> {
  const [row] = await orm
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.token, token), gt(staffSessions.expiresAt, now())));
  return row;
}

/** Notes, at most once a minute, that a session is in use. */
export async function noteSeen({ orm, now }: Database, id: string): Promise<void> {
  await orm
    .update(staffSessions)
    .set({ seenAt: sql`${now()}` })
    .where(
      and(eq(staffSessions.id, id), sql`${staffSessions.seenAt} <= ${now()} - interval '1 minute'`),
    );
}

/** The open sessions of a person, newest first. */
export async function listSessions(
  { orm, now }: Database,
  email: string,
): Promise<StaffSessionRow[]> {
  return orm
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.email, email), gt(staffSessions.expiresAt, now())))
    .orderBy(desc(staffSessions.createdAt), staffSessions.id);
}

/** Ends a session of a person. False when they have no such one. */
export async function endSession(
  { orm }: Database,
  { id, email }: Pick<StaffSessionRow, "id" | "email">,
): Promise<boolean> {
  const ended = await orm
    .delete(staffSessions)
    .where(and(eq(staffSessions.id, id), eq(staffSessions.email, email)))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

/** Forgets sessions, links and tries whose time is over. */
export async function forgetAccess({ orm, now }: Database): Promise<void> {
  await orm.execute(sql`delete from staff_sessions where expires_at <= ${now()}`);
  await orm.execute(sql`delete from sign_in_links where expires_at <= ${now()}`);
  await orm.execute(sql`delete from sign_in_tries where tried_at <= ${now()} - interval '1 hour'`);
}
