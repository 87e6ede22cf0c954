import { html } from "hono/html";

import type { QueuedMessage } from "../database/queueMessages";
import type { AppointmentRow } from "../database/schema";
import { addresses, messageIdOf, oneLine, page, replyTo } from "../leads/leadMail";
import type { Mailbox } from "../mail/mailbox";
import type { AppointmentBackend } from "./appointmentBackend";
import { appointmentAddress, calendarLinks } from "./appointmentLinks";
import { invitation } from "./invitation";
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
  if (change === "held") return [await visitorMail("confirm", row, backend)];
  const hasLeft = before !== row.host;
  const mails = await Promise.all([
    visitorMail(change, row, backend),
    hostMail(hasLeft ? "booked" : change, row, backend),
    ...(hasLeft ? [hostMail("cancelled", row, backend, before)] : []),
  ]);
  const event = appointmentEvent(`appointment.${change}`, row, backend);
  return [...mails, event].filter((message) => message !== undefined);
}

/** The appointment as it is now, under one id for each change. */
function appointmentEvent(
  kind: "appointment.booked" | "appointment.moved" | "appointment.cancelled",
  { id, sequence, startsAt, endsAt, site, ...appointment }: AppointmentRow,
  { webhook, clock }: AppointmentBackend,
): QueuedMessage | undefined {
  if (!webhook.isWanted) return undefined;
  const { name, email, phone, website, subject, zone, meeting } = appointment;
  return {
    channel: "webhook",
    kind,
    messageId: `${kind.replace(".", "-")}-${id}-${sequence}`,
    content: {
      timestamp: new Date(clock()).toISOString(),
      data: {
        ...{ id, name, email, phone, website, subject },
        page: `${site}/rendez-vous`,
        start: startsAt.toISOString(),
        end: endsAt.toISOString(),
        zone,
        meeting,
      },
    },
  };
}

/** What a mail about an appointment is for. */
type Occasion = "booked" | "confirm" | "moved" | "cancelled" | "reminderDay" | "reminderHour";

/** The mail to the visitor. */
export function visitorMail(
  occasion: Occasion,
  appointment: AppointmentRow,
  backend: AppointmentBackend,
): Promise<QueuedMessage> {
  const to = { name: oneLine(appointment.name, 80), address: appointment.email };
  return mail(occasion, appointment, { to, isVisitor: true }, backend);
}

/** The mail to a host, by slug; undefined when the content no longer has that host. */
async function hostMail(
  occasion: "booked" | "moved" | "cancelled",
  appointment: AppointmentRow,
  backend: AppointmentBackend,
  slug: string = appointment.host,
): Promise<QueuedMessage | undefined> {
  const host = backend.booking.hosts.find((one) => one.slug === slug);
  if (!host) return undefined;
  const to = { name: host.name, address: host.email };
  return mail(occasion, appointment, { to, isVisitor: false }, backend);
}

type Line = [label: string, value: string];
const lineIf = (isThere: boolean, ...line: Line): Line[] => (isThere ? [line] : []);

async function mail(
  occasion: Occasion,
  appointment: AppointmentRow,
  { to, isVisitor }: { to: Mailbox; isVisitor: boolean },
  backend: AppointmentBackend,
): Promise<QueuedMessage> {
  const { booking, settings, content, clock } = backend;
  const { mails: texts, form, manage } = booking.texts;
  const brand = content.site.brand.name;
  const words = occasion === "booked" && !isVisitor ? texts.hostBooked : texts[occasion];
  const host = booking.hosts.find(({ slug }) => slug === appointment.host);
  const zone = isVisitor ? appointment.zone : paris;
  const start = appointment.startsAt.getTime();
  const visitorName = oneLine(appointment.name, 80);
  const [isConfirm, isCancelled] = [occasion === "confirm", occasion === "cancelled"];
  const isSet = occasion === "booked" || occasion === "moved";

  const purpose = isConfirm ? "confirm-appointment" : "manage-appointment";
  const address = await appointmentAddress(appointment, purpose, settings.signingSecret ?? "");
  const manageLine: Line = [isConfirm ? manage.confirmAction : texts.manage, address];
  const details: Line[] = [
    [texts.when, whenInWords(start, zone, texts.zone)],
    ...lineIf(!isCancelled && !isConfirm, texts.where, appointment.meeting),
    ...lineIf(isVisitor, texts.host, host?.name ?? ""),
    // What a visitor typed goes to the host only, so that no one can send a text to a stranger through us.
    ...(["name", "email", "phone", "website", "subject"] as const).flatMap((name) =>
      lineIf(!isVisitor && appointment[name] !== "", form[name].label, appointment[name]),
    ),
  ];
  const summary = `${texts.summary} ${brand}`;
  const description = [...details.slice(1), ...(isCancelled || isConfirm ? [] : [manageLine])]
    .map(([label, value]) => `${label}\u00a0: ${value}`)
    .join("\n");
  const links = calendarLinks(appointment, { summary, description });
  const actions: Line[] = [
    ...(isCancelled ? [] : [manageLine]),
    ...lineIf(isSet, texts.google, links.google),
    ...lineIf(isSet, texts.outlook, links.outlook),
  ];
  const method: "CANCEL" | "REQUEST" = isCancelled ? "CANCEL" : "REQUEST";
  const invite = () => ({
    method,
    content: invitation(appointment, {
      method,
      summary: isVisitor ? summary : `${summary}, ${visitorName}`,
      description,
      organizer: addresses(backend).from,
      attendees: [to],
      now: clock(),
    }),
  });
  const receiver = isVisitor ? "visitor" : to.address.split("@")[0];
  return {
    channel: "mail",
    kind: "written",
    messageId: messageIdOf(
      `appointment.${appointment.id}.${appointment.sequence}.${occasion}.${receiver}`,
      backend,
    ),
    content: {
      to: to.address,
      replyTo: isVisitor
        ? host && { name: host.name, address: host.email }
        : replyTo(visitorName, appointment.email),
      subject: `${words.subject} ${momentInWords(start, zone)}`,
      text: [
        words.text,
        details.map(([label, value]) => `${label} : ${value}`).join("\n"),
        actions.map(([label, link]) => `${label} :\n${link}`).join("\n\n"),
        brand,
      ].join("\n\n"),
      html: await mailHtml(words.text, details, actions, brand),
      queuedAt: new Date(clock()).toISOString(),
      calendar: isSet || isCancelled ? invite() : undefined,
    },
  };
}

function mailHtml(text: string, details: Line[], actions: Line[], brand: string): Promise<string> {
  const rows = details.map(
    ([label, value]) =>
      html`<tr><th align="left" valign="top">${label}</th><td style="white-space:pre-wrap">${value.startsWith("https://") ? html`<a href="${value}">${value}</a>` : value}</td></tr>`,
  );
  const links = actions.map(([label, address]) => html`<p><a href="${address}">${label}</a></p>`);
  return page(html`<p>${text}</p><table cellpadding="6">${rows}</table>${links}<p>${brand}</p>`);
}
