import type { Fault } from "./problem";

/**
 * A tag of HTML that someone means as such: a known name, bare or with attributes that have values. A
 * comparison (a <b et c> d) and an address between signs are none.
 */
export const htmlTag =
  /<\/?(?:a|abbr|b|big|blockquote|br|button|center|cite|code|details|div|em|figure|font|footer|form|h[1-6]|header|hr|i|iframe|img|input|li|link|main|mark|meta|nav|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|u|ul|video)(?:\s+[\w-]+\s*=[^>]*)?\s*\/?>/i;

/** Signs that mean something elsewhere, and that a plain text shows as they are. */
const SIGNS: [pattern: RegExp, what: string, cure: string][] = [
  [htmlTag, "une balise HTML", "Retirez-la."],
  [
    /&(?:#\d+|#x[\da-f]+|nbsp|amp|lt|gt|quot|apos|hellip|[aeiouyc](?:acute|grave|circ|uml|cedil|tilde)|[lr]aquo|[lr]squo|[lr]dquo|euro|oelig|[mn]dash|bull|deg|copy|reg|trade|times);/i,
    "un code HTML",
    "Tapez le caractère lui-même.",
  ],
  [/\*\*[^*\n]+\*\*|__[^_\n]+__/, "du gras en Markdown", "Retirez les signes."],
  [
    /\[[^\]\n]+\]\s?\((?:\/|#|https?:|mailto:|tel:)[^)\n]*\)?|\S*\]\((?:\/|#|https?:)[^)\n]*\)?/,
    "un lien en Markdown",
    "N'écrivez que ses mots.",
  ],
];

/** Markup in a field whose text is shown as it is. */
export function plainTextFaults(text: string): Fault[] {
  return SIGNS.flatMap(([pattern, what, cure]): Fault[] => {
    const part = pattern.exec(text)?.[0];
    if (part === undefined) return [];
    const found = `${what} (« ${part.slice(0, 40)} ») dans un champ de texte simple`;
    return [{ found, cure: `${cure} Ce champ n'a ni mise en forme ni lien.`, part }];
  });
}
