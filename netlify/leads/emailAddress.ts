import { domainToASCII } from "node:url";

// The characters HTML's `type="email"` accepts before the @, and any letter of any script.
const localPart = /^[\p{L}\p{N}\p{M}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u;
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/i;

/** Whether a text is one e-mail address, with nothing that could add a second one or a header. */
export function isEmailAddress(typed: string): boolean {
  const at = typed.lastIndexOf("@");
  if (at < 1) return false;
  const domain = typed.slice(at + 1);
  if (/[\s\p{Cc}@]/u.test(domain)) return false;
  const ascii = domainToASCII(domain);
  return localPart.test(typed.slice(0, at)) && !/\.\d+$/.test(ascii) && asciiDomain.test(ascii);
}

/** Whether every mail system can carry the address in a header: its local part is ASCII. */
export function fitsMailHeader(address: string): boolean {
  return /^[\x21-\x7e]+$/.test(address.slice(0, address.lastIndexOf("@")));
}
