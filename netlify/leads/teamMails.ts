import { eachLead } from "../database/leads";
import { givenUpPosts, type Taken } from "../database/outbox";
import type { LeadRow } from "../database/schema";
import { composeMail, type OutgoingMail } from "../mail/composeMail";
import type { LeadBackend } from "./leadBackend";
import { digestMail } from "./leadDigestMail";
import { addresses, leadLink, linkPart, type MailContext, oneLine, teamAddress } from "./leadMail";
import { writeMail } from "./sendTaken";

/** Writes any mail of the outbox, from what the database says now. */
export async function writeScheduled(mail: Taken, backend: LeadBackend): Promise<OutgoingMail> {
  const at = { messageId: mail.messageId, now: backend.clock() };
  if (mail.kind === "digest") return digestMail(mail.queuedAt, backend, at);
  if (mail.kind === "alert") return alertMail(backend, at);
  if (mail.kind === "reminder" && mail.lead) return reminderMail(mail.lead, backend, at);
  return writeMail(mail, backend);
}

/** Tells the team which leads were given up, and which posts to the webhook. */
async function alertMail(
  backend: LeadBackend,
  { messageId, now }: { messageId: string; now: number },
): Promise<OutgoingMail> {
  const { alertSubject, alertText, alertWebhook } = backend.content.texts.mail;
  const leads: string[] = [];
  for await (const { id } of eachLead(backend.database, { state: "dead" })) leads.push(id);
  const posts = await givenUpPosts(backend.database);
  return composeMail({
    from: addresses(backend).from,
    to: teamAddress(backend),
    subject: alertSubject,
    messageId,
    date: new Date(now),
    parts: [
      ...(leads.length > 0 ? [alertText, { list: leads }] : []),
      ...(posts.length > 0 ? [alertWebhook, { list: posts }] : []),
    ],
  });
}

/** Reminds the team of a lead that waits for its answer. */
async function reminderMail(
  { id, name, email, phone, message, receivedAt }: LeadRow,
  context: MailContext,
  { messageId, now }: { messageId: string; now: number },
): Promise<OutgoingMail> {
  const { reminder, answered, reference } = context.content.texts.mail;
  const hours = Math.floor((now - receivedAt.getTime()) / 3_600_000);
  return composeMail({
    ...addresses(context),
    subject: `${reminder.subject} ${hours} h : ${oneLine(name, 80)}`,
    messageId,
    date: new Date(now),
    headers: { "X-Lead-Id": id },
    parts: [
      reminder.text,
      `${name}\n${email}\n${phone}`,
      message,
      ...linkPart(answered, await leadLink("note-answer", id, context)),
      { footer: `${reference} ${id}` },
    ],
  });
}
