import type { Fault } from "./problem";

/** The field names of a kind of file, to guess what a broken line means. */
export interface KnownNames {
  all: ReadonlySet<string>;
  /** The names that stand side by side, with the field that holds them. */
  groups: { owner?: string; list: boolean; names: readonly string[] }[];
}

/** A fault and the line (from 1) that it is of: it may be another than the parser's. */
export interface LineFault extends Fault {
  at: number;
}

const QUOTE_IT =
  'Mettez toute la valeur entre guillemets droits "…" (et \\" pour un guillemet à l\'intérieur).';
/** Spaces that look like the space bar's and that YAML takes for letters. */
const ODD = "[\\u00a0\\u2000-\\u200a\\u202f\\u3000]";
const RETYPE = "Effacez cette espace et retapez-la avec la barre d'espace.";

/** What a line shows by itself, surest first: `$1` is what the pattern caught. */
const LINES: [pattern: RegExp, found: string, cure: string][] = [
  [
    /^\s*(?:<{7}|={7}|>{7})/,
    "la marque d'un conflit git",
    "Gardez une seule des deux versions, puis supprimez les lignes <<<<<<<, ======= et >>>>>>>.",
  ],
  [
    /^ *\t/,
    "une tabulation au début de la ligne",
    "Remplacez la tabulation par des espaces (deux par niveau).",
  ],
  [new RegExp(`^ *${ODD}`), "une espace insécable dans le retrait", RETYPE],
  [new RegExp(`^ *-${ODD}`), "une espace insécable après le tiret", RETYPE],
  [new RegExp(`^[ -]*[\\w-]+ *${ODD}+ *:`), "une espace insécable avant les deux-points", RETYPE],
  [new RegExp(`^[ -]*[\\w-]+:${ODD}`), "une espace insécable après les deux-points", RETYPE],
  [
    /^[ -]*[\w-]+\s*([：﹕︰꞉∶])/u,
    "un deux-points qui n'est pas celui du clavier (« $1 »)",
    "Remplacez-le par le deux-points du clavier, suivi d'une espace.",
  ],
  [
    /^\s*([–—−‐‑•·‣▪*+])\s*\S/u,
    "« $1 » à la place d'un tiret",
    "Remplacez-le par le tiret du clavier (-), suivi d'une espace.",
  ],
  [
    /^\s*-([^\s-][\w-]*)/,
    "un tiret collé à sa valeur (« -$1 »)",
    "Ajoutez une espace après le tiret : « - $1 ».",
  ],
];

