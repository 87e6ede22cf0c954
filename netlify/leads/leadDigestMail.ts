import { html } from "hono/html";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Temporal } from "temporal-polyfill";

import { listAppointments } from "../database/appointmentUpkeep";
import type { Database } from "../database/connection";
import { countLeads, measureAnswerTimes } from "../database/leadFigures";
import { eachLead } from "../database/leads";
import type { LeadRow } from "../database/schema";
import { type Attachment, composeMail, type OutgoingMail } from "../mail/composeMail";
import type { LeadBackend } from "./leadBackend";
import { appointmentCsv, appointmentCsvRow, csvRow, leadCsv } from "./leadCsv";
import { addresses, leadLink, oneLine, page, teamAddress } from "./leadMail";
import { webhookProblems } from "./webhookProblems";

/** The newest are listed; of a flood no mail could hold all. */
const mostListed = 50;

/** How long a link lets a lead through, in milliseconds. */
const releaseLifetime = 30 * 24 * 60 * 60 * 1000;

/** For so long a lead in quarantine is listed, in days, so that a digest that does not arrive leaves no gap. */
const listedFor = 7;

/**
 * The daily report: counts, then what is in quarantine, so that a person can judge it.
 *
 * @param queuedAt on a Monday it brings the files of the week
 */
export async function digestMail(
  queuedAt: Date,
  backend: LeadBackend,
  { messageId, now }: { messageId: string; now: number },
): Promise<OutgoingMail> {
  const { database } = backend;
  const counts = await countLeads(database);
  const answerTimes = await measureAnswerTimes(database);
  const problems = await webhookProblems(backend, backend.content.texts.mail.digest.webhook);
  const attachments = await weekFiles(queuedAt, database);
  const oneDay = 24 * 60 * 60 * 1000;
  const received = { since: new Date(now - listedFor * oneDay), until: new Date(now + oneDay) };
  const suspicious: LeadRow[] = [];
  for await (const lead of eachLead(database, { state: "quarantine", received })) {
    suspicious.push(lead);
  }
  const texts = backend.content.texts.mail.digest;
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
  const rows = [...figures, ...kept, ...backend.mailer.problems, ...problems];
  if (attachments.length > 0) rows.push(texts.weekFiles);
  const reasons = new Map(Object.entries(texts.signals));
  const held = await Promise.all(
    suspicious.slice(-mostListed).map(async ({ id, signals, name, email, message }) => ({
      said: [
        `${oneLine(name, 80)} <${email}>`,
        oneLine(message, 200),
        `${texts.why} ${signals.map((sign) => reasons.get(camelCase(sign)) ?? sign).join(", ")}`,
      ].join("\n"),
      link: await leadLink("release-lead", id, backend, now + releaseLifetime),
    })),
  );
  const left = suspicious.length - held.length;
  const hint = held.length === 0 ? texts.nothing : texts.releaseHint;
  const hints = left > 0 ? [`${texts.more} ${left}`, hint] : [hint];

  return composeMail({
    from: addresses(backend).from,
    to: teamAddress(backend),
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

/**
 * The files of a Monday's digest, for French Excel: the leads of the week before, and the appointments of that week and
 * of the one that begins. None on other days.
 */
async function weekFiles(at: Date, database: Database): Promise<Attachment[]> {
  const today = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO("Europe/Paris")
    .startOfDay();
  if (today.dayOfWeek !== 1) return [];
  const weeksFrom = (weeks: number) => new Date(today.add({ weeks }).epochMilliseconds);
  const [lastWeek, nextWeek] = [weeksFrom(-1), weeksFrom(1)];
  const leads = leadRows(database, { since: lastWeek, until: weeksFrom(0) });
  const appointments = await listAppointments(database, { since: lastWeek, until: nextWeek });
  const day = today.toPlainDate().toString();
  const type = { contentType: "text/csv; charset=utf-8" };
  return [
    {
      filename: `messages-${day}.csv`,
      content: await buffer(Readable.from(leads).pipe(leadCsv(";"))),
      ...type,
    },
    {
      filename: `rendez-vous-${day}.csv`,
      content: await buffer(
        Readable.from(appointments.map(appointmentCsvRow)).pipe(appointmentCsv(";")),
      ),
      ...type,
    },
  ];
}

async function* leadRows(database: Database, received: { since: Date; until: Date }) {
  for await (const lead of eachLead(database, { received })) yield csvRow(lead);
}
