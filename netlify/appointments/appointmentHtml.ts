import { escapeHtml } from "../../contract/escapeHtml";
import type { AppointmentRow } from "../database/schema";
import type { AppointmentBackend } from "./appointmentBackend";
import { whenInWords } from "./appointmentMails";
import { availability } from "./availability";
import type { BookingTexts } from "./bookingContent";
import { calendarLinks } from "./calendarLinks";
import { appointmentAddress, type LinkPurpose } from "./signedLink";
import { slotsHtml } from "./slotsHtml";

/** When, with whom and where, and the links that add it to a calendar. */
export function detailsHtml(appointment: AppointmentRow, backend: AppointmentBackend): string {
  const { mails } = backend.booking.texts;
  const host = backend.booking.hosts.find(({ slug }) => slug === appointment.host)?.name ?? "";
  const rows: [label: string, value: string][] = [
    [mails.when, escapeHtml(whenInWords(appointment, appointment.zone, mails.zone))],
  ];
  if (appointment.state !== "booked") return list(rows);
  const { meeting } = appointment;
  rows.push([mails.host, escapeHtml(host)], [mails.where, link(meeting, meeting)]);
  const { google, outlook } = linksOf(appointment, backend);
  const links = [link(google, mails.google), link(outlook, mails.outlook)];
  return `${list(rows)}<p class="links">${links.join("")}</p>`;
}

function list(rows: [label: string, value: string][]): string {
  return `<dl>${rows.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${value}</dd>`).join("")}</dl>`;
}

const link = (address: string, text: string) =>
  `<a href="${escapeHtml(address)}" rel="noreferrer">${escapeHtml(text)}</a>`;

function linksOf(appointment: AppointmentRow, { booking, content, settings }: AppointmentBackend) {
  const { mails } = booking.texts;
  const manage = appointmentAddress(appointment, "manage", settings.passSecret ?? "");
  return calendarLinks(appointment, {
    summary: `${mails.summary} ${content.site.brand.name}`,
    description: `${mails.manage}\u00a0: ${manage}`,
  });
}

/** What can be done with an appointment that is open: confirmed, moved, cancelled. */
export async function actionsHtml(
  {
    appointment,
    token,
    purpose,
  }: {
    appointment: AppointmentRow;
    token: string;
    purpose: LinkPurpose;
  },
  isMoving: boolean,
  backend: AppointmentBackend,
): Promise<string> {
  const { texts } = backend.booking;
  const { manage } = texts;
  const form = (action: string, inner: string, label: string, look = "") =>
    `<form method="post" action="/.netlify/functions/appointment"><input type="hidden" name="token" value="${escapeHtml(token)}"><input type="hidden" name="action" value="${action}">${inner}<button class="submit${look}" type="submit">${escapeHtml(label)}</button></form>`;
  const toCancel = `<h2>${escapeHtml(manage.cancel)}</h2><p class="hint">${escapeHtml(manage.cancelText)}</p>${form("cancel", "", manage.cancelAction, " quiet")}`;
  if (appointment.state === "held") {
    return purpose === "confirm" ? form("confirm", "", manage.confirmAction) + toCancel : toCancel;
  }
  const { slots } = await availability(backend, appointment);
  const others = slots.filter(({ start }) => start !== appointment.startsAt.getTime());
  const choice = slotsHtml(others, { texts, zone: appointment.zone });
  const toMove = others.length > 0 ? form("move", choice, manage.moveAction) : choice;
  return `<details class="move"${isMoving ? " open" : ""}><summary>${escapeHtml(manage.move)}</summary>${toMove}</details>${toCancel}`;
}

/** The way to another appointment. */
export function againHtml({ manage }: BookingTexts): string {
  return `<p><a href="/rendez-vous">${escapeHtml(manage.again)}</a></p>`;
}
