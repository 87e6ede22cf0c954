import type { Config, Context } from "@netlify/functions";

import { openAppointmentBackend } from "../../appointments/appointmentBackend";
import { readCalendars } from "../../appointments/calendarFeeds";

/** Reads the hosts' calendars, so that no visitor waits for them. */
export default async function readCalendarFeeds(
  _request: Request,
  context: Context,
): Promise<Response> {
  return Response.json(await readCalendars(openAppointmentBackend(context)));
}

export const config: Config = { schedule: "*/5 * * * *" };
