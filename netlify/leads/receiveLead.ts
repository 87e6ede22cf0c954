import { hash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { leadFieldNames, type LeadFields } from "../../contract/leadFields";
import { type LeadEntry, recordLead } from "../database/leads";
import type { LeadRow } from "../database/schema";
import type { LeadBackend } from "./leadBackend";
import { leadMail } from "./leadMail";
import { idsOfLead, sendQueued, sendTaken } from "./sendOutbox";

/**
 * Keeps one validated lead and mails it.
 *
 * @returns whether it is in the database (and its mail in the outbox), or, with the database away, was accepted by a mail
 * server: the visitor may be shown success. Otherwise they must be shown an error; trying again is safe.
 */
export async function receiveLead(lead: LeadRow, backend: LeadBackend): Promise<boolean> {
  const { deliveries, waitUntil, database } = backend;
  waitUntil(deliveries.flush(database));
  const entry = { lead, ...idsOfLead(lead.id, backend) };
  const { messageId } = entry;
  const mailedBefore = deliveries.has(messageId) && !deliveries.unrecorded.has(messageId);
  const written = await record(entry, backend);
  if (!written) return mailOnly(entry, backend);
  // It may have been mailed as the only copy, and that be noted, before the database answered this post.
  const mailedMeanwhile = !mailedBefore && deliveries.has(messageId);
  if (written.mail && backend.mailer.isConfigured && !mailedMeanwhile) {
    const row = { id: written.mail, attempt: 1, leadId: lead.id, content: null, messageId };
    const mail = { ...row, channel: "mail", kind: "lead", queuedAt: lead.receivedAt } as const;
    waitUntil(sendTaken(mail, backend, lead));
  }
  if (written.webhook) sendQueued([written.webhook], backend, lead);
  return true;
}

/** Writes lead and mail down. Tries again while there is time: writing twice does no harm. Undefined: it is away. */
async function record(entry: LeadEntry, { database, mailer, timeLimits }: LeadBackend) {
  const deadline = performance.now() + timeLimits.record;
  while (database.isConfigured) {
    const left = deadline - performance.now();
    if (left <= 0) break;
    const writing = recordLead(database, entry, mailer.isConfigured ? "taken" : "queued");
    const written = await within(left, writing).catch(() => undefined);
    if (written) return written;
    await pause(100);
  }
  return undefined;
}

/** The database is away: the mail is the only copy, so it must be accepted before we say so. */
async function mailOnly(entry: LeadEntry, backend: LeadBackend): Promise<boolean> {
  const { deliveries, timeLimits, database, mailer, settings, waitUntil } = backend;
  const { messageId } = entry;
  if (deliveries.has(messageId)) return true;
  const mailing = deliveries.once(
    { channel: "mail", messageId },
    async () => {
      const mail = await leadMail(entry.lead, backend, { stored: false });
      return mailer.deliver(mail, { from: settings.from, messageId });
    },
    database.isConfigured ? entry : undefined,
  );
  // The visitor may have gone when it is delivered, and the database must know all the same.
  waitUntil(mailing.then(() => deliveries.flush(database)));
  const outcome = await within(timeLimits.onlyCopy, mailing);
  return outcome?.status === "delivered";
}

/** The value of `work`, or undefined after `ms` milliseconds. `work` itself goes on. */
function within<Value>(ms: number, work: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([work, pause(ms, undefined, { ref: false })]);
}

/** UTC day of an instant (milliseconds since the epoch) as `yyyymmdd`. */
export const utcDay = (now: number) => new Date(now).toISOString().slice(0, 10).replaceAll("-", "");

/**
 * Identifier of a lead: the UTC day it came in and the hash of the accepted fields alone, so that a double click, a retry
 * and a second tab are recognised as one lead.
 */
export function leadId(fields: LeadFields, now: number): string {
  const canonical = JSON.stringify(leadFieldNames.map((name) => fields[name]));
  return `${utcDay(now)}-${hash("sha256", canonical).slice(0, 40)}`;
}
