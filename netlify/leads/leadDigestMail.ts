import { html } from "hono/html";

import type { AnswerTimes } from "../database/answerTimes";
import type { LeadRow } from "../database/schema";
import type { LeadCounts } from "../database/leadCounts";
import { type Attachment, composeMail, type OutgoingMail } from "../mail/composeMail";
import type { LeadBackend } from "./leadBackend";
import { addresses, oneLine, page, releaseAddress } from "./leadMail";

/** The newest are listed; of a flood no mail could hold all. */
const mostListed = 50;

/** What the daily report is made of. */
interface Report {
  counts: LeadCounts;
  answerTimes: AnswerTimes[];
  /** What someone should look at, beside what is wrong with mail. */
  problems: string[];
  attachments: Attachment[];
}

/** The daily report: counts, then what is in quarantine, so that a person can judge it. */
export async function digestMail(
  { counts, answerTimes, problems, attachments }: Report,
  suspicious: LeadRow[],
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
  const rows = [...figures, ...kept, ...context.mailer.problems, ...problems];
  if (attachments.length > 0) rows.push(texts.weekFiles);
  const reasons = new Map(Object.entries(texts.signs));
  const held = await Promise.all(
    suspicious.slice(-mostListed).map(async ({ id, signs, name, email, message }) => ({
      said: [
        `${oneLine(name, 80)} <${email}>`,
        oneLine(message, 200),
        `${texts.why} ${signs.map((sign) => reasons.get(camelCase(sign)) ?? sign).join(", ")}`,
      ].join("\n"),
      link: await releaseAddress(id, context, now),
    })),
  );
  const left = suspicious.length - held.length;
  const hint = held.length === 0 ? texts.nothing : texts.releaseHint;
  const hints = left > 0 ? [`${texts.more} ${left}`, hint] : [hint];

  return composeMail({
    ...sender,
    to: context.settings.alertTo ?? sender.to,
    subject: `${texts.subject} ${day}`,
    messageId,
    date: new Date(now),
    attachments,
    text: [
      ...rows,
      "",
      texts.quarantineTitle,
      ...held.map(({ said, link }) => (link ? `${said}\n${texts.release} :\n${link}` : said)),
      ...hints,
      "",
    ].join("\n\n"),
    html: await page(
      html`<ul>${rows.map((row) => html`<li>${row}</li>`)}</ul><h2>${texts.quarantineTitle}</h2>${held.map(
        ({ said, link }) =>
          html`<p style="white-space:pre-wrap">${said}${link && html`<br><a href="${link}">${texts.release}</a>`}</p>`,
      )}${hints.map((hint) => html`<p>${hint}</p>`)}`,
    ),
  });
}

/** `no-pass` as `noPass`, the name of its words in the content. */
const camelCase = (sign: string) =>
  sign.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `3 h 05` */
function duration(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;
}
