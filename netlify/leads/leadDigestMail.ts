import { html } from "hono/html";

import type { AnswerTimes } from "../database/answerTimes";
import type { LeadCounts } from "../database/leadCounts";
import { composeMail, type OutgoingMail } from "../mail/composeMail";
import type { Lead } from "./lead";
import type { LeadBackend } from "./leadBackend";
import { addresses, oneLine, page } from "./leadMail";

/** The daily report: counts, then what is in quarantine, so that a person can judge it. */
export async function digestMail(
  { counts, answerTimes }: { counts: LeadCounts; answerTimes: AnswerTimes[] },
  suspicious: Lead[],
  context: LeadBackend,
  { messageId, now }: { messageId: string; now: number },
): Promise<OutgoingMail> {
  const texts = context.content.texts.mail.digest;
  const sender = addresses(context);
  const day = new Date(now).toISOString().slice(0, 10);
  const figures = [
    [texts.received, counts.received],
    [texts.sent, counts.sent],
    [texts.pending, counts.pending],
    [texts.oldest, `${Math.floor(counts.oldestPendingSeconds / 3600)} h`],
    [texts.quarantined, counts.quarantined],
    [texts.dead, counts.dead],
  ].map(([label, value]) => `${label} : ${value}`);
  const kept = answerTimes
    .filter(({ due }) => due > 0)
    .map(
      ({ days, due, withinDay, medianMinutes }) =>
        `${texts.withinDay}, ${days} ${texts.days} : ${withinDay} / ${due} (${texts.median} ${duration(medianMinutes ?? 0)})`,
    );
  // Beside what came in: a provider that cannot be used, while another one carries this mail.
  const rows = [...figures, ...kept, ...context.mailer.problems];
  const held = suspicious.map(
    ({ id, signs, fields }) =>
      `${id} (${signs.join(", ")})\n${oneLine(fields.name, 80)} <${fields.email}>\n${oneLine(fields.message, 200)}`,
  );
  const heldOrNone = held.length > 0 ? [...held, texts.releaseHint] : [texts.nothing];

  return composeMail({
    ...sender,
    to: context.settings.alertTo ?? sender.to,
    subject: `${texts.subject} ${day}`,
    messageId,
    date: new Date(now),
    text: [...rows, "", texts.quarantineTitle, ...heldOrNone, ""].join("\n\n"),
    html: await page(
      html`<ul>${rows.map((row) => html`<li>${row}</li>`)}</ul><h2>${texts.quarantineTitle}</h2>${heldOrNone.map((entry) => html`<p style="white-space:pre-wrap">${entry}</p>`)}`,
    ),
  });
}

/** `3 h 05` */
function duration(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;
}
