import { randomUUID } from "node:crypto";

import { z } from "zod";

import { isEmailAddress } from "../../contract/emailAddress";
import { fieldLimits } from "../../contract/leadFields";
import { keyedHash } from "../appointments/signedLink";
import { keepLink, noteTry, openSession, useLink } from "../database/staffAccess";
import type { LeadBackend } from "../leads/leadBackend";
import { logEvent } from "../leads/logEvent";
import { readPost } from "../leads/readPost";
import { deskAnswer, refusal } from "./deskAnswer";
import { isFromOwnPage } from "./ownOrigin";
import { csrfOf, hashOf, newSecret } from "./secrets";
import { sessionCookie } from "./sessionCookie";
import { signInMail } from "./signInMail";
import { sessionView } from "./staffSession";

/** Tries an hour by one mail address, and by one network address. */
const mostTries = 5;

const asked = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("request"),
    email: z.string().trim().toLowerCase().max(fieldLimits.email).refine(isEmailAddress),
  }),
  z.object({ action: z.literal("enter"), token: z.string().regex(/^[\w-]{43}$/) }),
]);

/** Mails a link to somebody of the team, and changes it for a session. `address` is the network address. */
export async function answerSignIn(
  request: Request,
  address: string,
  backend: LeadBackend,
): Promise<Response> {
  if (request.method !== "POST") return refusal({ error: "malformed" }, { allow: "POST" });
  if (!isFromOwnPage(request)) return refusal({ error: "foreign" });
  const { staff, passSecret } = backend.settings;
  if (staff.length === 0 || !passSecret) return refusal({ error: "unavailable" });
  const post = await readPost(request, ["application/json"]);
  const read = asked.safeParse(post.status === "read" ? Object.fromEntries(post.values) : {});
  if (!read.success) return refusal({ error: "malformed" });
  try {
    return read.data.action === "request"
      ? await sendLink(read.data.email, address, passSecret, backend)
      : await enter(read.data.token, request.headers.get("user-agent") ?? "", backend);
  } catch (error) {
    logEvent("sign-in-failed", { reason: error instanceof Error ? error.name : "unknown" });
    return refusal({ error: "unavailable" });
  }
}

/** Answers before anything is done that depends on whose address it is. */
async function sendLink(
  email: string,
  address: string,
  secret: string,
  backend: LeadBackend,
): Promise<Response> {
  const tries = {
    email: keyedHash(email, secret),
    // Visitors whose network address is not known must not use up each other's tries.
    origin: keyedHash(address || email, secret),
  };
  if (!(await noteTry(backend.database, tries, mostTries))) {
    return refusal({ error: "too-many" }, { "retry-after": "3600" });
  }
  if (backend.settings.staff.includes(email)) backend.waitUntil(mailLink(email, backend));
  return deskAnswer({ ok: true }, 202);
}

/** Not by the outbox: the database must not hold what opens the desk, and a link that comes late is of no use. */
async function mailLink(email: string, backend: LeadBackend): Promise<void> {
  const { database, mailer, budgets } = backend;
  const secret = newSecret();
  try {
    await keepLink(database, { token: hashOf(secret), email });
    const { status } = await mailer.deliver(await signInMail(email, secret, backend), budgets.mail);
    if (status !== "delivered") logEvent("sign-in-mail-not-sent", { status });
  } catch (error) {
    logEvent("sign-in-mail-not-sent", { status: error instanceof Error ? error.name : "unknown" });
  }
}

async function enter(token: string, agent: string, backend: LeadBackend): Promise<Response> {
  const { database, settings } = backend;
  const email = await useLink(database, hashOf(token));
  if (email === undefined || !settings.staff.includes(email)) return refusal({ error: "session" });
  const secret = newSecret();
  const session = {
    id: randomUUID(),
    token: hashOf(secret),
    email,
    agent: agent.replaceAll("\0", "").slice(0, 200),
  };
  const row = await openSession(database, session);
  const cookie = { "set-cookie": sessionCookie(secret) };
  return deskAnswer(sessionView({ row, csrf: csrfOf(secret) }), 200, cookie);
}
