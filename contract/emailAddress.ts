import isEmail from "validator/lib/isEmail.js";
import { parseUrl } from "./parseUrl";

/** Longest part of a domain between two dots, in its ASCII form (RFC 1035). */
const LONGEST_LABEL = 63;

/** An address with its domain as mail systems write it, in ASCII; undefined when DNS cannot hold it. */
export const withAsciiDomain = (email: string): string | undefined => {
  const at = email.lastIndexOf("@") + 1;
  const host = parseUrl(`https://${email.slice(at)}`)?.hostname;
  const isHeld = host?.split(".").every((label) => label.length <= LONGEST_LABEL);
  return isHeld ? `${email.slice(0, at)}${host}` : undefined;
};

/** Whether a text is one bare e-mail address: no display name, no quoted part, no comment, nothing behind the domain. */
export const isEmailAddress = (typed: string): boolean =>
  !/[\s\p{C}]/u.test(typed) &&
  isEmail(typed, { allow_ip_domain: false, blacklisted_chars: '"' }) &&
  withAsciiDomain(typed) !== undefined;
