import type { AppointmentRow } from "../database/schema";
import { type LinkPurpose, signedLink } from "../http/signedToken";

/** What a link to an appointment lets one do. Only the mail has the one that confirms. */
export const appointmentPurposes = ["manage-appointment", "confirm-appointment"] as const;
export type AppointmentPurpose = (typeof appointmentPurposes)[number] & LinkPurpose;

/** Address of the page that confirms, or moves and cancels, an appointment. */
export function appointmentAddress(
  { id, site }: Pick<AppointmentRow, "id" | "site">,
  purpose: AppointmentPurpose,
  secret: string,
): Promise<string> {
  return signedLink(purpose, id, { site, secret });
}

/** Links that add an appointment to a calendar on the web. */
export function calendarLinks(
  { startsAt, endsAt, meeting }: Pick<AppointmentRow, "startsAt" | "endsAt" | "meeting">,
  { summary, description }: { summary: string; description: string },
): { google: string; outlook: string } {
  const compact = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, "");
  // Outlook shows a + as it is.
  const query = (values: Record<string, string>) =>
    new URLSearchParams(values).toString().replaceAll("+", "%20");
  const google = new URL("https://calendar.google.com/calendar/render");
  google.search = query({
    action: "TEMPLATE",
    text: summary,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    details: description,
    location: meeting,
  });
  const outlook = new URL("https://outlook.live.com/calendar/0/deeplink/compose");
  outlook.search = query({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: summary,
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    body: description,
    location: meeting,
  });
  return { google: google.href, outlook: outlook.href };
}
