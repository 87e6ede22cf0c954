import { stringify } from "csv-stringify/sync";
import { parsePhoneNumberFromString } from "libphonenumber-js";

import { leadFieldNames } from "../../contract/leadFields";
import type { RecordedLead } from "../database/leads";
import type { AppointmentRow } from "../database/schema";

/**
 * What a spreadsheet reads as the beginning of a formula, also in its full-width form and behind
 * characters that do not show.
 */
const formula = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;

/** CSV of rows. French Excel wants `;` and the mark of UTF-8. */
const csv = (rows: object[], columns: string[]) =>
  stringify(rows, {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    quoted: true,
    quoted_empty: true,
    columns,
    header: true,
    // A leading apostrophe keeps a spreadsheet from reading a formula.
    cast: { string: (text) => (formula.test(text) ? `'${text}` : text) },
  });

/** Leads as CSV. */
export function leadsCsv(leads: RecordedLead[]): string {
  const rows = leads.map((lead) => ({
    ...lead,
    phone: shownPhone(lead.phone),
    receivedAt: shownTime(lead.receivedAt),
    sentAt: shownTime(lead.sentAt),
    answeredAt: shownTime(lead.answeredAt),
  }));
  const before = ["id", "state", "receivedAt", "sentAt"];
  return csv(rows, [...before, ...leadFieldNames, "source", "answeredAt"]);
}

/** Appointments as CSV. */
export function appointmentsCsv(appointments: AppointmentRow[]): string {
  const rows = appointments.map(({ startsAt, endsAt, phone, ...appointment }) => ({
    ...appointment,
    start: shownTime(startsAt),
    end: shownTime(endsAt),
    phone: shownPhone(phone),
  }));
  const typed = ["name", "email", "phone", "website", "subject"];
  return csv(rows, ["id", "state", "start", "end", "host", ...typed, "meeting"]);
}

/** `2026-05-14 11:00:00`, the time in Paris: Excel reads it as a time. */
function shownTime(time: Date | null): string {
  return time?.toLocaleString("sv-SE", { timeZone: "Europe/Paris" }) ?? "";
}

/**
 * A telephone number that no spreadsheet takes for a number, whose first zero it would drop, or for a formula:
 * `06.39.98.12.34`, `(+32) 470 12 34 56`.
 */
function shownPhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed.replace(/^tel:/i, ""), "FR");
  if (!number) return typed;
  if (number.countryCallingCode === "33") return number.formatNational().replaceAll(" ", ".");
  const [code, ...rest] = number.formatInternational().split(" ");
  return `(${code}) ${rest.join(" ")}`;
}
