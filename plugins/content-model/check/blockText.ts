import type { FieldNames } from "./fieldNames";
import type { SourceLine } from "./sourceLines";
import type { SyntaxMistake } from "./syntax";

/**
 * Texts after « | » or « > » whose lines do not start at one column: the first line sets it, and a
 * later one to its left ends the text for YAML.
 */
export function blockTextMistakes(
  lines: readonly SourceLine[],
  names: FieldNames,
): SyntaxMistake[] {
  return lines.flatMap((header) => {
    if (header.inBlockText || !/^[|>][+-]?(\s+#.*)?$/.test(header.value)) return [];
    const rest = lines.slice(header.number);
    const end = rest.findIndex(({ text, inBlockText }) => text.trim() !== "" && !inBlockText);
    const texts = rest.slice(0, end === -1 ? undefined : end);
    const mistake = unevenText(header, texts, names);
    return mistake ? [mistake] : [];
  });
}

function unevenText(
  header: SourceLine,
  texts: readonly SourceLine[],
  names: FieldNames,
): SyntaxMistake | undefined {
  const written = texts.filter(({ text }) => text.trim() !== "" && !/^\s*#/.test(text));
  const [first] = written;
  if (!first || written.some(({ text }) => /^ *\t/.test(text))) return undefined;
  const width = widthOf(first);
  const shallow = written.find((line) => widthOf(line) < width);
  if (!shallow || startsField(shallow, names)) return undefined;
  const narrow = widthOf(shallow);
  const deepStart = narrow >= header.indent + 2;
  const from = deepStart ? first : shallow;
  const to = deepStart ? shallow.number : (texts.at(-1)?.number ?? from.number) + 1;
  const changed = texts.filter(({ number }) => number >= from.number && number < to);
  const amount = width - narrow;
  const spaces = `${amount} espace${amount > 1 ? "s" : ""}`;
  return {
    line: from.number,
    column: widthOf(from) + 1,
    found: deepStart
      ? `un texte qui commence ${spaces} plus à droite que sa suite (ligne ${shallow.number})`
      : `une ligne qui commence ${spaces} trop à gauche pour faire partie du texte ouvert ligne ${header.number}`,
    cure: `${deepStart ? "Retirez" : "Ajoutez"} ${spaces} au début de cette ligne.`,
    mended: changed
      .map(({ text }) =>
        deepStart ? text.slice(text.trim() === "" ? text.length : amount) : deepen(text, width),
      )
      .join("\n"),
    mendedCount: changed.length,
  };
}

function deepen(text: string, width: number): string {
  const missing = width - (text.length - text.trimStart().length);
  return text.trim() === "" || missing <= 0 ? text : " ".repeat(missing) + text;
}

/** A field of the file after the text, rather than a line of the text. */
function startsField({ text }: SourceLine, { all }: FieldNames): boolean {
  return all.has(/^\s*(?:- +)?([\w-]+):/.exec(text)?.[1] ?? "");
}

function widthOf({ text }: SourceLine): number {
  return text.length - text.trimStart().length;
}
