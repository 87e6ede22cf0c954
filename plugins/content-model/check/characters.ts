import type { Fault } from "./problem";

/**
 * Characters that come from copying and that no text needs: control characters, halves of characters,
 * line separators, soft hyphens, zero-width and direction marks (the joiner of composed emojis stays);
 * bytes that are not UTF-8; and French letters of UTF-8 read as another encoding: « Ã© » for « é ».
 */
const WRONG =
  /(?![\t\n\r])\p{Cc}|\r(?!\n|$)|\p{Cs}|[\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd-\uffff]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u00c3[\u0080-\u00bf\u0192\u2020-\u2030\u0153\u0160]|\u00c2[\u00a0\u00ab\u00b0\u00bb]|\u00e2\u20ac/u;

/** The first wrong character of a text; undefined when there is none. */
export function characterFault(text: string): (Fault & { offset: number }) | undefined {
  const wrong = WRONG.exec(text);
  if (!wrong) return undefined;
  const code = wrong[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
  const [before] = /[^\n]{0,12}$/.exec(text.slice(0, wrong.index)) ?? [""];
  return {
    offset: wrong.index,
    found: `« ${wrong[0]} », un caractère abîmé ou invisible (U+${code}), après « ${before} »`,
    cure: "Effacez-le et retapez le mot. Si tout le fichier est ainsi, enregistrez-le en UTF-8 avec des fins de ligne LF, ou reprenez sa version précédente.",
  };
}