/** What the value of a field shows, when YAML refuses its line. */
const VALUES: [pattern: RegExp, found: string, cure: string][] = [
  [
    /^(["'])(?:(?!\1).)*$/,
    "un guillemet ouvert que rien ne ferme sur cette ligne",
    "Ajoutez le guillemet de fin, ou retirez celui du début.",
  ],
  [/^(["']).*\1\s*[^\s#]/, "du texte après le guillemet fermant", QUOTE_IT],
  [
    /^'/,
    "une apostrophe dans un texte entre apostrophes",
    'Mettez le texte entre guillemets droits "…" à la place des apostrophes.',
  ],
  [
    /^([|>][+-]?) *[^\s#]/,
    "du texte sur la même ligne que « $1 »",
    "Passez à la ligne après ce signe, et décalez le texte de deux espaces dessous.",
  ],
  [/^([{}[\],%@`*&!|>]|\? )/, "une valeur qui commence par « $1 »", QUOTE_IT],
  [
    /^-( |$)/,
    "un tiret sur la même ligne que le champ",
    "Allez à la ligne avant le tiret, ou mettez la valeur entre guillemets.",
  ],
  [/^[^"'].*:(?:\s|$)/, "un deux-points dans une valeur sans guillemets", QUOTE_IT],
];

const UNCLOSED: Fault = {
  found: "un crochet ou une accolade que rien ne ferme",
  cure: QUOTE_IT,
};

/** The mistakes that the parser itself names well. */
const CODES: Partial<Record<string, Fault>> = {
  MULTIPLE_DOCS: {
    found: "une ligne « --- » ou « ... » qui coupe le fichier en deux",
    cure: "Supprimez cette ligne.",
  },
  BAD_DQ_ESCAPE: {
    found: "une barre oblique inverse « \\ » dans un texte entre guillemets droits",
    cure: "Écrivez-la deux fois (\\\\), ou mettez le texte entre apostrophes '…'.",
  },
};

/** Explains why the parser refuses a line (from 1), in the light of the lines around it. */
export function lineFault(
  code: string,
  lines: readonly string[],
  number: number,
  names: KnownNames,
): LineFault {
  const text = (lines[number - 1] ?? "").trimEnd();
  const open = aboveWithout(lines, number, (line) => !/^\s*#/.test(line));
  if (open && /^[[{][^\]}]*$/.test(keyOf(open.line).value)) {
    return { at: open.number, ...UNCLOSED };
  }
  const shown =
    CODES[code] ??
    shownFault(LINES, text) ??
    unfinishedFault(text, names) ??
    (code === "DUPLICATE_KEY" ? duplicateFault(lines, number, names) : undefined) ??
    shownFault(VALUES, keyOf(text).value) ??
    textFault(lines, number, names);
  if (shown) return { at: number, ...shown };
  // The parser complains of a field when the line below it is too far to the right.
  const next = lines.findIndex((line, index) => index >= number && line.trim() !== "") + 1;
  const below = lines[next - 1] ?? "";
  const isDeeper = indentOf(below) > indentOf(text) && names.all.has(keyOf(below).key);
  return indentFault(lines, isDeeper && code !== "BAD_INDENT" ? next : number, names);
}

/** What a line shows by itself, whether or not the parser refuses it. */
export function shownFault(hints: typeof LINES, text: string): Fault | undefined {
  for (const [pattern, found, cure] of hints) {
    const match = pattern.exec(text);
    const fill = (words: string) => words.replaceAll("$1", match?.[1]?.trim() ?? "");
    if (match) return { found: fill(found), cure: fill(cure) };
  }
  return undefined;
}

/** A line of the source on its own, such as one with an unknown field. */
export const lineShows = (text: string) => shownFault(LINES, text);

/** A field whose colon, or the space after it, is missing. */
function unfinishedFault(text: string, { all }: KnownNames): Fault | undefined {
  const [, name = "", sign] = /^[ -]*?([\w-]+)(:(?=\S)| *=| +(?=\S)|$)/.exec(text.trim()) ?? [];
  if (sign === undefined || !all.has(name)) return undefined;
  return sign === ":"
    ? {
        found: `« ${name}: » collé à sa valeur`,
        cure: "Ajoutez une espace après les deux-points.",
      }
    : {
        found: `« ${name} » sans deux-points`,
        cure: `Écrivez un deux-points et une espace après le nom : « ${name}: … ».`,
      };
}

function duplicateFault(lines: readonly string[], number: number, names: KnownNames): Fault {
  const text = lines[number - 1] ?? "";
  const { key } = keyOf(text);
  const parent = aboveWithout(
    lines,
    number,
    (line) => keyOf(line).value === "" && indentOf(line) === indentOf(text),
  );
  const inside = names.groups.find(
    ({ owner, list }) => !list && owner === keyOf(parent?.line ?? "").key,
  );
  const found = `le champ « ${key} » écrit deux fois`;
  if (parent && inside?.names.includes(key)) {
    return {
      found: `un champ de « ${inside.owner ?? ""} » qui n'est pas décalé sous lui`,
      cure: `Ajoutez deux espaces devant les champs de « ${inside.owner ?? ""} ».`,
    };
  }
  const inList =
    indentOf(text) > 0 && names.groups.some((group) => group.list && group.names.includes(key));
  const dash = `${" ".repeat(Math.max(0, indentOf(text) - 2))}- ${text.trim()}`;
  return {
    found,
    cure: inList
      ? `Si un nouvel élément de la liste commence ici, il manque un tiret : écrivez « ${dash.trim()} », le tiret aligné avec les autres. Sinon, gardez une seule des deux lignes.`
      : "Gardez une seule de ces lignes et supprimez l'autre.",
  };
}

/** A line of a long text that is not under its field as it should. */
function textFault(
  lines: readonly string[],
  number: number,
  names: KnownNames,
): (Fault & { at?: number }) | undefined {
  const text = lines[number - 1] ?? "";
  if (names.all.has(keyOf(text).key)) return undefined;
  const opener = aboveWithout(lines, number, (line) => names.all.has(keyOf(line).key));
  if (!opener) return undefined;
  const { key, value } = keyOf(opener.line);
  if (!/^(?:[|>][+-]?)?$/.test(value)) {
    return {
      found: `une ligne sans champ : « ${text.trim().slice(0, 60)} »`,
      cure: "Écrivez « champ: valeur ». Si elle continue le texte au-dessus, placez-la à la fin de ce texte, sur la même ligne.",
    };
  }
  if (value === "" && /^\s*- /.test(text)) return undefined;
  if (value === "") {
    return {
      found: `un texte de plusieurs lignes sans le signe « |- » après « ${key}: »`,
      cure: `Écrivez « ${key}: |- » à la ligne ${opener.number}, et gardez le texte dessous, décalé de deux espaces.`,
    };
  }
  const firstNumber =
    lines.findIndex((line, index) => index >= opener.number && line.trim() !== "") + 1;
  const width = indentOf(lines[firstNumber - 1] ?? "", false);
  const least = indentOf(opener.line) + 2;
  const own = indentOf(text, false);
  const spaces = (count: number) => `${count} espace${count > 1 ? "s" : ""}`;
  return own >= least && width > own
    ? {
        at: firstNumber,
        found: `un texte qui commence ${spaces(width - own)} plus à droite que sa suite (ligne ${number})`,
        cure: `Retirez ${spaces(width - own)} au début de cette ligne.`,
      }
    : {
        found: `une ligne trop à gauche pour faire partie du texte ouvert ligne ${opener.number}`,
        cure: `Ajoutez ${spaces(Math.max(1, (firstNumber === number ? least : width) - own))} au début de cette ligne.`,
      };
}

/** A line that starts at no column where it could. */
function indentFault(lines: readonly string[], number: number, names: KnownNames): LineFault {
  const text = lines[number - 1] ?? "";
  const { key } = keyOf(text);
  const groups = names.groups.filter((group) => group.names.includes(key));
  const isItem = /^\s*- /.test(text);
  const sibling = aboveWithout(lines, number, (line) =>
    isItem ? /^\s*- /.test(line) : groups.some((group) => group.names.includes(keyOf(line).key)),
  );
  const column = (line: string) => indentOf(line, !isItem);
  const difference = sibling ? column(sibling.line) - column(text) : 0;
  const count = Math.abs(difference);
  return {
    at: number,
    found:
      difference === 0
        ? `une écriture que le site ne comprend pas : « ${text.trim().slice(0, 60)} »`
        : `un retrait qui ne s'aligne avec aucune ligne voisine : « ${text.trim().slice(0, 40)} »`,
    cure:
      sibling && difference !== 0
        ? `${difference > 0 ? "Ajoutez" : "Retirez"} ${count} espace${count > 1 ? "s" : ""} au début de cette ligne, pour l'aligner avec la ligne ${sibling.number} (« ${sibling.line.trim().slice(0, 30)} »).`
        : `Comparez avec les lignes voisines : même retrait, une espace après les deux-points et après le tiret. Si la valeur contient un deux-points ou des guillemets : ${QUOTE_IT}`,
  };
}

/** The nearest line above that passes a test. */
function aboveWithout(lines: readonly string[], number: number, test: (line: string) => boolean) {
  const index = lines
    .slice(0, number - 1)
    .findLastIndex((line) => line.trim() !== "" && test(line));
  const line = lines[index];
  return line === undefined ? undefined : { line, number: index + 1 };
}

function keyOf(text: string): { key: string; value: string } {
  const [, key = "", value = ""] = /^[\s-]*?(?:- +)?([\w-]+):(?:\s+(.*))?$/.exec(text.trim()) ?? [];
  return { key, value: value.trim() };
}

/** Columns before the text of a line, its dash counted in or not. */
function indentOf(text: string, withDash = true): number {
  return (withDash ? /^\s*(?:- +)?/ : /^\s*/).exec(text)?.[0].length ?? 0;
}
