import type { Document, YAMLError } from "yaml";
import { visit } from "yaml";
import type { Fault } from "./problem";

/** A mistake at an offset of the text. */
type FaultAt = Fault & { offset: number };
type Words = [found: string, cure: string];

const QUOTE =
  'Mettez toute la valeur entre guillemets droits "…" (\\" pour un guillemet à l\'intérieur)';
const ALIGN =
  "alignez cette ligne sur ses voisines du même niveau : deux espaces par niveau, sans tabulation, et devant chaque élément de liste un tiret du clavier et une espace";

const SEPARATOR: Words = [
  "une marque qui coupe le fichier",
  "Supprimez cette ligne. Autour d'un conflit git (<<<<<<<, =======, >>>>>>>), gardez une seule des deux versions.",
];
const NO_BREAK_SPACE: Words = [
  "une espace insécable",
  "Effacez-la et retapez-la avec la barre d'espace.",
];

/** The parser's errors in French, by their codes. */
const ERRORS: Partial<Record<string, Words>> = {
  BAD_DQ_ESCAPE: [
    "une barre oblique inverse « \\ » entre guillemets",
    "Écrivez-la deux fois (\\\\).",
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    "un deux-points dans une valeur sans guillemets, ou un retrait de trop",
    `${QUOTE}. Si elle n'a pas de deux-points, ${ALIGN}.`,
  ],
  DUPLICATE_KEY: [
    "un champ écrit deux fois",
    `Gardez une seule des deux lignes. Si celle-ci ouvre un nouvel élément de liste ou est d'un autre niveau, ${ALIGN}.`,
  ],
};
const OTHER: Words = [
  "une ligne que YAML ne comprend pas",
  `${QUOTE} si elle contient un signe (: # & * [ { " |). Sinon, écrivez un deux-points et une espace après le nom du champ, fermez ce qui est ouvert, et ${ALIGN}.`,
];

export const BAD_ALIAS: Fault = {
  found: "un renvoi (*nom) vers rien, en boucle ou trop long",
  cure: "Mettez toute la valeur entre guillemets si elle commence par une étoile, ou écrivez-la en entier.",
};

/** What is wrong with a line: what one sees there, else what its error says; undefined without either. */
export function lineFault(line: string, error?: YAMLError): Fault | undefined {
  let words = error && (ERRORS[error.code] ?? OTHER);
  if (/^[ -]*(?:[\w-]+:?)?[\u00a0\u2000-\u200a\u202f\u3000]/.test(line)) words = NO_BREAK_SPACE;
  if (/^\s*(?:<{7}|={7}|>{7}|-{3}|\.{3})/.test(line)) words = SEPARATOR;
  return words && { found: `${words[0]} : « ${line.trim().slice(0, 60)} »`, cure: words[1] };
}

/** The first mistake for which YAML refuses a text; undefined without. */
export function syntaxFault(document: Document, text: string): FaultAt | undefined {
  const [error] = [...document.errors, ...document.warnings];
  const alias = deadAlias(document);
  if (alias !== undefined && alias < (error?.pos[0] ?? Infinity))
    return { ...BAD_ALIAS, offset: alias };
  if (!error) return undefined;
  const at = Math.min(placeOf(error, text), text.trimEnd().length);
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const [line = ""] = text.slice(start).split("\n", 1);
  const fault = lineFault(line, error);
  return fault && { ...fault, offset: start + line.search(/[^\s-]|$/) };
}

/** Where the line to blame ends or goes on: the parser often stops at the end of the line before it. */
function placeOf({ code, message, pos: [at] }: YAMLError, text: string): number {
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

/** Offset of an alias of nothing, which the parser itself reports only when the values are read. */
function deadAlias(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) offset ??= alias.range?.[0] ?? 0;
    },
  });
  return offset;
}

/**
 * Characters that come from copying and that no text needs: control characters, halves of characters, line separators,
 * soft hyphens, zero-width and direction marks (the joiner of composed emojis stays); bytes that are not UTF-8; and
 * French letters of UTF-8 read as another encoding: « Ã© » for « é ».
 */
const WRONG =
  /(?![\t\n\r])\p{Cc}|\r(?!\n|$)|\p{Cs}|[\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd-\uffff]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u00c3[\u0080-\u00bf\u0192\u2020-\u2030\u0153\u0160]|\u00c2[\u00a0\u00ab\u00b0\u00bb]|\u00e2\u20ac/u;

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
