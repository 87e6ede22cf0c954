import type { GivenUp, QueuedMessage, Taken } from "../database/outbox";
import type { LeadRow } from "../database/schema";
import { composeMail, type OutgoingMail, type Part } from "../mail/composeMail";
import type { LeadBackend } from "./leadBackend";
import { digestMail } from "./leadDigestMail";
import { addresses, leadLink, linkPart, type MailContext, messageIdOf, oneLine } from "./leadMail";
import { teamMail, writeMail } from "./sendTaken";

/** Writes any mail of the outbox, from what the database says now. */
export async function writeScheduled(mail: Taken, backend: LeadBackend): Promise<OutgoingMail> {
  const at = { messageId: mail.messageId, now: backend.clock() };
  if (mail.kind === "digest") return digestMail(mail.queuedAt, backend, at);
  if (mail.kind === "reminder" && mail.lead) return reminderMail(mail.lead, backend, at);
  return writeMail(mail, backend);
}

/** Tells the team which leads were given up, and which posts to the webhook. */
export function alertMail(givenUp: GivenUp[], backend: LeadBackend): QueuedMessage {
  const { alertSubject, alertText, alertWebhook } = backend.content.texts.mail;
  const list = (channel: GivenUp["channel"], text: string): Part[] => {
    const ids = givenUp.filter((row) => row.channel === channel).map(({ about }) => about);
    return ids.length > 0 ? [text, { list: ids }] : [];
  };
  const parts = [...list("mail", alertText), ...list("webhook", alertWebhook)];
  const id = messageIdOf(`alert.${backend.clock()}`, backend);
  return teamMail(id, { subject: alertSubject, parts }, backend);
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
