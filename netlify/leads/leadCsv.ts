import { stringify } from "csv-stringify/sync";

import { leadFieldNames } from "../../contract/leadFields";
import type { RecordedLead } from "../database/leads";
import type { AppointmentRow } from "../database/schema";
import { readPhoneNumber } from "./phoneNumber";

/**
 * What a spreadsheet reads as the beginning of a formula, also in its full-width form and behind
 * characters that do not show.
 */
const formula = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;

/** CSV of rows. French Excel wants `;` and the mark of UTF-8. */
const csv = (rows: object[], columns: (string | { key: string; header: string })[]) =>
  stringify(rows, {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    quoted: true,
    quoted_empty: true,
    columns,
    header: true,
    cast: {
      // `2026-05-14 11:00:00`, the time in Paris: Excel reads it as a time.
      date: (time: Date) => time.toLocaleString("sv-SE", { timeZone: "Europe/Paris" }),
      string(text, { column, header }) {
        const shown = column === "phone" && !header ? shownPhone(text) : text;
        // A leading apostrophe keeps a spreadsheet from reading a formula.
        return formula.test(shown) ? `'${shown}` : shown;
      },
    },
  });

/** Leads as CSV. */
export function leadsCsv(leads: RecordedLead[]): string {
  const before = ["id", "state", "receivedAt", "sentAt"];
  return csv(leads, [...before, ...leadFieldNames, "source", "answeredAt"]);
}

/** Appointments as CSV. */
export function appointmentsCsv(appointments: AppointmentRow[]): string {
  const start = { key: "startsAt", header: "start" };
  const end = { key: "endsAt", header: "end" };
  const typed = ["name", "email", "phone", "website", "subject"];
  return csv(appointments, ["id", "state", start, end, "host", ...typed, "meeting"]);
}

/**
 * A telephone number that no spreadsheet takes for a number, whose first zero it would drop, or for a formula:
 * `06.39.98.12.34`, `(+32) 470 12 34 56`.
 */
function shownPhone(typed: string): string {
  const number = readPhoneNumber(typed);
  if (!number) return typed;
  if (number.countryCallingCode === "33")
    return number.formatNational().replace(/(?<=\d) (?=\d)/g, ".");
  const [code, ...rest] = number.formatInternational().split(" ");
  return `(${code}) ${rest.join(" ")}`;
}
