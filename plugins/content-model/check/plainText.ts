import { htmlEntity, htmlTag } from "./htmlTags";
import type { Fault } from "./links";

/** Signs that mean something elsewhere, and that a plain text shows as they are. */
const SIGNS: { pattern: RegExp; what: string; cure: string }[] = [
  { pattern: htmlTag, what: "une balise HTML", cure: "Retirez-la." },
  { pattern: htmlEntity, what: "un code HTML", cure: "Tapez le caractère lui-même." },
  {
    pattern: /\*\*[^*\n]+\*\*|__[^_\n]+__/,
    what: "du gras en Markdown",
    cure: "Retirez les signes.",
  },
  {
    pattern: /\[[^\]\n]+\]\((?:\/|#|https?:|mailto:|tel:)[^)\n]*\)/,
    what: "un lien en Markdown",
    cure: "N'écrivez que ses mots.",
  },
];

/** Markup in a field whose text is shown as it is. */
export function plainTextFaults(text: string): Fault[] {
  return SIGNS.flatMap(({ pattern, what, cure }): Fault[] => {
    const part = pattern.exec(text)?.[0];
    if (part === undefined) return [];
    return [
      {
        found: `${what} (« ${part.slice(0, 40)} ») dans un champ de texte simple`,
        cure: `${cure} Ce champ n'a ni mise en forme ni lien.`,
        part,
      },
    ];
  });
}
