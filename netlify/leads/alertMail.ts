import { composeMail, type OutgoingMail } from "../mail/composeMail";
import { addresses, page } from "./leadMail";
import type { MailContext } from "./mailContext";
import { escapeHtml } from "../../contract/escapeHtml";

/** Tells the team which leads were given up. */
export function alertMail(
  ids: string[],
  context: MailContext,
  { messageId, now }: { messageId: string; now: number },
): Promise<OutgoingMail> {
  const { alertSubject, alertText } = context.content.texts.mail;
  const sender = addresses(context);
  const items = ids.map((id) => `<li>${escapeHtml(id)}</li>`).join("");
  return composeMail({
    ...sender,
    to: context.settings.alertTo ?? sender.to,
    subject: alertSubject,
    messageId,
    date: new Date(now),
    text: `${alertText}\n\n${ids.join("\n")}\n`,
    html: page(`<p>${escapeHtml(alertText)}</p><ul>${items}</ul>`),
  });
}
