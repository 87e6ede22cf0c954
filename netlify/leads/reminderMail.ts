import { html } from "hono/html";

import type { LeadRow } from "../database/schema";
import { composeMail, type OutgoingMail } from "../mail/composeMail";
import { addresses, answerAddress, oneLine, page } from "./leadMail";
import type { MailContext } from "./mailContext";

/** Reminds the team of a lead that waits for its answer. */
export async function reminderMail(
  lead: LeadRow,
  context: MailContext,
  { messageId, now }: { messageId: string; now: number },
): Promise<OutgoingMail> {
  const { reminder, answered, reference } = context.content.texts.mail;
  const { name, email, phone, message } = lead;
  const hours = Math.floor((now - lead.receivedAt.getTime()) / 3_600_000);
  const link = await answerAddress(lead.id, context);
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
