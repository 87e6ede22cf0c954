import { parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * Whether a text is a telephone number, French by default, international with `+` or `00`, as people type, copy and
 * link it, with whatever shows between its digits: `(+33) 6`, `06·39`. Postgres and calendars refuse control characters.
 *
 * Only the shape is checked (`isPossible`), not whether the range is in use: numbering plans change
 * faster than the tables, and a real number refused is a lead lost.
 */
export function isPhoneNumber(typed: string): boolean {
  const plain = typed
    .replace(/^tel:/i, "")
    .replace(/(?:\s|[^\p{L}\p{N}\p{Cc}+＋;=])+/gu, " ")
    .trim();
  const number = parsePhoneNumberFromString(plain, { defaultCountry: "FR", extract: false });
  if (!number?.isPossible() || /^(\d)\1+$/.test(number.nationalNumber)) return false;
  // A French number a digit short keeps its first zero, and with it the right length.
  return !(number.countryCallingCode === "33" && number.nationalNumber.startsWith("0"));
}
