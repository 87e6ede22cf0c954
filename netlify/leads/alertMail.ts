import { html } from "hono/html";

import { composeMail, type OutgoingMail } from "../mail/composeMail";
import { addresses, page } from "./leadMail";
import type { MailContext } from "./mailContext";

/** Tells the team which leads were given up. */
export async function alertMail(
  ids: string[],
  context: MailContext,
  { messageId, now }: { messageId: string; now: number },
): Promise<OutgoingMail> {
  const { alertSubject, alertText } = context.content.texts.mail;
  const sender = addresses(context);
  return composeMail({
    ...sender,
    to: context.settings.alertTo ?? sender.to,
    subject: alertSubject,
    messageId,
    date: new Date(now),
    text: `${alertText}\n\n${ids.join("\n")}\n`,
    html: await page(html`<p>${alertText}</p><ul>${ids.map((id) => html`<li>${id}</li>`)}</ul>`),
  });
}
