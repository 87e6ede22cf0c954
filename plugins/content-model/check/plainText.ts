import type { Fault } from "./problem";

/**
 * A tag of HTML that someone means as such: a known name, bare or with attributes that have values. A
 * comparison (a <b et c> d) and an address between signs are none.
 */
export const HTML_TAG =
  /<\/?(?:a|abbr|b|big|blockquote|br|button|center|cite|code|details|div|em|figure|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|li|link|main|mark|meta|nav|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|u|ul|video)(?:\s+[\w-]+\s*=[^>]*)?\s*\/?>/i;

/** Signs that mean something elsewhere, and that a plain text shows as they are. */
const SIGNS = [
  HTML_TAG,
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i,
  /\*\*[^*\n]+\*\*|__[^_\n]+__/,
  /\[[^\]\n]+\]\s?\((?:\/|#|https?:|mailto:|tel:)[^)\n]*\)?|\S*\]\((?:\/|#|https?:)[^)\n]*\)?/,
];

/** Markup in a field whose text is shown as it is. */
export function plainTextFaults(text: string): Fault[] {
  return SIGNS.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((part) => ({
    found: `« ${part.slice(0, 40)} » dans un champ de texte simple, sans mise en forme ni lien`,
    cure: "Retirez ces signes, ou tapez le caractère lui-même : ils s'afficheraient tels quels.",
    part,
  }));
}
