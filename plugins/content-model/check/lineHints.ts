import type { Fault } from "./problem";

const QUOTE_IT =
  'Mettez toute la valeur entre guillemets droits "…" (et \\" pour un guillemet à l\'intérieur).';
const CLOSE_QUOTE = "Ajoutez le guillemet de fin, ou retirez celui du début.";
const RETYPE = "Effacez cette espace et retapez-la avec la barre d'espace.";
/** Spaces that look like the space bar's and that YAML takes for letters. */
const ODD = "[\\u00a0\\u2000-\\u200a\\u202f\\u3000]";

/** A pattern, what it shows and what to do, where `$1` is what it caught. */
type Hint = [pattern: RegExp, found: string, cure: string];

/** What a line shows by itself, surest first. */
const LINES: Hint[] = [
  [
    /^\s*(?:<{7}|={7}|>{7})/,
    "la marque d'un conflit git",
    "Gardez une seule des deux versions, puis supprimez les lignes <<<<<<<, ======= et >>>>>>>.",
  ],
  [
    /^ *\t/,
    "une tabulation au début de la ligne",
    "Remplacez-la par des espaces (deux par niveau).",
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
const VALUES: Hint[] = [
  [/^(["'])(?:(?!\1).)*$/, "un guillemet ouvert que rien ne ferme sur cette ligne", CLOSE_QUOTE],
  [/^["'].*["']\s*[^\s#]/, "du texte après le guillemet fermant", QUOTE_IT],
  [
    /^([|>][+-]?) *[^\s#]/,
    "du texte sur la même ligne que « $1 »",
    "Mettez toute la valeur entre guillemets si ce signe en fait partie ; sinon, passez à la ligne après lui et décalez le texte de deux espaces.",
  ],
  [/^([{}[\],%@`*&!|>]|\? )/, "une valeur qui commence par « $1 »", QUOTE_IT],
  [/^-(?: |$)/, "un tiret sur la même ligne que le champ", "Allez à la ligne avant le tiret."],
  [/^[^"'].*:(?:\s|$)/, "un deux-points dans une valeur sans guillemets", QUOTE_IT],
];

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
  DUPLICATE_KEY: {
    found: "un champ écrit deux fois",
    cure: "Gardez une seule des deux lignes. Si c'est le début d'un nouvel élément de liste, ajoutez plutôt un tiret et une espace devant son premier champ.",
  },
};

const WRONG_INDENT: Fault = {
  found: "un retrait qui ne s'aligne avec aucune ligne voisine",
  cure: "Mettez devant cette ligne le même nombre d'espaces que devant les lignes du même niveau (deux par niveau).",
};

/** Explains why the parser refuses a line (from 1), and which line is to blame. */
export function lineFault(
  code: string,
  lines: readonly string[],
  number: number,
  names: ReadonlySet<string>,
): Fault & { at: number } {
  const text = (lines[number - 1] ?? "").trimEnd();
  const above = lines.slice(0, number - 1).findLastIndex((line) => line.trim() !== "") + 1;
  const parent = keyOf(lines[above - 1]);
  if (/^[[{][^\]}]*$/.test(parent.value)) {
    return { at: above, found: "un crochet ou une accolade que rien ne ferme", cure: QUOTE_IT };
  }
  const isBeside = parent.key && !parent.value && indentOf(lines[above - 1]) === indentOf(text);
  if (isBeside && /DUPLICATE|IMPLICIT/.test(code) && names.has(keyOf(text).key)) {
    const found = `un champ qui n'est pas décalé sous « ${parent.key} »`;
    const cure = `Ajoutez deux espaces devant chaque champ de « ${parent.key} ».`;
    return { at: number, found, cure };
  }
  const list =
    lines.slice(0, number - 1).findLastIndex((line) => indentOf(line) < text.search(/\S/)) + 1;
  if (
    /^\s*- /.test(text) &&
    names.has(keyOf(lines[list]).key) &&
    !/^\s*-/.test(lines[list] ?? "")
  ) {
    const found = "un élément de liste sans tiret";
    const cure =
      "Ajoutez un tiret et une espace devant ce champ, le tiret aligné avec les suivants.";
    return { at: list + 1, found, cure };
  }
  const shown =
    lineShows(text) ??
    unfinishedFault(text, names) ??
    CODES[code] ??
    joinedFault(keyOf(text).value, names) ??
    hint(VALUES, keyOf(text).value) ??
    textFault(lines, number, names);
  if (shown) return { at: number, ...shown };
  // The parser complains of a field when the line below it is too far to the right.
  const below = lines[number] ?? "";
  const isDeeper = indentOf(below) > indentOf(text) && names.has(keyOf(below).key);
  return { at: isDeeper && code.endsWith("IMPLICIT_KEY") ? number + 1 : number, ...WRONG_INDENT };
}

/** What a line shows by itself, whether or not the parser refuses it. */
export function lineShows(text: string): Fault | undefined {
  return hint(LINES, text);
}

function hint(hints: readonly Hint[], text: string): Fault | undefined {
  for (const [pattern, found, cure] of hints) {
    const match = pattern.exec(text);
    const fill = (words: string) => words.replaceAll("$1", match?.[1]?.trim() ?? "");
    if (match) return { found: fill(found), cure: fill(cure) };
  }
  return undefined;
}

/** A field whose colon, or the space after it, is missing. */
function unfinishedFault(text: string, names: ReadonlySet<string>): Fault | undefined {
  const [, name = "", sign] =
    /^(?:- +)?([\w-]+)(:(?=\S)| *[=;]| +(?=\S)|$)/.exec(text.trim()) ?? [];
  if (sign === undefined || !names.has(name)) return undefined;
  return {
    found: sign === ":" ? `« ${name}: » collé à sa valeur` : `« ${name} » sans deux-points`,
    cure: `Écrivez un deux-points et une espace après le nom : « ${name}: … ».`,
  };
}

/** Two fields on one line. */
function joinedFault(value: string, names: ReadonlySet<string>): Fault | undefined {
  const name = /\s([\w-]+):(?=\s)/.exec(value)?.[1];
  return name !== undefined && names.has(name)
    ? { found: "deux champs sur la même ligne", cure: `Allez à la ligne avant « ${name}: ».` }
    : undefined;
}

/** A line of a long text that is not under its field as it should. */
function textFault(
  lines: readonly string[],
  number: number,
  names: ReadonlySet<string>,
): Fault | undefined {
  const text = (lines[number - 1] ?? "").trim();
  if (names.has(keyOf(text).key) || text.startsWith("- ")) return undefined;
  const opener = lines.slice(0, number - 1).findLastIndex((line) => names.has(keyOf(line).key));
  const { key, value } = keyOf(lines[opener]);
  const found = `une ligne sans champ : « ${text.slice(0, 60)} »`;
  if (value === "") {
    return {
      found: `${found}, dans un texte de plusieurs lignes sans « |- »`,
      cure: `Écrivez « ${key}: |- » à la ligne ${opener + 1}, et gardez le texte dessous, décalé de deux espaces.`,
    };
  }
  return {
    found,
    cure: /^[|>]/.test(value)
      ? `Alignez toutes les lignes du texte ouvert à la ligne ${opener + 1} sur sa première ligne, deux espaces à droite de « ${key} ».`
      : "Écrivez « champ: valeur ». Si elle continue le texte au-dessus, mettez-la à la fin de ce texte, sur la même ligne.",
  };
}

function keyOf(text = ""): { key: string; value: string } {
  const [, key = "", value = ""] = /^(?:- +)*([\w-]+):(?:\s+(.*))?$/.exec(text.trim()) ?? [];
  return { key, value: value.trim() };
}

function indentOf(text = ""): number {
  return /^\s*(?:- +)?/.exec(text)?.[0].length ?? 0;
}
