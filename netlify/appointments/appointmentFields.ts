import { isEmailAddress } from "../../contract/emailAddress";
import { fieldLimits } from "../../contract/leadFields";
import { hasControlCharacter, isBlank, normaliseText, withoutMarks } from "../../contract/text";
import { websiteAddress } from "../../contract/websiteAddress";
import { isPhoneNumber } from "../leads/phoneNumber";
import type { BookingTexts } from "./appointmentBackend";
import { isTimeZone, paris } from "./parisTime";

/** What a visitor fills in, in the order of the form. */
export const appointmentFieldNames = ["name", "email", "phone", "website", "subject"] as const;
export type AppointmentFieldName = (typeof appointmentFieldNames)[number];

/** What was asked for, as text; `start` in milliseconds, NaN when it is no instant. */
export type AppointmentRequest = Record<AppointmentFieldName, string> & {
  start: number;
  zone: string;
};

/** One French message per refused field. */
export type AppointmentErrors = Partial<Record<AppointmentFieldName | "start", string>>;

/** Normalises what was posted. */
export function askedAppointment(values: Record<string, unknown>): AppointmentRequest {
  const zone = exact(values.zone);
  const website = exact(values.website);
  return {
    start: instant(exact(values.start)),
    zone: zone.length <= 60 && isTimeZone(zone) ? zone : paris,
    name: text(values.name),
    email: exact(values.email),
    phone: exact(values.phone),
    website: website === "" ? "" : (websiteAddress(website) ?? website),
    subject: text(values.subject),
  };
}

/** What is wrong with it. */
export function appointmentErrors(
  asked: AppointmentRequest,
  texts: BookingTexts["form"],
): AppointmentErrors {
  const errors: AppointmentErrors = {};
  if (Number.isNaN(asked.start)) errors.start = texts.slot;
  for (const name of appointmentFieldNames) {
    const isTooLong = asked[name].length > fieldLimits[name];
    if (isTooLong || !isAcceptable[name](asked[name])) errors[name] = texts[name].error;
  }
  return errors;
}

/** ISO 8601 with a zone, as the list of slots gives it. */
function instant(text: string): number {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : NaN;
}

// Postgres refuses the character zero.
const text = (value: unknown) =>
  typeof value === "string" ? normaliseText(value).replaceAll("\0", "") : "";
const exact = (value: unknown) => withoutMarks(text(value)).trim();

const isAcceptable: Record<AppointmentFieldName, (value: string) => boolean> = {
  name: (value) => !isBlank(value) && !hasControlCharacter(value),
  email: isEmailAddress,
  phone: (value) => value === "" || isPhoneNumber(value),
  website: (value) => value === "" || websiteAddress(value) !== undefined,
  subject: () => true,
};

/** Whom an address belongs to, for counting: `a+b@Exemple.fr` is `a@exemple.fr`. */
export function personOf(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, at).split("+")[0]}${email.slice(at)}`.toLowerCase();
}
