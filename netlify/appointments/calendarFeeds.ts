import { createHash } from "node:crypto";

import { busyTimes } from "../calendars/busyTimes";
import { fetchCalendar } from "../calendars/fetchCalendar";
import { removeCalendars, saveCalendar, savedCalendars } from "../database/calendars";
import { messageIdOf } from "../leads/leadMail";
import { logEvent } from "../http/logEvent";
import { utcDay } from "../leads/receiveLead";
import { tellTeam } from "../leads/sendTaken";
import type { AppointmentBackend, Host } from "./appointmentBackend";
import { feedId, usefulFor } from "./availability";
import { isOurUid } from "./invitation";
import { dateInWords } from "./parisTime";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Reads all feeds, side by side, and keeps what they say; tells the team of those that it cannot read. */
export async function readCalendars(
  backend: AppointmentBackend,
  fetchFeed = fetchCalendar,
): Promise<{ read: number; failed: number }> {
  const { booking, feedsOf, database, clock } = backend;
  const feeds = booking.hosts.flatMap((host) =>
    feedsOf(host.slug).map((address) => ({ host, address })),
  );
  const outcomes = await Promise.all(
    feeds.map(({ host, address }) => readFeed(address, host, backend, fetchFeed)),
  );
  await removeCalendars(database, new Date(clock() - day));
  const read = outcomes.filter(Boolean).length;
  return { read, failed: outcomes.length - read };
}

async function readFeed(
  address: string,
  host: Host,
  backend: AppointmentBackend,
  fetchFeed: (address: string) => Promise<string>,
): Promise<boolean> {
  const { database, clock, booking } = backend;
  const feed = feedId(address);
  // A day more on both sides, so that a reading serves as long as it may.
  const now = clock();
  const window = { start: now - day, end: now + (booking.horizonWeeks * 7 + 2) * day };
  try {
    const text = await fetchFeed(address);
    const { busy, unread } = busyTimes(text, { window, email: host.email, isOwn: isOurUid });
    await saveCalendar(database, { feed, busy, readAt: new Date(now) });
    if (unread.length > 0) await tellOfCalendar(host, { unread }, backend);
    return true;
  } catch (error) {
    const reason = reasonOf(error);
    logEvent("calendar-not-read", { feed: feed.slice(0, 8), reason });
    const [last] = await savedCalendars(database, [feed]);
    const isUseful = last && now - last.readAt.getTime() < usefulFor;
    if (!isUseful) await tellOfCalendar(host, { lastRead: last?.readAt, reason }, backend);
    return false;
  }
}

/** Not any message: it may name the address. */
function reasonOf(error: unknown): string {
  const known = /^(status \d+|too large|too much work|not a calendar|cut short)$/;
  const { name, message } = error instanceof Error ? error : { name: "unknown", message: "" };
  return known.test(message) ? message : name;
}

/** What is wrong with a calendar: it cannot be read (since when, and why), or some of its events cannot. */
export type CalendarProblem = { lastRead?: Date; reason: string } | { unread: string[] };

/** Tells the team of a calendar that cannot be read, once a day; of events that cannot, once. */
async function tellOfCalendar(
  { slug, name }: Pick<Host, "slug" | "name">,
  problem: CalendarProblem,
  backend: AppointmentBackend,
): Promise<void> {
  const { booking, clock } = backend;
  const { calendarSilent, calendarNeverRead, calendarUnread } = booking.texts.mails;
  const isPartly = "unread" in problem;
  const lastRead = isPartly ? undefined : problem.lastRead;
  const words = isPartly ? calendarUnread : lastRead ? calendarSilent : calendarNeverRead;
  const detail = isPartly ? String(problem.unread.length) : problem.reason;
  const once = isPartly ? hashOf([...problem.unread].sort().join("\n")) : utcDay(clock());
  const subject = `${words.subject} ${dateInWords(lastRead?.getTime() ?? clock())}`;
  const parts = [words.text, `${name} (${slug}) : ${detail}`];
  await tellTeam(messageIdOf(`calendar.${slug}.${once}`, backend), { subject, parts }, backend);
}

/** Short, and says nothing of the text. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
