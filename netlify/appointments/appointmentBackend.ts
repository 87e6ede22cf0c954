import type { Context } from "@netlify/functions";

import { fetchCalendar } from "../calendars/fetchCalendar";
import { Refusal } from "../http/refusal";
import { type LeadBackend, openLeadBackend } from "../leads/leadBackend";
import { type BookingContent, bookingContent, isBookingOn } from "./bookingContent";

/** Everything that booking talks to: what leads talk to, and the hosts' calendars. */
export interface AppointmentBackend extends LeadBackend {
  booking: BookingContent;
  /** Addresses of a host's calendar feeds: secrets. */
  feedsOf(hostSlug: string): string[];
  fetchFeed(address: string): Promise<string>;
}

/**
 * The backend of one invocation on the host (or of a staff tool, without a context).
 *
 * @throws Refusal when the site does not book by itself: its functions are then not there.
 */
export function openAppointmentBackend(context?: Context): AppointmentBackend {
  if (!isBookingOn()) throw new Refusal("unknown");
  return {
    ...openLeadBackend(context),
    booking: bookingContent(),
    feedsOf: (slug) => feedsIn(process.env, slug),
    fetchFeed: (address) => fetchCalendar(address),
  };
}

/** `CALENDAR_FEEDS_<HOST>`: addresses separated by spaces. */
function feedsIn(env: Record<string, string | undefined>, hostSlug: string): string[] {
  const variable = `CALENDAR_FEEDS_${hostSlug.toUpperCase().replaceAll("-", "_")}`;
  return (env[variable] ?? "").split(/\s+/).filter((address) => address !== "");
}
