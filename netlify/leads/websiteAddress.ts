/**
 * Completes and checks a website address as people type it: `exemple.fr` and `www.exemple.fr` get
 * `https://`; an address with another scheme than http or https is refused. What was typed is
 * otherwise kept character for character.
 *
 * @returns the address to keep, or null when it is not one.
 */
export function websiteAddress(typed: string): string | null {
  if (/[\s\p{Cc}]/u.test(typed)) return null;
  const hasScheme = /^https?:\/\//i.test(typed);
  const isHostAndPort = /^[^/?#@:]+:\d{1,5}(?:[/?#]|$)/.test(typed);
  if (!hasScheme && !isHostAndPort && /^[a-z][a-z0-9+.-]*:/i.test(typed)) return null;
  const address = hasScheme ? typed : `https://${typed.replace(/^\/\//, "")}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return null;
  // A lone word is a word, not an address, unless its author wrote the scheme.
  const isComplete = hasScheme ? hostname !== "" : /[^.]\.[^.]/.test(hostname);
  return isComplete ? address : null;
}
