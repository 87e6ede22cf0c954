import type { YAMLError } from "yaml";
import { explainDuplicate } from "./duplicateField";
import { openIndents, strayLine, type SourceLine } from "./sourceLines";

/** Where a file stops being YAML, and how to mend it. */
export interface SyntaxMistake {
  line: number;
  column: number;
  found: string;
  cure: string;
  /** The place is an educated guess: it may come from a mistake told before. */
  vague?: boolean;
  /** The field that the line means to start. */
  name?: string;
  /** The line as it was most likely meant, to read on in search of further mistakes. */
  mended?: string;
  /** How many lines `mended` stands for, when it is not one. */
  mendedCount?: number;
}

/** The cure of most broken values. */
export const QUOTE_IT =
  'Mettez toute la valeur entre guillemets droits "…" (et écrivez \\" pour un guillemet à l\'intérieur).';

/** Explains an error of the YAML parser, at the line that causes it. */
export function explainSyntax(
  error: YAMLError,
  lines: readonly SourceLine[],
  at: { line: number; col: number },
  names: ReadonlySet<string>,
): SyntaxMistake {
  const here = lines[at.line - 1];
  const place = { line: at.line, column: at.col };
  const openQuote = unclosedQuote(lines, at.line);
  const unclosed = error.code === "MISSING_CHAR" && error.message.includes("quote");
  const closedHere = openQuote && openQuote.number < at.line && at.line - openQuote.number <= 12;
  if (openQuote && (unclosed || (closedHere && here?.text.includes(openQuote.value.charAt(0))))) {
    return {
      line: openQuote.number,
      column: columnOf(openQuote, openQuote.value),
      found: "un guillemet ouvert que rien ne ferme sur cette ligne",
      cure: "Ajoutez le guillemet de fin, ou retirez celui du début.",
      mended: quoted(openQuote, openQuote.value.slice(1)),
    };
  }
  if (error.code === "TAB_AS_INDENT" || /^ *\t/.test(here?.text ?? "")) {
    return {
      ...place,
      found: "une tabulation au début de la ligne",
      cure: "Remplacez la tabulation par des espaces (deux par niveau).",
      mended: here?.text.replace(/^[ \t]+/, (space) => space.replaceAll("\t", "  ")),
    };
  }
  if (error.code === "DUPLICATE_KEY") {
    return (
      (here && here.key === undefined && unfinishedField(here, names)) ||
      explainDuplicate(lines, at)
    );
  }
  if (error.code === "BAD_DQ_ESCAPE" && here) {
    const { text } = here;
    return {
      ...place,
      found: "une barre oblique inverse « \\ » dans un texte entre guillemets droits",
      cure: "Écrivez-la deux fois (\\\\), ou mettez le texte entre apostrophes '…'.",
      mended: text.replace(/\\(?!["\\/])/g, "\\\\"),
    };
  }
  if (error.code === "MULTIPLE_DOCS") {
    return {
      ...place,
      found: "une ligne « --- » qui coupe le fichier en deux",
      cure: "Supprimez cette ligne.",
      mended: "",
    };
  }
  const stray = strayLine(lines, at.line);
  if (stray) return explainStray(stray, names);
  return (
    explainByLine(error, lines, at.line, names) ?? {
      ...place,
      vague: true,
      found: `une écriture que YAML ne comprend pas : « ${(here?.text ?? "").trim().slice(0, 60)} »`,
      cure: `Comparez avec les lignes voisines : même retrait, une espace après les deux-points. Si la valeur contient : # " ' ou commence par un signe, ${QUOTE_IT.charAt(0).toLowerCase()}${QUOTE_IT.slice(1)}`,
    }
  );
}

function explainByLine(
  error: YAMLError,
  lines: readonly SourceLine[],
  number: number,
  names: ReadonlySet<string>,
): SyntaxMistake | undefined {
  const line = lines[number - 1];
  if (!line) return undefined;
  const unfinished = line.key === undefined ? unfinishedField(line, names) : undefined;
  if (unfinished) return unfinished;
  const value = explainUnquoted(line);
  if (value) return value;
  if (error.code === "BLOCK_AS_IMPLICIT_KEY" || error.code === "MULTILINE_IMPLICIT_KEY") {
    const deeper = lines.find(
      (other) => other.number > number && other.text.trim() !== "" && other.key !== undefined,
    );
    if (deeper && deeper.indent > line.indent) return wrongIndent(deeper, lines);
  }
  return wrongIndent(line, lines);
}

/** A value that needs quotes; undefined when the line has none. */
export function explainUnquoted(line: SourceLine): SyntaxMistake | undefined {
  const value = explainValue(line);
  const mended = quoted(line, line.value);
  return value && { line: line.number, column: columnOf(line, line.value), mended, ...value };
}

function explainStray(line: SourceLine, names: ReadonlySet<string>): SyntaxMistake {
  const text = line.text.trim();
  const place = { line: line.number, column: line.indent + 1 };
  if (/^(<{7}|={7}|>{7})/.test(text)) {
    return {
      ...place,
      found: "la marque d'un conflit git",
      cure: "Gardez une seule des deux versions, puis supprimez les lignes <<<<<<<, ======= et >>>>>>>.",
    };
  }
  if (/^-\S/.test(text)) {
    return {
      ...place,
      found: `un tiret collé à sa valeur : « ${text.slice(0, 60)} »`,
      cure: "Ajoutez une espace après le tiret.",
      mended: line.text.replace("-", "- "),
    };
  }
  const unfinished = unfinishedField(line, names);
  if (unfinished) return unfinished;
  return {
    ...place,
    found: `une ligne sans champ : « ${text.slice(0, 60)} »`,
    cure: "Décalez-la de deux espaces sous le champ qu'elle continue, ou écrivez « champ: valeur ».",
  };
}

/** A field whose colon, or the space after it, is missing. */
function unfinishedField(line: SourceLine, names: ReadonlySet<string>): SyntaxMistake | undefined {
  const [, name = "", sign] = /^\s*(?:- +)?([\w-]+)(:(?=\S)|\s+(?=\S)|$)/.exec(line.text) ?? [];
  if (sign === undefined || !names.has(name)) return undefined;
  const place = { line: line.number, column: line.indent + 1, name };
  return sign === ":"
    ? {
        ...place,
        found: `« ${name}: » collé à sa valeur`,
        cure: "Ajoutez une espace après les deux-points.",
        mended: line.text.replace(":", ": "),
      }
    : {
        ...place,
        found: `« ${name} » sans deux-points`,
        cure: `Ajoutez deux-points et une espace après le nom : « ${name}: … ».`,
        mended: line.text.replace(name, `${name}:`),
      };
}

/** A line that starts at no column where it could; undefined when its indent is not to blame. */
function wrongIndent(line: SourceLine, lines: readonly SourceLine[]): SyntaxMistake | undefined {
  const spaces = line.text.length - line.text.trimStart().length;
  const open = openIndents(lines, line.number);
  const near = [...open].sort(([a], [b]) => Math.abs(a - spaces) - Math.abs(b - spaces))[0];
  if (line.text.trim() === "" || open.has(spaces)) return undefined;
  const like = near ? ` (${near[0]}, comme à la ligne ${near[1]})` : "";
  return {
    vague: true,
    line: line.number,
    column: spaces + 1,
    found: `un retrait de ${spaces} espace${spaces > 1 ? "s" : ""} qui ne s'aligne avec aucune ligne voisine`,
    cure: `Alignez la ligne avec les champs du même niveau${like}.`,
  };
}

function explainValue({ value }: SourceLine): { found: string; cure: string } | undefined {
  if (/^(["']).*\1\s*[^\s#]/.test(value)) {
    return { found: "du texte après le guillemet fermant", cure: QUOTE_IT };
  }
  if (/^[|>][+-]? +[^\s#]/.test(value)) {
    return {
      found: `du texte sur la même ligne que « ${value.replace(/ .*/, "")} »`,
      cure: "Passez à la ligne après ce signe, et décalez le texte de deux espaces dessous.",
    };
  }
  if (/^(?:[{}[\],%@`*&!|>]|\? )/.test(value)) {
    return { found: `une valeur qui commence par « ${value.charAt(0)} »`, cure: QUOTE_IT };
  }
  if (/^- /.test(value)) {
    return {
      found: "un tiret sur la même ligne que le champ",
      cure: "Allez à la ligne avant le tiret, ou mettez la valeur entre guillemets.",
    };
  }
  if (!/^["']/.test(value) && /:(\s|$)/.test(value)) {
    return { found: "un deux-points dans une valeur sans guillemets", cure: QUOTE_IT };
  }
  return undefined;
}

/** The last line, up to `number`, whose value opens a quote without closing it. */
function unclosedQuote(lines: readonly SourceLine[], number: number): SourceLine | undefined {
  return lines
    .slice(0, number)
    .reverse()
    .find(({ value, inBlockText }) => {
      const quote = value.charAt(0);
      if (inBlockText || (quote !== '"' && quote !== "'")) return false;
      const inside =
        quote === '"' ? value.slice(1).replace(/\\./g, "") : value.slice(1).replaceAll("''", "");
      return !inside.includes(quote);
    });
}

/** The line with its value between quotes. */
function quoted({ text, value }: SourceLine, meant: string): string {
  return text.slice(0, text.lastIndexOf(value)) + JSON.stringify(meant);
}

function columnOf(line: SourceLine, part: string): number {
  return line.text.lastIndexOf(part) + 1;
}
