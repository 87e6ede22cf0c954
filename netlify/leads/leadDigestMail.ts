import { Temporal } from "temporal-polyfill";

import { listAppointments } from "../database/appointments";
import type { Database } from "../database/connection";
import { measureAnswerTimes } from "../database/leadAnswers";
import { countLeads, listLeads } from "../database/leads";
import type { Mail, Part } from "../mail/composeMail";
import type { LeadBackend } from "./leadBackend";
import { appointmentsCsv, leadsCsv } from "./leadCsv";
import { leadLink, oneLine } from "./leadMail";

/** The newest are listed; of a flood no mail could hold all. */
const mostListed = 50;

/** How long a link lets a lead through, in milliseconds. */
const releaseLifetime = 30 * 24 * 60 * 60 * 1000;

/** Over so many days the digest says how soon messages were answered. */
const measuredDays = 30;

/** For so long a lead in quarantine is listed, in days, so that a digest that does not arrive leaves no gap. */
const listedFor = 7;

/**
 * The daily report: counts, then what is in quarantine, so that a person can judge it.
 *
 * @param queuedAt on a Monday it brings the files of the week
 */
export async function digestMail(queuedAt: Date, backend: LeadBackend): Promise<Mail> {
  const { database, settings, clock } = backend;
  const now = clock();
  const counts = await countLeads(database);
  const { due, inTime, median } = await measureAnswerTimes(database, measuredDays);
  const attachments = await weekFiles(queuedAt, database);
  const since = new Date(now - listedFor * 24 * 60 * 60 * 1000);
  const suspicious = await listLeads(database, { quarantined: true, since, newest: mostListed });
  const texts = backend.content.texts.mail.digest;
  const day = new Date(now).toISOString().slice(0, 10);
  const figures = [
    [texts.received, counts.received],
    [texts.sent, counts.sent],
    [texts.pending, counts.pending],
    [texts.oldest, `${Math.floor(counts.oldestPendingSeconds / 3600)} h`],
    [texts.quarantined, counts.quarantined],
    [texts.dead, counts.dead],
    ...(backend.webhook.isConfigured ? [[texts.posts, counts.posts]] : []),
  ].map(([label, value]) => `${label} : ${value}`);
  if (due > 0) {
    const share = `${inTime} / ${due} (${texts.median} ${duration(median ?? 0)})`;
    figures.push(`${texts.withinDay}, ${measuredDays} ${texts.days} : ${share}`);
  }
  if (attachments.length > 0) figures.push(texts.weekFiles);
  const held = await Promise.all(
    suspicious.map(async ({ id, name, email, message }) => [
      [`${oneLine(name, 80)} <${email}>`, oneLine(message, 200)].join("\n"),
      ...(await leadLink(texts.release, "release-lead", id, backend, now + releaseLifetime)),
    ]),
  );
  const left = held.length < mostListed ? 0 : counts.quarantined - held.length;
  const parts: Part[] = [{ list: figures }, { note: texts.quarantineTitle }, ...held.flat()];
  if (left > 0) parts.push(`${texts.more} ${left}`);
  parts.push(held.length === 0 ? texts.nothing : texts.releaseHint);
  return {
    to: settings.alertTo,
    subject: `${texts.subject} ${day}`,
    queuedAt: new Date(now).toISOString(),
    attachments,
    parts,
  };
}

/** `3 h 05` */
function duration(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;
}

/**
 * The files of a Monday's digest, for French Excel: the leads of the week before, and the appointments, if any, of that
 * week and of the one that begins. None on other days.
 */
async function weekFiles(at: Date, database: Database) {
  const today = Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO("Europe/Paris")
    .startOfDay();
  if (today.dayOfWeek !== 1) return [];
  const weeksFrom = (weeks: number) => new Date(today.add({ weeks }).epochMilliseconds);
  const [since, until, nextWeek] = [weeksFrom(-1), weeksFrom(0), weeksFrom(1)];
  // A flood that is in quarantine would make a file that no mail server takes.
  const leads = await listLeads(database, { quarantined: false, since, until });
  const appointments = await listAppointments(database, since, nextWeek);
  const file = (name: string, csv: string) => ({
    filename: `${name}-${today.toPlainDate().toString()}.csv`,
    content: Buffer.from(csv),
    contentType: "text/csv; charset=utf-8",
  });
  const messages = file("messages", leadsCsv(leads));
  if (appointments.length === 0) return [messages];
  return [messages, file("rendez-vous", appointmentsCsv(appointments))];
}
