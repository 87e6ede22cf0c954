import { escapeHtml } from "../../contract/escapeHtml";
import type { Lead } from "./lead";
import type { LeadCounts } from "./leadCounts";
import { utcDay } from "./leadId";
import { addresses, domainOf, type MailContext, oneLine, page } from "./leadMail";
import { composeMail, type OutgoingMail } from "./mail";

/** The daily report: counts, then what is in quarantine, so that a person can judge it. */
export function digestMail(
  counts: LeadCounts,
  suspicious: Lead[],
  context: MailContext,
  now: number,
): Promise<OutgoingMail> {
  const texts = context.content.texts.mail.digest;
  const sender = addresses(context);
  const day = new Date(now).toISOString().slice(0, 10);
  const rows = [
    [texts.received, counts.received],
    [texts.sent, counts.sent],
    [texts.pending, counts.pending],
    [texts.oldest, `${counts.oldestHours} h`],
    [texts.quarantined, counts.quarantined],
    [texts.dead, counts.dead],
  ].map(([label, value]) => `${label} : ${value}`);
  const held = suspicious.map(
    ({ id, signs, fields }) =>
      `${id} (${signs.join(", ")})\n${oneLine(fields.name, 80)} <${fields.email}>\n${oneLine(fields.message, 200)}`,
  );
  const heldOrNone = held.length > 0 ? [...held, texts.releaseHint] : [texts.nothing];

  return composeMail({
    ...sender,
    to: context.settings.alertTo ?? sender.to,
    subject: `${texts.subject} ${day}`,
    messageId: `<digest.${utcDay(now)}@${domainOf(sender.from.address)}>`,
    date: new Date(now),
    text: [...rows, "", texts.quarantineTitle, ...heldOrNone, ""].join("\n\n"),
    html: page(
      `<ul>${rows.map((row) => `<li>${escapeHtml(row)}</li>`).join("")}</ul><h2>${escapeHtml(texts.quarantineTitle)}</h2>${heldOrNone
        .map((entry) => `<p style="white-space:pre-wrap">${escapeHtml(entry)}</p>`)
        .join("")}`,
    ),
  });
}
