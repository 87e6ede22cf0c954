import type { Document, YAMLError } from "yaml";
import type { Fault } from "./problem";

/** A mistake at an offset of the text. */
type FaultAt = Fault & { offset: number };

const ALIGN =
  "alignez cette ligne sur ses voisines du même niveau : deux espaces par niveau, sans tabulation, et devant chaque élément de liste un tiret du clavier et une espace";

/** Cures of YAML errors, by a pattern of the line or by the code of the error. The first that matches counts; the last matches all. */
const CURES: [seen: RegExp | string, cure: string][] = [
  [
    /^\s*(?:<{7}|={7}|>{7}|-{3}|\.{3})/,
    "Supprimez cette ligne. Autour d'un conflit git (<<<<<<<, =======, >>>>>>>), gardez une seule des deux versions.",
  ],
  [
    /^[ -]*(?:[\w-]+:?)?[\u00a0\u2000-\u200a\u202f\u3000]/,
    "Effacez l'espace insécable et retapez-la avec la barre d'espace.",
  ],
  ["BAD_DQ_ESCAPE", "Écrivez deux fois la barre oblique inverse (\\\\) entre guillemets."],
  [
    "DUPLICATE_KEY",
    `Gardez une seule des deux lignes : ce champ est écrit deux fois. Si celle-ci ouvre un nouvel élément de liste ou est d'un autre niveau, ${ALIGN}.`,
  ],
  [
    /^/,
    `Mettez toute la valeur entre guillemets droits "…" (\\" pour un guillemet à l'intérieur) si elle contient un signe (: # & * [ { " |). Sinon, écrivez un deux-points et une espace après le nom du champ, fermez ce qui est ouvert, et ${ALIGN}.`,
  ],
];

/** The first mistake for which a text cannot be read, and its offset; undefined without. */
export function yamlFault(document: Document, text: string): FaultAt | undefined {
  const character = characterFault(text);
  const [error] = [...document.errors, ...document.warnings];
  const blamed = error ? offsetOf(error, text) : wrongAlias(document, text);
  if (character || blamed === undefined) return character;
  const at = Math.min(blamed, text.trimEnd().length);
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const [line = ""] = text.slice(start).split("\n", 1);
  const isFor = ([seen]: (typeof CURES)[number]) =>
    typeof seen === "string" ? seen === error?.code : seen.test(line);
  return {
    offset: start + line.search(/[^\s-]|$/),
    found: `une ligne que YAML ne comprend pas : « ${line.trim().slice(0, 60)} »`,
    cure: CURES.find(isFor)?.[1] ?? "",
  };
}

/** Where a text refers (*name) to nothing, to itself, or to too much; undefined when it does not. */
function wrongAlias(document: Document, text: string): number | undefined {
  try {
    document.toJS();
    return undefined;
  } catch (alias) {
    const [name = ""] = /(?<=alias\): ).+/.exec(String(alias)) ?? [];
    return Math.max(0, text.indexOf(`*${name}`));
  }
}

/** Where the line to blame ends or goes on: the parser often stops at the end of the line before it. */
function offsetOf({ code, message, pos: [at] }: YAMLError, text: string): number {
  // A quote that is left open is reported where the text ends.
  const [open] = /["'](?=quote$)/.exec(message) ?? [];
  if (code === "MISSING_CHAR") return open ? text.lastIndexOf(open, at - 1) : at;
  // An open bracket is reported on the line below, a field that is too far to the right on the line above.
  if (message.startsWith("Flow")) return at - 1;
  const lines = text.slice(text.lastIndexOf("\n", at - 1) + 1).split("\n", 2);
  const [indent = 0, below = 0] = lines.map((line) => line.search(/[^\s-]/));
  if (code === "BLOCK_AS_IMPLICIT_KEY" && below > indent) return text.indexOf("\n", at) + 1;
  return at + Math.max(0, text.slice(at).search(/\S/));
}

/**
 * Characters that come from copying and that no text needs: control characters, halves of characters, line separators,
 * soft hyphens, zero-width and direction marks (the joiner of composed emojis stays); bytes that are not UTF-8; and
 * French letters of UTF-8 read as another encoding: « Ã© » for « é ».
 */
const WRONG =
  /(?![\t\n\r])\p{Cc}|\r(?!\n|$)|\p{Cs}|[\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufffd-\uffff]|(?<!^)\ufeff|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u00c3[\u0080-\u00bf\u0192\u2020-\u2030\u0153\u0160]|\u00c2[\u00a0\u00ab\u00b0\u00bb]|\u00e2\u20ac/u;

/** The first wrong character of a text; undefined when there is none. */
export function characterFault(text: string): FaultAt | undefined {
  const wrong = WRONG.exec(text);
  if (!wrong) return undefined;
  const code = wrong[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const before = /[^\n]{0,12}$/.exec(text.slice(0, wrong.index))?.[0];
  return {
    offset: wrong.index,
    found: `« ${wrong[0]} », un caractère abîmé ou invisible (U+${code}), après « ${before} »`,
    cure: "Effacez-le et retapez le mot. Si tout le fichier est ainsi, enregistrez-le en UTF-8 avec des fins de ligne LF, ou reprenez sa version précédente.",
  };
}
