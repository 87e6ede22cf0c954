import { html } from "hono/html";

import type { AppointmentRow } from "../database/schema";
import type { Html } from "../http/page";
import { signedLink } from "../http/signedToken";
import type { AppointmentBackend, BookingTexts } from "./appointmentBackend";
import type { FreeSlot } from "./freeSlots";
import { calendarLinks } from "./invitation";
import { whenInWords } from "./parisTime";
import { slotsHtml } from "./slotsHtml";

/** What a link to an appointment lets one do. Only the mail has the one that confirms. */
export const appointmentPurposes = ["manage-appointment", "confirm-appointment"] as const;

/** A link that was opened. */
export interface OpenedLink {
  appointment: AppointmentRow;
  token: string;
  purpose: (typeof appointmentPurposes)[number];
}

/** When, with whom and where, and the links that add it to a calendar. */
export async function detailsHtml(
  appointment: AppointmentRow,
  backend: AppointmentBackend,
): Promise<Html> {
  const { booking, content, settings } = backend;
  const { mails } = booking.texts;
  const host = booking.hosts.find(({ slug }) => slug === appointment.host)?.name ?? "";
  const rows: [label: string, value: string | Html][] = [
    [mails.when, whenInWords(appointment.startsAt.getTime(), appointment.zone, mails.zone)],
  ];
  if (appointment.state !== "booked") return list(rows);
  const { id, site, meeting } = appointment;
  rows.push([mails.host, host], [mails.where, link(meeting, meeting)]);
  const secret = settings.signingSecret ?? "";
  const manage = await signedLink("manage-appointment", id, { site, secret });
  const { google, outlook } = calendarLinks(appointment, {
    summary: `${mails.summary} ${content.site.brand.name}`,
    description: `${mails.manage}\u00a0: ${manage}`,
  });
  const links = [link(google, mails.google), link(outlook, mails.outlook)];
  return html`${list(rows)}<p class="links">${links}</p>`;
}

function list(rows: [label: string, value: string | Html][]): Html {
  return html`<dl>${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;
}

const link = (address: string, text: string) =>
  html`<a href="${address}" rel="noreferrer">${text}</a>`;

/** What can be done with an appointment that is open: confirmed, moved to a time that is free, cancelled. */
export function actionsHtml(
  { appointment, token, purpose }: OpenedLink,
  { free, isMoving }: { free: readonly FreeSlot[]; isMoving: boolean },
  texts: BookingTexts,
): Html {
  const { manage } = texts;
  const form = (action: string, inner: Html | "", label: string, kind = "") =>
    html`<form method="post" action="/.netlify/functions/appointment"><input type="hidden" name="token" value="${token}"><input type="hidden" name="action" value="${action}">${inner}<button class="submit${kind}" type="submit">${label}</button></form>`;
  const toCancel = html`<h2>${manage.cancel}</h2><p class="hint">${manage.cancelText}</p>${form("cancel", "", manage.cancelAction, " quiet")}`;
  if (appointment.state === "held") {
    return purpose === "confirm-appointment"
      ? html`${form("confirm", "", manage.confirmAction)}${toCancel}`
      : toCancel;
  }
  const others = free.filter(({ start }) => start !== appointment.startsAt.getTime());
  const choice = slotsHtml(others, { texts, zone: appointment.zone });
  const toMove = others.length > 0 ? form("move", choice, manage.moveAction) : choice;
  return html`<details class="move"${isMoving ? " open" : ""}><summary>${manage.move}</summary>${toMove}</details>${toCancel}`;
}

/** The link that books another appointment. */
export function againHtml({ manage }: BookingTexts): Html {
  return html`<p><a href="/rendez-vous">${manage.again}</a></p>`;
}
