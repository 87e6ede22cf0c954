import { createHash } from "node:crypto";

import { html } from "hono/html";

import { queueMessages } from "../database/queueMessages";
import { utcDay } from "../leads/leadId";
import { addresses, messageIdOf, page } from "../leads/leadMail";
import type { AppointmentBackend } from "./appointmentBackend";
import type { Host } from "./bookingContent";
import { dateInWords } from "./parisTime";

/** What is wrong with a calendar: it cannot be read (since when, and why), or some of its events cannot. */
export type CalendarProblem = { lastRead?: Date; reason: string } | { unread: string[] };

/** Tells the team of a calendar that cannot be read, once a day; of events that cannot, once. */
export async function tellOfCalendar(
  { slug, name }: Pick<Host, "slug" | "name">,
  problem: CalendarProblem,
  backend: AppointmentBackend,
): Promise<void> {
  const { database, booking, settings, clock } = backend;
  const { calendarSilent, calendarNeverRead, calendarUnread } = booking.texts.mails;
  const isPartly = "unread" in problem;
  const lastRead = isPartly ? undefined : problem.lastRead;
  const words = isPartly ? calendarUnread : lastRead ? calendarSilent : calendarNeverRead;
  const detail = isPartly ? String(problem.unread.length) : problem.reason;
  const once = isPartly ? hashOf([...problem.unread].sort().join("\n")) : utcDay(clock());
  const lines = [words.text, `${name} (${slug}) : ${detail}`];
  const content = {
    to: settings.alertTo ?? addresses(backend).to,
    subject: `${words.subject} ${dateInWords(lastRead?.getTime() ?? clock())}`,
    text: `${lines.join("\n\n")}\n`,
    html: await page(html`${lines.map((line) => html`<p>${line}</p>`)}`),
    queuedAt: new Date(clock()).toISOString(),
  };
  const messageId = messageIdOf(`calendar.${slug}.${once}`, backend);
  await queueMessages(database, database.orm, null, [{ messageId, content }]);
}

/** Short, and says nothing of what it stands for. */
function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
