import { html } from "hono/html";

import { asciiDomain } from "../../contract/emailAddress";
import type { QueuedMail } from "../database/queueMessages";
import type { AppointmentRow } from "../database/schema";
import { addresses, messageIdOf, oneLine, page } from "../leads/leadMail";
import type { Mailbox } from "../mail/mailbox";
import type { AppointmentBackend } from "./appointmentBackend";
import { appointmentAddress, calendarLinks } from "./appointmentLinks";
import { invitation } from "./invitation";
import { dateInWords, hourInWords, paris, showsParisTime } from "./parisTime";

/** What a mail about an appointment is for. */
export type Occasion =
  "booked" | "confirm" | "moved" | "cancelled" | "reminderDay" | "reminderHour";

/** The mail to the visitor. */
export function visitorMail(
  occasion: Occasion,
  appointment: AppointmentRow,
  backend: AppointmentBackend,
): Promise<QueuedMail> {
  const to = { name: oneLine(appointment.name, 80), address: appointment.email };
  return mail(occasion, appointment, { to, isVisitor: true }, backend);
}

/**
 * The mail to a host.
 *
 * @param slug the host of another time, when the appointment has moved away from them.
 */
export async function hostMail(
  occasion: "booked" | "moved" | "cancelled",
  appointment: AppointmentRow,
  backend: AppointmentBackend,
  slug: string = appointment.host,
): Promise<QueuedMail | undefined> {
  const host = backend.booking.hosts.find((one) => one.slug === slug);
  if (!host) return undefined;
  const to = { name: host.name, address: host.email };
  return mail(occasion, appointment, { to, isVisitor: false }, backend);
}

async function mail(
  occasion: Occasion,
  appointment: AppointmentRow,
  { to, isVisitor }: { to: Mailbox; isVisitor: boolean },
  backend: AppointmentBackend,
): Promise<QueuedMail> {
  const { booking, settings, content, clock } = backend;
  const texts = booking.texts.mails;
  const words = occasion === "booked" && !isVisitor ? texts.hostBooked : texts[occasion];
  const host = booking.hosts.find(({ slug }) => slug === appointment.host);
  const zone = isVisitor ? appointment.zone : paris;
  const isOpen = occasion !== "cancelled" && occasion !== "confirm";
  const purpose = occasion === "confirm" ? "confirm-appointment" : "manage-appointment";
  const manage = await appointmentAddress(appointment, purpose, settings.signingSecret ?? "");
  const summary = `${texts.summary} ${content.site.brand.name}`;
  const details: [label: string, value: string][] = [
    [texts.when, whenInWords(appointment, zone, texts.zone)],
    ...(isOpen ? ([[texts.where, appointment.meeting]] as [string, string][]) : []),
    ...(isVisitor ? ([[texts.host, host?.name ?? ""]] as [string, string][]) : []),
    // What a visitor typed goes to the host only, so that no one can send a text to a stranger through us.
    ...(isVisitor ? [] : typed(appointment, backend)),
  ];
  const manageLine: [string, string] = [
    occasion === "confirm" ? booking.texts.manage.confirmAction : texts.manage,
    manage,
  ];
  const description = [...details.slice(1), ...(isOpen ? [manageLine] : [])]
    .map(([label, value]) => `${label}\u00a0: ${value}`)
    .join("\n");
  const links = calendarLinks(appointment, { summary, description });
  const actions: [string, string][] = [
    ...(occasion === "cancelled" ? [] : [manageLine]),
    ...(occasion === "booked" || occasion === "moved"
      ? ([
          [texts.google, links.google],
          [texts.outlook, links.outlook],
        ] as [string, string][])
      : []),
  ];
  const organizer = addresses(backend).from;
  const invites = occasion === "booked" || occasion === "moved" || occasion === "cancelled";
  return {
    messageId: messageIdOf(
      `appointment.${appointment.id}.${appointment.sequence}.${occasion}.${isVisitor ? "visitor" : to.address.split("@")[0]}`,
      backend,
    ),
    content: {
      to: to.address,
      replyTo: replyTo(appointment, isVisitor, host),
      subject: `${words.subject} ${dateInWords(appointment.startsAt.getTime(), zone)}, ${hourInWords(appointment.startsAt.getTime(), zone)}`,
      text: [
        words.text,
        details.map(([label, value]) => `${label} : ${value}`).join("\n"),
        actions.map(([label, address]) => `${label} :\n${address}`).join("\n\n"),
        content.site.brand.name,
      ].join("\n\n"),
      html: await mailHtml(words.text, details, actions, content.site.brand.name),
      queuedAt: new Date(clock()).toISOString(),
      calendar: invites
        ? {
            method: occasion === "cancelled" ? "CANCEL" : "REQUEST",
            content: invitation(appointment, {
              method: occasion === "cancelled" ? "CANCEL" : "REQUEST",
              summary: isVisitor ? summary : `${summary}, ${oneLine(appointment.name, 80)}`,
              description,
              organizer,
              attendees: [to],
              now: clock(),
            }),
          }
        : undefined,
    },
  };
}

/** `mardi 24 novembre 2026, 9 h 30 (heure de Paris)`, with the time in Paris where it is another. */
export function whenInWords(
  { startsAt }: Pick<AppointmentRow, "startsAt">,
  zone: string,
  parisWords: string,
): string {
  const start = startsAt.getTime();
  const there = `${dateInWords(start, zone)}, ${hourInWords(start, zone)}`;
  return showsParisTime(zone, [start])
    ? `${there} (${parisWords})`
    : `${there} (${zone}), ${hourInWords(start)} (${parisWords})`;
}

function typed(appointment: AppointmentRow, { booking }: AppointmentBackend): [string, string][] {
  const labels = booking.texts.form;
  return (["name", "email", "phone", "website", "subject"] as const)
    .filter((name) => appointment[name] !== "")
    .map((name) => [labels[name].label, appointment[name]]);
}

function replyTo(
  { name, email }: AppointmentRow,
  isVisitor: boolean,
  host: { name: string; email: string } | undefined,
): Mailbox | undefined {
  if (isVisitor) return host && { name: host.name, address: host.email };
  const local = email.slice(0, email.lastIndexOf("@"));
  const domain = asciiDomain(email);
  // Not every mail system carries another local part in a header.
  if (!domain || !/^[\x21-\x7e]+$/.test(local)) return undefined;
  return { name: oneLine(name, 80), address: `${local}@${domain}` };
}

function mailHtml(
  text: string,
  details: [string, string][],
  actions: [string, string][],
  brand: string,
): Promise<string> {
  const rows = details.map(
    ([label, value]) =>
      html`<tr><th align="left" valign="top">${label}</th><td style="white-space:pre-wrap">${value.startsWith("https://") ? html`<a href="${value}">${value}</a>` : value}</td></tr>`,
  );
  const links = actions.map(([label, address]) => html`<p><a href="${address}">${label}</a></p>`);
  return page(html`<p>${text}</p><table cellpadding="6">${rows}</table>${links}<p>${brand}</p>`);
}
