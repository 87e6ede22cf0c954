import type { Context } from "@netlify/functions";
import type { z } from "zod";

import { bookingPage, ownBookingPage } from "../../contract/bookingPage";
import { once } from "../../contract/once";
import { placeholderValues } from "../../contract/placeholders";
import { booking } from "../../plugins/content-model/types/booking";
import { Refusal } from "../http/functionApp";
import { openLeadBackend } from "../leads/leadBackend";
import { contentFile, leadContent, readContentFile, shown } from "../leads/leadContent";
import { feedsVariable } from "../leads/leadSettings";

/** Everything that booking talks to: what leads talk to, and the hosts' calendars. */
export type AppointmentBackend = ReturnType<typeof openAppointmentBackend>;

/**
 * The backend of one invocation on Netlify (or of a command, without a context).
 *
 * @throws Refusal when the site does not book by itself: its functions are then not there.
 */
export function openAppointmentBackend(context?: Context) {
  if (!isBookingOn()) throw new Refusal("unknown");
  const backend = openLeadBackend(context);
  return {
    ...backend,
    booking: bookingContent(),
    /** Addresses of a host's calendar feeds, which are secrets. */
    feedsOf: (hostSlug: string) =>
      (process.env[feedsVariable(hostSlug)] ?? "").split(/\s+/).filter((address) => address !== ""),
  };
}

/** What `content/booking.yaml` says. */
export type BookingContent = z.infer<typeof booking>;
/** A person who receives visitors. */
export type Host = BookingContent["hosts"][number];
/** The words of booking. */
export type BookingTexts = BookingContent["texts"];

/** Whether the site books by itself. */
export function isBookingOn(): boolean {
  const { url } = leadContent().site.booking;
  return bookingPage(url, contentFile("booking.yaml") !== undefined) === ownBookingPage;
}

/** Reads `content/booking.yaml`; its texts come ready to be shown. */
export const bookingContent = once((): BookingContent => {
  const read = booking.parse(readContentFile("booking.yaml"));
  const values = placeholderValues(leadContent().site, () => read.lengthMinutes);
  const hosts = read.hosts.map((host) => ({ ...host, name: shown(host.name, values) }));
  return { ...read, hosts, texts: shown(read.texts, values) };
});
