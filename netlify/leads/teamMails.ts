import { html } from "hono/html";

import { eachLead } from "../database/leads";
import { givenUpPosts, type Taken } from "../database/outbox";
import type { LeadRow } from "../database/schema";
import { composeMail, type OutgoingMail } from "../mail/composeMail";
import type { LeadBackend } from "./leadBackend";
import { digestMail } from "./leadDigestMail";
import { addresses, leadLink, type MailContext, oneLine, page, teamAddress } from "./leadMail";
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
  const parts = [
    { text: alertText, ids: leads },
    { text: alertWebhook, ids: posts },
  ].filter(({ ids }) => ids.length > 0);
  return composeMail({
    from: addresses(backend).from,
    to: teamAddress(backend),
    subject: alertSubject,
    messageId,
    date: new Date(now),
    text: parts.map(({ text, ids }) => `${text}\n\n${ids.join("\n")}\n`).join("\n"),
    html: await page(
      html`${parts.map(({ text, ids }) => html`<p>${text}</p><ul>${ids.map((id) => html`<li>${id}</li>`)}</ul>`)}`,
    ),
  });
}

/** Reminds the team of a lead that waits for its answer. */
async function reminderMail(
  lead: LeadRow,
  context: MailContext,
  { messageId, now }: { messageId: string; now: number },
): Promise<OutgoingMail> {
  const { reminder, answered, reference } = context.content.texts.mail;
  const { name, email, phone, message } = lead;
  const hours = Math.floor((now - lead.receivedAt.getTime()) / 3_600_000);
  const link = await leadLink("note-answer", lead.id, context);
  const lines = [reminder.text, `${name}\n${email}\n${phone}`, message];
  const footer = `${reference} ${lead.id}`;
  return composeMail({
    ...addresses(context),
    subject: `${reminder.subject} ${hours} h : ${oneLine(name, 80)}`,
    messageId,
    date: new Date(now),
    headers: { "X-Lead-Id": lead.id },
    text: [...lines, ...(link ? [`${answered} :\n${link}`] : []), footer, ""].join("\n\n"),
    html: await page(
      html`${lines.map((line) => html`<p style="white-space:pre-wrap">${line}</p>`)}${
        link && html`<p><a href="${link}">${answered}</a></p>`
      }<p><small>${footer}</small></p>`,
    ),
  });
}
