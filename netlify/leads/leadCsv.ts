import { type Stringifier, stringify } from "csv-stringify";
import { parsePhoneNumberFromString } from "libphonenumber-js";

import { leadFieldNames } from "../../contract/leadFields";
import type { RecordedLead } from "../database/leads";
import type { AppointmentRow } from "../database/schema";

/**
 * What a spreadsheet reads as the beginning of a formula, also in its full-width form and behind
 * characters that do not show.
 */
const formula = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;

/** Makes CSV of rows: the first is the head. French Excel wants `;` and the mark of UTF-8. */
function csv(columns: string[], separator: string): Stringifier {
  return stringify({
    bom: true,
    delimiter: separator,
    record_delimiter: "windows",
    quoted: true,
    quoted_empty: true,
    columns,
    header: true,
    // A leading apostrophe keeps a spreadsheet from reading a formula.
    cast: { string: (text) => (formula.test(text) ? `'${text}` : text) },
  });
}

/** Makes CSV of leads. */
export function leadCsv(separator: string): Stringifier {
  const before = ["id", "state", "receivedAt", "sentAt"];
  const after = ["source", "answeredAt", "answeredBy"];
  return csv([...before, ...leadFieldNames, ...after], separator);
}

/** A lead as a row of `leadCsv`. */
export function csvRow(lead: RecordedLead) {
  return {
    ...lead,
    phone: shownPhone(lead.phone),
    receivedAt: shownTime(lead.receivedAt),
    sentAt: shownTime(lead.sentAt),
    answeredAt: shownTime(lead.answeredAt),
    answeredBy: lead.answeredBy ?? "",
  };
}

const appointmentColumns = [
  ...["id", "state", "start", "end", "host"],
  ...["name", "email", "phone", "website", "subject", "meeting"],
];

/** Makes CSV of appointments. */
export const appointmentCsv = (separator: string) => csv(appointmentColumns, separator);

/** An appointment as a row of `appointmentCsv`. */
export function appointmentCsvRow({ startsAt, endsAt, phone, ...appointment }: AppointmentRow) {
  return {
    ...appointment,
    start: shownTime(startsAt),
    end: shownTime(endsAt),
    phone: shownPhone(phone),
  };
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
