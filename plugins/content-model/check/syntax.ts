import { visit, type Document } from "yaml";
import type { Fault } from "./problem";

/** A mistake of YAML, at an offset of the text. */
type SyntaxFault = Fault & { offset: number };

/** Spaces that look like the space bar's and that YAML takes for letters. */
const ODD_SPACE = "[\\u00a0\\u2000-\\u200a\\u202f\\u3000]";
const QUOTE_IT =
  'Mettez toute la valeur entre guillemets droits "…" (et \\" pour un guillemet à l\'intérieur)';
const ALIGN =
  "alignez cette ligne sur ses voisines du même niveau (deux espaces par niveau, un tiret et une espace devant chaque élément de liste)";

/** What a line shows by itself, whether or not YAML refuses it. */
const LINES: [pattern: RegExp, found: string, cure: string][] = [
  [
    /^\s*(?:<{7}|={7}|>{7})/,
    "la marque d'un conflit git",
    "Gardez une seule des deux versions, puis supprimez les lignes <<<<<<<, ======= et >>>>>>>.",
  ],
  [
    new RegExp(
      `^ *${ODD_SPACE}|^ *-${ODD_SPACE}|^[ -]*[\\w-]+(?: *${ODD_SPACE}+ *:|:${ODD_SPACE})`,
    ),
    "une espace insécable",
    "Effacez-la et retapez-la avec la barre d'espace.",
  ],
  [
    /^[ -]*[\w-]+\s*[：﹕︰꞉∶]|^\s*[–—−‐‑•·‣▪*+]\s*[^\s*]/u,
    "un signe qui n'est pas celui du clavier",
    "Retapez le deux-points (:) ou le tiret (-) au clavier, suivi d'une espace.",
  ],
  [/^\s*-[^\s-]/, "un tiret collé à sa valeur", "Ajoutez une espace après le tiret."],
  [/^ *\t/, "une tabulation", "Remplacez-la par des espaces (deux par niveau)."],
];

/** What the parser names well itself, by the code of its error. */
const CODES: Partial<Record<string, Fault>> = {
  MULTIPLE_DOCS: {
    found: "une ligne qui coupe le fichier en deux",
    cure: "Supprimez cette ligne.",
  },
  BAD_DQ_ESCAPE: {
    found: "une barre oblique inverse « \\ » entre guillemets",
    cure: "Écrivez-la deux fois (\\\\).",
  },
  DUPLICATE_KEY: {
    found: "un champ écrit deux fois",
    cure: `Gardez une seule des deux lignes. Si celle-ci ouvre un nouvel élément de liste ou est d'un autre niveau, ${ALIGN}.`,
  },
  BLOCK_AS_IMPLICIT_KEY: {
    found: "un deux-points dans une valeur sans guillemets, ou un retrait de trop",
    cure: `${QUOTE_IT}. Si elle n'a pas de deux-points, ${ALIGN}.`,
  },
  MISSING_CHAR: {
    found: "une ligne où manque un signe",
    cure: `Fermez ce qui est ouvert (guillemet, crochet, accolade), ou écrivez un deux-points et une espace après le nom du champ. ${QUOTE_IT} si elle contient un signe.`,
  },
};
const OTHER: Fault = {
  found: "une ligne que YAML ne comprend pas",
  cure: `${QUOTE_IT} si elle contient un signe (: # & * [ { " |). Sinon, ${ALIGN}, et écrivez un deux-points et une espace après le nom du champ.`,
};

/** What a line shows by itself; undefined when nothing. */
export function lineFault(line: string): Fault | undefined {
  const [, found, cure] = LINES.find(([pattern]) => pattern.test(line)) ?? [];
  return found && cure ? { found: `${found} : ${shownLine(line)}`, cure } : undefined;
}

function shownLine(line: string): string {
  return `« ${line.trim().slice(0, 60)} »`;
}

/** The first mistake for which YAML refuses a text, or reads fields as a text; undefined without. */
export function syntaxFault(
  document: Document,
  text: string,
  names: ReadonlySet<string>,
): SyntaxFault | undefined {
  const error = document.errors[0] ?? document.warnings[0];
  const swallowed = swallowedFault(document, text, names);
  if (!error || (swallowed && swallowed.offset < error.pos[0])) return swallowed;
  // The parser often stops at the end of the line before.
  const [blank] =
    error.code === "MISSING_CHAR" ? "" : (/^\s*/.exec(text.slice(error.pos[0])) ?? "");
  const end = Math.min(error.pos[0] + (blank?.length ?? 0), text.trimEnd().length);
  let offset = text.lastIndexOf("\n", end - 1) + 1;
  const [above] = /.*\n$/.exec(text.slice(0, offset)) ?? [""];
  const [first = "", below = ""] = text.slice(offset).split("\n", 2);
  // A bracket above that nothing closes, or a field too far to the right below, is to blame.
  const isOpen = /:\s+[[{][^\]}]*$/.test(above);
  const isDeep = error.code === "BLOCK_AS_IMPLICIT_KEY" && indentOf(below) > indentOf(first);
  if (isOpen) offset -= above.length;
  else if (isDeep && /^[\s-]*[\w-]+:/.test(below)) offset += first.length + 1;
  const [line = ""] = text.slice(offset).split("\n", 1);
  const { found, cure } = CODES[error.code] ?? OTHER;
  const fault = lineFault(line) ?? { found: `${found} : ${shownLine(line)}`, cure };
  return { ...fault, offset: offset + indentOf(line) };
}

function indentOf(line: string): number {
  return line.search(/[^\s-]|$/);
}

/** A field or an item of a list that the text above it takes in: an open quote, a wrong indent. */
function swallowedFault(
  document: Document,
  text: string,
  names: ReadonlySet<string>,
): SyntaxFault | undefined {
  let fault: SyntaxFault | undefined;
  visit(document, {
    Scalar(_, { range, type }) {
      if (fault || !range || !type || /BLOCK/.test(type)) return undefined;
      const isQuoted = type !== "PLAIN";
      const line = [
        ...text.slice(range[0], range[1]).matchAll(/\n[ \t]*(?:([-–—•])|(?:- +)?([\w-]+):)(?=\s)/g),
      ].find(([, dash, name = ""]) => (dash ? !isQuoted : names.has(name)));
      if (!line) return undefined;
      const shown = line[0].trim();
      const offset = isQuoted ? range[0] : range[0] + line.index + line[0].length - shown.length;
      fault = {
        offset,
        found: `« ${shown} », lu comme la suite du texte au-dessus`,
        cure: isQuoted
          ? "Ajoutez le guillemet de fin de ce texte, ou retirez celui du début."
          : `Alignez cette ligne : ${ALIGN}.`,
      };
      return visit.BREAK;
    },
  });
  return fault;
}
