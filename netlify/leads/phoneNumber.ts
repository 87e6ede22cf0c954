import { parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * The telephone number in a text, French by default, international with `+` or `00`, as people type, copy and link it,
 * with whatever shows between its digits: `(+33) 6`, `06·39`; with its extension: `poste 12`. Undefined when there is none.
 */
export function readPhoneNumber(typed: string) {
  const plain = typed
    .replace(/^tel:/i, "")
    .replace(/(?:\s|[^\p{L}\p{N}\p{Cc}+＋;=])+/gu, " ")
    .replace(/ poste (?=\d)/i, " ext. ")
    .trim();
  return parsePhoneNumberFromString(plain, { defaultCountry: "FR", extract: false });
}

/**
 * Whether a text is a telephone number. Postgres and calendars refuse control characters.
 *
 * Only the shape is checked (`isPossible`), not whether the range is in use: numbering plans change
 * faster than the tables, and a real number refused is a lead lost.
 */
export function isPhoneNumber(typed: string): boolean {
  const number = readPhoneNumber(typed);
  if (!number?.isPossible() || /^(\d)\1+$/.test(number.nationalNumber)) return false;
  // A French number a digit short keeps its first zero, and with it the right length.
  return !(number.countryCallingCode === "33" && number.nationalNumber.startsWith("0"));
}
