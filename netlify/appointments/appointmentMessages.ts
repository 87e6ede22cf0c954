import { forgetPassing, liveAppointments } from "../database/appointments";
import { type QueuedMessage, queueMessages } from "../database/outbox";
import type { AppointmentRow } from "../database/schema";
import { signedLink } from "../http/signedToken";
import { oneLine, replyTo } from "../leads/leadMail";
import type { Row } from "../mail/composeMail";
import type { AppointmentBackend } from "./appointmentBackend";
import { calendarLinks, invitation } from "./invitation";
import { momentInWords, paris, whenInWords } from "./parisTime";

/**
 * The mails to the visitor and the host, and the post to the webhook, that a change brings. `held`: it has to be
 * confirmed.
 *
 * @param before the host from whom it has moved away
 */
export async function messagesAbout(
  change: "held" | "booked" | "moved" | "cancelled",
  row: AppointmentRow,
  backend: AppointmentBackend,
  before: string = row.host,
): Promise<QueuedMessage[]> {
  if (change === "held") return mailAbout("confirm", row, null, backend);
  // Hosts who share a mailbox have one calendar: what left it would be removed from there.
  const mailboxOf = (host: string) =>
    backend.booking.hosts.find(({ slug }) => slug === host)?.email;
  const hasLeft = mailboxOf(before) !== mailboxOf(row.host);
  const mails = await Promise.all([
    mailAbout(change, row, null, backend),
    mailAbout(hasLeft ? "booked" : change, row, row.host, backend),
    ...(hasLeft ? [mailAbout("cancelled", row, before, backend)] : []),
  ]);
  return [...mails.flat(), ...appointmentEvent(`appointment.${change}`, row, backend)];
}

/** The appointment as it is now, under one id for each change. */
function appointmentEvent(
  kind: `appointment.${"booked" | "moved" | "cancelled"}`,
  { id, sequence, startsAt, endsAt, site, ...appointment }: AppointmentRow,
  { webhook, clock }: AppointmentBackend,
): QueuedMessage[] {
  if (!webhook.isConfigured) return [];
  const { name, email, phone, website, subject, zone, meeting } = appointment;
  const data = {
    ...{ id, name, email, phone, website, subject },
    page: `${site}/rendez-vous`,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    zone,
    meeting,
  };
  const content = { timestamp: new Date(clock()).toISOString(), data };
  const messageId = `${kind.replace(".", "-")}-${id}-${sequence}`;
  return [{ channel: "webhook", kind, messageId, content }];
}

const rowIf = (isThere: boolean, ...row: Row): Row[] => (isThere ? [row] : []);

/** The mail to the visitor, or to a host by slug: none when the content no longer has that host. */
async function mailAbout(
  occasion: "booked" | "confirm" | "moved" | "cancelled" | "reminderDay" | "reminderHour",
  appointment: AppointmentRow,
  hostSlug: string | null,
  backend: AppointmentBackend,
): Promise<QueuedMessage[]> {
  const { booking, settings, clock } = backend;
  const { mails: texts, form, manage } = booking.texts;
  const brand = backend.content.site.brand.name;
  const isVisitor = hostSlug === null;
  const words = occasion === "booked" && !isVisitor ? texts.hostBooked : texts[occasion];
  const host = booking.hosts.find(({ slug }) => slug === (hostSlug ?? appointment.host));
  if (!isVisitor && !host) return [];
  const zone = isVisitor ? appointment.zone : paris;
  const start = appointment.startsAt.getTime();
  const visitorName = oneLine(appointment.name, 80);
  const visitor = { name: visitorName, address: appointment.email };
  const hostBox = host && { name: host.name, address: host.email };
  const to = isVisitor ? visitor : (hostBox ?? visitor);
  const [isConfirm, isCancelled] = [occasion === "confirm", occasion === "cancelled"];
  const isSet = occasion === "booked" || occasion === "moved";

  const purpose = isConfirm ? "confirm-appointment" : "manage-appointment";
  const { id, site } = appointment;
  const address = await signedLink(purpose, id, { site, secret: settings.signingSecret ?? "" });
  const toManage = { link: isConfirm ? manage.confirmAction : texts.manage, to: address };
  const rows: Row[] = [
    [texts.when, whenInWords(start, zone, texts.zone)],
    ...rowIf(!isCancelled && !isConfirm, texts.where, appointment.meeting, true),
    ...rowIf(isVisitor && host !== undefined, texts.host, host?.name ?? ""),
    // What a visitor typed goes to the host only, so that no one can send a text to a stranger through us.
    ...(["name", "email", "phone", "website", "subject"] as const).flatMap((name) =>
      rowIf(!isVisitor && appointment[name] !== "", form[name].label, appointment[name]),
    ),
  ];
  const title = `${texts.summary} ${brand}`;
  const summary = isVisitor ? title : `${title}, ${visitorName}`;
  const manageRow = rowIf(!isCancelled && !isConfirm, toManage.link, address);
  const description = [...rows.slice(1), ...manageRow]
    .map(([label, value]) => `${label}\u00a0: ${value}`)
    .join("\n");
  const { google, outlook } = calendarLinks(appointment, { summary, description });
  const method = isCancelled ? "CANCEL" : "REQUEST";
  const persons = { organizer: settings.from, attendee: to };
  const details = { method, summary, description, ...persons, now: clock() } as const;
  const calendar = { method, content: invitation(appointment, details) } as const;
  const receiver = isVisitor ? "visitor" : `host-${to.address.split("@")[0]}`;
  const messageId = `appointment.${id}.${appointment.sequence}.${occasion}.${receiver}`;
  const content = {
    to: to.address,
    replyTo: isVisitor ? hostBox : replyTo(visitorName, appointment.email),
    subject: `${words.subject} ${momentInWords(start, zone)}`,
    parts: [
      words.text,
      { rows },
      ...(isCancelled ? [] : [toManage]),
      ...(isSet
        ? [
            { link: texts.google, to: google },
            { link: texts.outlook, to: outlook },
          ]
        : []),
      brand,
    ],
    queuedAt: new Date(clock()).toISOString(),
    calendar: isSet || isCancelled ? calendar : undefined,
  };
  const expiresAt = isConfirm ? appointment.heldUntil : null;
  return [{ channel: "mail", kind: "written", messageId, content, expiresAt }];
}

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Puts the reminders that are due into the outbox, each once: the Message-ID says which. That of the day before, not in
 * the last hour, or of the hour before goes to those who had settled on the time by then; none goes out once the
 * appointment has begun. Forgets what was kept for a short time only.
 */
export async function queueReminders(backend: AppointmentBackend): Promise<number> {
  const { database, clock, booking } = backend;
  await forgetPassing(database, booking.bufferMinutes);
  const now = clock();
  const soon = await liveAppointments(database, { start: now, end: now + day });
  let queued = 0;
  for (const appointment of soon) {
    const start = appointment.startsAt.getTime();
    if (appointment.state !== "booked" || start <= now) continue;
    const isLastHour = start - now <= hour;
    if (appointment.settledAt.getTime() > start - (isLastHour ? hour : day)) continue;
    const occasion = isLastHour ? "reminderHour" : "reminderDay";
    const mails = await mailAbout(occasion, appointment, null, backend);
    const expiresAt = new Date(isLastHour ? start : start - hour);
    const timely = mails.map((mail) => ({ ...mail, expiresAt }));
    queued += (await queueMessages(database, timely, appointment.id)).length;
  }
  return queued;
}
