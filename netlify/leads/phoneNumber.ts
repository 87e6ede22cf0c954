import { parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * Whether a text is a telephone number, French by default, international with `+` or `00`.
 *
 * Only the shape is checked (`isPossible`), not whether the range is in use: numbering plans change
 * faster than the tables, and a real number refused is a lead lost.
 */
export function isPhoneNumber(typed: string): boolean {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: "FR", extract: false });
  return number !== undefined && number.isPossible() && !/^(\d)\1+$/.test(number.nationalNumber);
}
