import type { AppointmentRow } from "../database/schema";
import { type LinkPurpose, signLink } from "../http/signedToken";

/** What a link to an appointment lets one do. Only the mail has the one that confirms. */
export const appointmentPurposes = ["manage-appointment", "confirm-appointment"] as const;
export type AppointmentPurpose = (typeof appointmentPurposes)[number] & LinkPurpose;

/** Address of the page that confirms, or moves and cancels, an appointment. */
export async function appointmentAddress(
  { id, site }: Pick<AppointmentRow, "id" | "site">,
  purpose: AppointmentPurpose,
  secret: string,
): Promise<string> {
  return `${site}/.netlify/functions/appointment?token=${await signLink(purpose, id, secret)}`;
}
