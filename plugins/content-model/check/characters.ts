import type { SyntaxMistake } from "./syntax";

/**
 * Characters that come from copying, that nobody sees and that no text needs: control characters
 * (YAML readers refuse them), halves of characters, line separators, zero-width and direction marks.
 * The joiner of composed emojis stays.
 */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|\r(?!\n|$)|\p{Cs}|[\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu;

/** French letters and signs of UTF-8, read as another encoding: « Ã© » for « é ». */
const GARBLED =
  /\u00c3[\u0080-\u00bf\u0192\u2020-\u2030\u0153\u0160]|\u00c2[\u00a0\u00ab\u00b0\u00bb]|\u00e2\u20ac[\u0080-\u00bf\u2018-\u2122]?/;

/** A source without its unseen characters, and a mistake for each line that holds wrong ones. */
export function explainCharacters(source: string): { text: string; mistakes: SyntaxMistake[] } {
  const mistakes = source.split("\n").flatMap((line, index): SyntaxMistake[] => {
    const fault = characterFault(line);
    if (!fault) return [];
    const { at, found, cure } = fault;
    return [{ line: index + 1, column: at + 1, found, cure }];
  });
  return { text: source.replace(UNSEEN, ""), mistakes };
}

/** The first wrong character of a text; undefined when there is none. */
export function characterFault(
  text: string,
): { at: number; found: string; cure: string } | undefined {
  const [unseen] = text.matchAll(UNSEEN);
  if (unseen) {
    const code = unseen[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
    const before = text.slice(Math.max(0, unseen.index - 12), unseen.index).trimStart();
    return {
      at: unseen.index,
      found: `un caractère invisible ou de contrôle (U+${code}) après « ${before} »`,
      cure: "Effacez à cet endroit (touche Retour arrière) et retapez les lettres voisines.",
    };
  }
  const garbled = GARBLED.exec(text);
  return (
    (garbled && {
      at: garbled.index,
      found: `une lettre accentuée abîmée (« ${garbled[0]} »)`,
      cure: "Retapez le mot avec ses accents, et enregistrez le fichier en UTF-8.",
    }) ??
    undefined
  );
}
