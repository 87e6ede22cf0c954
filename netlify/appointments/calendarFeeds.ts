import { hash } from "node:crypto";

import { busyTimes } from "../calendars/busyTimes";
import { fetchCalendar } from "../calendars/fetchCalendar";
import { removeCalendars, saveCalendar, savedCalendars } from "../database/calendars";
import { queueMessages } from "../database/outbox";
import { teamMail } from "../leads/leadMail";
import { logEvent } from "../http/logEvent";
import { utcDay } from "../leads/receiveLead";
import type { AppointmentBackend, Host } from "./appointmentBackend";
import { feedId, usefulFor } from "./freeSlots";
import { isOurUid } from "./invitation";
import { dateInWords } from "./parisTime";

const day = 24 * 60 * 60_000;

/** Reads all feeds, side by side, and keeps what they say; mails the team about those that it cannot read. */
export async function readCalendars(backend: AppointmentBackend, fetchFeed = fetchCalendar) {
  const { booking, feedsOf, database, clock } = backend;
  const reading = booking.hosts.flatMap((host) =>
    feedsOf(host.slug).map((address) => readFeed(address, host, backend, fetchFeed)),
  );
  const outcomes = await Promise.all(reading);
  await removeCalendars(database, new Date(clock() - day));
  const read = outcomes.filter(Boolean).length;
  return { read, failed: outcomes.length - read };
}

async function readFeed(
  address: string,
  { slug, name, email }: Host,
  backend: AppointmentBackend,
  fetchFeed: (address: string) => Promise<string>,
) {
  const { database, clock, booking } = backend;
  const feed = feedId(slug)(address);
  const now = clock();
  /** Mails the team what is wrong with the calendar, once; `once` makes it another problem than before. */
  const tell = (problem: "calendarSilent" | "calendarUnread", detail: string, once: string) => {
    const { subject, text } = booking.texts.mails[problem];
    const parts = [text, `${name} (${slug}) : ${detail}`];
    const words = { subject: `${subject} ${dateInWords(now)}`, parts };
    return queueMessages(database, [teamMail(`calendar.${slug}.${once}`, words, backend)]);
  };
  // A day more on both sides, so that a reading serves as long as it may.
  const window = { start: now - day, end: now + (booking.horizonWeeks * 7 + 2) * day };
  try {
    const text = await fetchFeed(address);
    const { busy, unread } = busyTimes(text, { window, email, isOwn: isOurUid });
    await saveCalendar(database, { feed, busy, readAt: new Date(now) });
    if (unread.length > 0) {
      const which = hash("sha256", unread.sort().join("\n")).slice(0, 16);
      await tell("calendarUnread", String(unread.length), which);
    }
    return true;
  } catch (error) {
    const reason = reasonOf(error);
    logEvent("calendar-not-read", { feed: feed.slice(0, 8), reason });
    const useful = await savedCalendars(database, [feed], new Date(now - usefulFor));
    if (useful.length === 0) await tell("calendarSilent", reason, utcDay(now));
    return false;
  }
}

/** Not any message: it may name the address. */
function reasonOf(error: unknown): string {
  const known = /^(status \d+|too large|too much work|not a calendar|cut short)$/;
  const { name, message } = error instanceof Error ? error : { name: "unknown", message: "" };
  return known.test(message) ? message : name;
}
