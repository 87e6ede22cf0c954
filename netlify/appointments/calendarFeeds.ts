import { createHash } from "node:crypto";

import { busyTimes } from "../calendars/busyTimes";
import { fetchCalendar } from "../calendars/fetchCalendar";
import { removeCalendars, saveCalendar, savedCalendars } from "../database/calendars";
import { queueMessages } from "../database/outbox";
import { messageIdOf, teamMail } from "../leads/leadMail";
import { logEvent } from "../http/logEvent";
import { utcDay } from "../leads/receiveLead";
import type { AppointmentBackend, Host } from "./appointmentBackend";
import { feedId, usefulFor } from "./freeSlots";
import { isOurUid } from "./invitation";
import { dateInWords } from "./parisTime";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Reads all feeds, side by side, and keeps what they say; mails the team about those that it cannot read. */
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
    if (unread.length > 0) {
      const about = { detail: String(unread.length), once: hashOf(unread.sort().join("\n")) };
      await mailTeam(host, "calendarUnread", about, backend);
    }
    return true;
  } catch (error) {
    const reason = reasonOf(error);
    logEvent("calendar-not-read", { feed: feed.slice(0, 8), reason });
    const [last] = await savedCalendars(database, [feed]);
    const isUseful = last && now - last.readAt.getTime() < usefulFor;
    if (!isUseful) {
      await mailTeam(host, "calendarSilent", { detail: reason, once: utcDay(now) }, backend);
    }
    return false;
  }
}

/** Not any message: it may name the address. */
function reasonOf(error: unknown): string {
  const known = /^(status \d+|too large|too much work|not a calendar|cut short)$/;
  const { name, message } = error instanceof Error ? error : { name: "unknown", message: "" };
  return known.test(message) ? message : name;
}

/**
 * Mails the team what is wrong with a host's calendar, once.
 *
 * @param once what makes it another problem than before
 */
async function mailTeam(
  { slug, name }: Pick<Host, "slug" | "name">,
  problem: "calendarSilent" | "calendarUnread",
  { detail, once }: { detail: string; once: string },
  backend: AppointmentBackend,
): Promise<void> {
  const { subject, text } = backend.booking.texts.mails[problem];
  const id = messageIdOf(`calendar.${slug}.${once}`, backend);
  const words = {
    subject: `${subject} ${dateInWords(backend.clock())}`,
    parts: [text, `${name} (${slug}) : ${detail}`],
  };
  await queueMessages(backend.database, [teamMail(id, words, backend)]);
}

/** Short, and says nothing of the text. */
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
