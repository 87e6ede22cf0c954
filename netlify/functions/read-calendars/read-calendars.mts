import type { Config, Context } from "@netlify/functions";

import { openAppointmentBackend } from "../../appointments/appointmentBackend";
import { readCalendars } from "../../appointments/calendarFeeds";
import { withoutDatabase } from "../../database/withoutDatabase";
import { eachAlone } from "../../leads/eachAlone";

/** Reads the hosts' calendars, so that no visitor waits for them. */
export default async function readCalendarFeeds(
  _request: Request,
  context: Context,
): Promise<Response> {
  const nothingToDo = withoutDatabase();
  if (nothingToDo) return nothingToDo;
  const report = await eachAlone({
    calendars: () => readCalendars(openAppointmentBackend(context)),
  });
  return Response.json(report);
}

export const config: Config = { schedule: "*/5 * * * *" };
