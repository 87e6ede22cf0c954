import { z } from "zod";

import { fieldLimits } from "../../contract/leadFields";
import { fieldRules, normaliseFields } from "../../contract/leadRules";
import { isTimeZone } from "../calendars/zones";
import { isPhoneNumber } from "../leads/phoneNumber";
import type { BookingTexts } from "./appointmentBackend";
import { paris } from "./parisTime";

/** What a visitor fills in, in the order of the form. */
export const appointmentFields = [
  { name: "name", type: "text", autoComplete: "name", isOptional: false },
  { name: "email", type: "email", autoComplete: "email", isOptional: false },
  { name: "phone", type: "tel", autoComplete: "tel", isOptional: true },
  { name: "website", type: "url", autoComplete: "url", isOptional: true },
  { name: "subject", type: "textarea", autoComplete: undefined, isOptional: true },
] as const;

type AppointmentFieldName = (typeof appointmentFields)[number]["name"];

/** What was asked for, as text; `start` in milliseconds, NaN when it is no instant. */
export type AppointmentRequest = Record<AppointmentFieldName, string> & {
  start: number;
  zone: string;
};

/** One French message per refused field. */
export type AppointmentErrors = Partial<Record<AppointmentFieldName | "start", string>>;

/** Normalises what was posted: `start` in milliseconds since the epoch, NaN when it is none. */
export function askedAppointment(values: Record<string, unknown>): AppointmentRequest {
  const zone = fieldRules.email.normalise(values.zone);
  return {
    start: instant(fieldRules.email.normalise(values.start)),
    zone: isTimeZone(zone) ? zone : paris,
    ...normaliseFields(appointmentFields, values),
  };
}

/** What is wrong with it, for the visitor. */
export function appointmentErrors(
  asked: AppointmentRequest,
  texts: BookingTexts["form"],
): AppointmentErrors {
  const errors: AppointmentErrors = {};
  if (Number.isNaN(asked.start)) errors.start = texts.slot;
  for (const { name, type, isOptional } of appointmentFields) {
    const value = asked[name];
    const accepts = name === "phone" ? isPhoneNumber : fieldRules[type].accepts;
    const isFine = value === "" ? isOptional : name === "subject" || accepts(value);
    if (!isFine || value.length > fieldLimits[name]) errors[name] = texts[name].error;
  }
  return errors;
}

/** ISO 8601 with a zone, as the list of slots gives it. `Date.parse` would take 30 February for a day of March. */
function instant(text: string): number {
  const isDay = z.iso.date().safeParse(text.slice(0, 10)).success;
  return isDay && /T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : NaN;
}

/** Whom an address belongs to, for counting: `a+b@Exemple.fr` is `a@exemple.fr`. */
export function personOf(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, at).split("+")[0]}${email.slice(at)}`.toLowerCase();
}
