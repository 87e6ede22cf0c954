import isURL from "validator/lib/isURL.js";
import { parseUrl } from "./parseUrl";

const WEB = {
  protocols: ["http", "https"],
  require_protocol: true,
  disallow_auth: true,
  allow_underscores: true,
  allow_trailing_dot: true,
};

/**
 * Completes and checks a website address as people type it: `exemple.fr` and `//exemple.fr` get `https://`. A lone
 * word, another scheme than http and https, and an e-mail address are none. What was typed is otherwise kept
 * character for character.
 *
 * @returns the address to keep, or undefined when it is not one
 */
export const websiteAddress = (typed: string): string | undefined => {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, "")}`;
  return !/[\s\p{Cc}]/u.test(address) && isURL(address, WEB) && parseUrl(address)
    ? address
    : undefined;
};
