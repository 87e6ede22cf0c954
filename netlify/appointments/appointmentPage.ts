import { html } from "hono/html";

import { ownBookingPage } from "../../contract/bookingPage";
import type { AppointmentRow } from "../database/schema";
import type { FunctionCall, RefusalKind } from "../http/functionApp";
import { type Html, htmlPage, type PageView, respond } from "../http/page";
import { signedLink } from "../http/signedToken";
import type { AppointmentBackend, BookingTexts } from "./appointmentBackend";
import { slotsHtml } from "./bookingForm";
import type { FreeSlot } from "./freeSlots";
import { calendarLinks } from "./invitation";
import { whenInWords } from "./parisTime";

/** Title and text of the page of a refusal. */
export function refusalWords(kind: RefusalKind, { outcomes }: BookingTexts) {
  const words: Partial<Record<string, BookingTexts["outcomes"]["over"]>> = outcomes;
  return words[kind === "too-many" ? "tooMany" : kind] ?? outcomes.refused;
}

/** How long a visitor waits for the static page before a plain one is shown instead. */
const PATIENCE = 2_000;

/**
 * A page about an appointment: the site's own booking page with this title, this text and, in the place of the form,
 * this body. When the static page cannot be read, a plain page in the site's colours.
 */
export async function appointmentPage(
  view: PageView,
  call: FunctionCall<AppointmentBackend>,
): Promise<Response> {
  const { content, settings } = call.var.backend;
  const { siteUrl } = settings;
  const filled = siteUrl && (await fillBookingPage(siteUrl, view, content.site.brand.name));
  return filled ? respond(call, filled.markup, filled.policy) : htmlPage(view, call);
}

async function fillBookingPage(origin: string, view: PageView, brand: string) {
  const address = new URL(ownBookingPage, origin);
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  const policy = answer?.headers.get("content-security-policy");
  const page = await answer?.text().catch(() => undefined);
  if (!answer?.ok || !policy || !page?.includes(" data-fragment=")) return undefined;
  const title = (await html`${view.title}`).toString();
  const text = (await html`${view.text}`).toString();
  const alert = html`<div class="notice" role="alert"><p>${view.text}</p>${view.notice ?? ""}</div>`;
  const body = (await html`${view.isAlert ? alert : ""}${view.body ?? ""}`).toString();
  const markup = page
    // What leads a browser without JavaScript here.
    .replace(/<noscript[^>]*><meta http-equiv="refresh".*?<\/noscript>/s, "")
    .replace(/(<title[^>]*>).*?(?=<\/title>)/s, (_, tag) => `${tag}${title} | ${brand}`)
    .replace(/(<h1[^>]*>).*?(?=<\/h1>)/s, (_, tag) => `${tag}${title}`)
    // What is wrong is said where it is put right.
    .replace(/(?<=<\/h1><p>).*?(?=<\/p>)/s, (before) => (view.isAlert ? before : text))
    .replace(
      /(<div[^>]*?) data-fragment="[^"]*"([^>]*>).*?(?=<\/div>)/s,
      (_, tag, rest) => `${tag}${rest}${body}`,
    );
  return { markup, policy };
}

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
  return html`<dl>${rows.map(([label, value]) => value && html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;
}

const link = (address: string, text: string) =>
  html`<a href="${address}" rel="noreferrer">${text}</a>`;

/** What can be done with an appointment: confirmed, moved to a time that is free, cancelled; one that is cancelled: booked again. */
export function actionsHtml(
  { appointment, token, purpose }: OpenedLink,
  { free, isMoving }: { free: readonly FreeSlot[]; isMoving: boolean },
  texts: BookingTexts,
): Html {
  const { manage } = texts;
  if (appointment.state === "cancelled") return againHtml(texts);
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
