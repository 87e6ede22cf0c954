import { html } from "hono/html";

import { composeMail, type OutgoingMail } from "../mail/composeMail";
import { addresses, page } from "./leadMail";
import type { MailContext } from "./mailContext";

/** Tells the team which leads were given up, and which posts to the webhook. */
export async function alertMail(
  { leads, posts }: { leads: string[]; posts: string[] },
  context: MailContext,
  { messageId, now }: { messageId: string; now: number },
): Promise<OutgoingMail> {
  const { alertSubject, alertText, alertWebhook } = context.content.texts.mail;
  const sender = addresses(context);
  const parts = [
    { text: alertText, ids: leads },
    { text: alertWebhook, ids: posts },
  ].filter(({ ids }) => ids.length > 0);
  return composeMail({
    ...sender,
    to: context.settings.alertTo ?? sender.to,
    subject: alertSubject,
    messageId,
    date: new Date(now),
    text: parts.map(({ text, ids }) => `${text}\n\n${ids.join("\n")}\n`).join("\n"),
    html: await page(
      html`${parts.map(({ text, ids }) => html`<p>${text}</p><ul>${ids.map((id) => html`<li>${id}</li>`)}</ul>`)}`,
    ),
  });
}
