import type { Fault } from "./problem";

/**
 * Characters that come from copying, that nobody sees and that no text needs: control characters
 * (YAML readers refuse them), halves of characters, line separators, zero-width and direction marks.
 * The joiner of composed emojis stays.
 */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|\r(?!\n|$)|\p{Cs}|[\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/u;

/** French letters and signs of UTF-8, read as another encoding: « Ã© » for « é ». */
const GARBLED =
  /\u00c3[\u0080-\u00bf\u0192\u2020-\u2030\u0153\u0160]|\u00c2[\u00a0\u00ab\u00b0\u00bb]|\u00e2\u20ac[\u0080-\u00bf\u2018-\u2122]?|\ufffd/;

/** The first wrong character of a text; undefined when there is none. */
export function characterFault(text: string): (Fault & { offset: number }) | undefined {
  const unseen = UNSEEN.exec(text);
  if (unseen) {
    const code = unseen[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? "";
    const before = text.slice(Math.max(0, unseen.index - 12), unseen.index).trimStart();
    return {
      offset: unseen.index,
      found: `un caractère invisible ou de contrôle (U+${code}) après « ${before.replace(/[\s\S]*\n/, "")} »`,
      cure: "Effacez à cet endroit (touche Retour arrière) et retapez les lettres voisines.",
    };
  }
  const garbled = GARBLED.exec(text);
  return garbled
    ? {
        offset: garbled.index,
        found: `une lettre abîmée (« ${garbled[0]} »)`,
        cure: "Retapez le mot avec ses accents, et enregistrez le fichier en UTF-8. S'il y en a beaucoup, reprenez la version précédente du fichier.",
      }
    : undefined;
}

/** What is wrong with the bytes of a file, and on which line; undefined when it is UTF-8. */
export function encodingFault(bytes: Buffer): (Fault & { line: number }) | undefined {
  const resave = "dans l'éditeur : « Enregistrer sous », puis « Encodage : UTF-8 »";
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.subarray(0, 2).toString("latin1"))) {
    return {
      line: 1,
      found: "un fichier enregistré en UTF-16",
      cure: `Enregistrez-le en UTF-8 (${resave}).`,
    };
  }
  if (bytes.includes("\r") && !bytes.includes("\n")) {
    return {
      line: 1,
      found: "des fins de ligne CR, que le site lit comme une seule longue ligne",
      cure: "Enregistrez le fichier avec des fins de ligne LF (ou CRLF).",
    };
  }
  const wrong = bytes.toString("utf8").indexOf("\ufffd");
  if (wrong === -1 || bytes.includes("\ufffd")) return undefined;
  const before = bytes.toString("utf8").slice(0, wrong);
  return {
    line: before.split("\n").length,
    found:
      "un fichier enregistré dans l'ancien encodage de Windows (ANSI), où les accents se perdent",
    cure: `Enregistrez-le en UTF-8 (${resave}) : les accents reviendront.`,
  };
}
