import { html } from "hono/html";

import { queueMails } from "../database/writtenMails";
import { utcDay } from "../leads/leadId";
import { addresses, messageIdOf, page } from "../leads/leadMail";
import type { AppointmentBackend } from "./appointmentBackend";
import { dateInWords } from "./parisTime";

/** Tells the team, once a day, that a host's calendar does not answer. */
export async function tellOfSilentCalendar(
  hostSlug: string,
  backend: AppointmentBackend,
): Promise<void> {
  const { database, booking, settings, clock } = backend;
  const { subject, text } = booking.texts.mails.calendarAlert;
  const name = booking.hosts.find(({ slug }) => slug === hostSlug)?.name ?? hostSlug;
  const messageId = messageIdOf(`calendar.${hostSlug}.${utcDay(clock())}`, backend);
  const content = {
    to: settings.alertTo ?? addresses(backend).to,
    subject: `${subject} ${dateInWords(clock())}`,
    text: `${text} ${name} (${hostSlug})\n`,
    html: await page(html`<p>${text} ${name} (${hostSlug})</p>`),
    queuedAt: new Date(clock()).toISOString(),
  };
  await queueMails(database, database.orm, null, [{ messageId, content }]);
}
