import { visit, type Document, type YAMLError } from "yaml";
import type { Fault } from "./problem";

/** A mistake of YAML, at an offset of the text. */
type SyntaxFault = Fault & { offset: number };

const QUOTE_IT =
  'Mettez toute la valeur entre guillemets droits "…" (et \\" pour un guillemet à l\'intérieur)';
const ALIGN =
  "alignez cette ligne sur ses voisines du même niveau : deux espaces par niveau, sans tabulation, et devant chaque élément de liste un tiret du clavier et une espace";

/** Lines whose mistake YAML's own words would hide. */
const LINES: [pattern: RegExp, found: string, cure: string][] = [
  [
    /^\s*(?:<{7}|={7}|>{7}|-{3}|\.{3})/,
    "une marque qui coupe le fichier",
    "Supprimez cette ligne. Autour d'un conflit git (<<<<<<<, =======, >>>>>>>), gardez une seule des deux versions.",
  ],
  [
    /^[ -]*(?:[\w-]+:?)?[\u00a0\u2000-\u200a\u202f\u3000]/,
    "une espace insécable",
    "Effacez-la et retapez-la avec la barre d'espace.",
  ],
];

/** What the parser names well itself, by the code of its error. */
const CODES: Partial<Record<string, Fault>> = {
  BAD_DQ_ESCAPE: {
    found: "une barre oblique inverse « \\ » entre guillemets",
    cure: "Écrivez-la deux fois (\\\\).",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    found: "un deux-points dans une valeur sans guillemets, ou un retrait de trop",
    cure: `${QUOTE_IT}. Si elle n'a pas de deux-points, ${ALIGN}.`,
  },
  DUPLICATE_KEY: {
    found: "un champ écrit deux fois",
    cure: `Gardez une seule des deux lignes. Si celle-ci ouvre un nouvel élément de liste ou est d'un autre niveau, ${ALIGN}.`,
  },
};
const OTHER: Fault = {
  found: "une ligne que YAML ne comprend pas",
  cure: `${QUOTE_IT} si elle contient un signe (: # & * [ { " |). Sinon, écrivez un deux-points et une espace après le nom du champ, fermez ce qui est ouvert, et ${ALIGN}.`,
};

export const BAD_ALIAS: Fault = {
  found: "un renvoi (*nom) vers rien, en boucle ou trop long",
  cure: "Mettez toute la valeur entre guillemets si elle commence par une étoile, ou écrivez-la en entier.",
};

/** What a line shows by itself; undefined when nothing. */
export function lineFault(line: string): Fault | undefined {
  const [, found, cure] = LINES.find(([pattern]) => pattern.test(line)) ?? [];
  return found && cure ? { found: `${found} : ${shownLine(line)}`, cure } : undefined;
}

function shownLine(line: string): string {
  return `« ${line.trim().slice(0, 60)} »`;
}

/** The first mistake for which YAML refuses a text; undefined without. */
export function syntaxFault(document: Document, text: string): SyntaxFault | undefined {
  const [error] = [...document.errors, ...document.warnings];
  const alias = aliasFault(document);
  if (!error || (alias && alias.offset < error.pos[0])) return alias;
  const at = Math.min(placeOf(error, text), text.trimEnd().length);
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const [line = ""] = text.slice(start).split("\n", 1);
  const { found, cure } = CODES[error.code] ?? OTHER;
  const fault = lineFault(line) ?? { found: `${found} : ${shownLine(line)}`, cure };
  return { ...fault, offset: start + line.search(/[^\s-]|$/) };
}

/** Where the line to blame ends or goes on: the parser often stops at the end of the line before it. */
function placeOf(error: YAMLError, text: string): number {
  const [at] = error.pos;
  // A quote that is left open is told where the text ends.
  const [open = ""] = /["'](?=quote$)/.exec(error.message) ?? [];
  if (error.code === "MISSING_CHAR") return open ? text.lastIndexOf(open, at - 1) : at;
  // An open bracket is told on the line below, a field that is too far to the right on the line above.
  if (error.message.startsWith("Flow")) return at - 1;
  const lines = text.slice(text.lastIndexOf("\n", at - 1) + 1).split("\n", 2);
  const [indent = 0, below = 0] = lines.map((line) => line.search(/[^\s-]/));
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" && below > indent) return text.indexOf("\n", at) + 1;
  return at + Math.max(0, text.slice(at).search(/\S/));
}

/** An alias of nothing: the parser only tells of it once it reads the values. */
function aliasFault(document: Document): SyntaxFault | undefined {
  let fault: SyntaxFault | undefined;
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      fault = { ...BAD_ALIAS, offset: alias.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return fault;
}
