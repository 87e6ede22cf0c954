import { LineCounter, parseDocument, visit, type Document } from "yaml";
import { blockTextMistakes } from "./blockText";
import type { FieldNames } from "./fieldNames";
import { lineMistakes } from "./lineMistakes";
import { readLines, type SourceLine } from "./sourceLines";
import { explainSyntax, explainUnquoted, type SyntaxMistake } from "./syntax";

/** A YAML source, read past its mistakes as far as they can be mended in passing. */
export interface ReadYaml {
  /** The source with the mended lines: as many lines, for the places of other problems. */
  text: string;
  document: Document;
  counter: LineCounter;
  mistakes: SyntaxMistake[];
}

/** Beyond this many mistakes, a file is broken as a whole. */
const MAXIMUM_MENDED = 20;

/** Parses a YAML source. `names` are the field names that its kind of file knows. */
export function readYaml(source: string, names: FieldNames): ReadYaml {
  const mended = lineMistakes(readLines(source), names);
  let text = mended.reduce(mend, source);
  const uneven = blockTextMistakes(readLines(text), names);
  text = uneven.reduce(mend, text);
  mended.push(...uneven);
  for (;;) {
    const reading = parse(text);
    const mistakes = explained(reading, text, names.all);
    const [first] = mistakes;
    const known = mended.some(({ line }) => line === first?.line);
    if (first?.mended === undefined || known || mended.length === MAXIMUM_MENDED) {
      const rest = mistakes.filter(
        ({ line, vague }) =>
          !mended.some((told) => told.line === line) && !(vague && mended.length > 0),
      );
      return { text, ...reading, mistakes: [...mended, ...rest] };
    }
    mended.push(first);
    text = mend(text, first);
  }
}

/** Whether the parser understood the whole document. */
export function isReadable({ errors, warnings }: Document): boolean {
  return errors.length === 0 && warnings.length === 0;
}

function parse(text: string): { document: Document; counter: LineCounter } {
  const counter = new LineCounter();
  const options = { lineCounter: counter, merge: true, prettyErrors: false };
  return { counter, document: parseDocument(text, options) };
}

function explained(
  { document, counter }: { document: Document; counter: LineCounter },
  text: string,
  names: ReadonlySet<string>,
): SyntaxMistake[] {
  const lines = readLines(text);
  const mistakes: SyntaxMistake[] = [];
  for (const error of [...document.errors, ...document.warnings]) {
    const mistake = explainSyntax(error, lines, counter.linePos(error.pos[0]), names);
    const told = mistakes.some(({ line }) => mistake.vague || Math.abs(line - mistake.line) <= 1);
    if (!told) mistakes.push(mistake);
  }
  const dangling = danglingAliases(document, lines, counter);
  return [...mistakes, ...dangling.filter(({ line }) => mistakes.every((m) => m.line !== line))];
}

/** An alias (« *name ») without its anchor: the parser lets it pass and stumbles over it later. */
function danglingAliases(
  document: Document,
  lines: readonly SourceLine[],
  counter: LineCounter,
): SyntaxMistake[] {
  const mistakes: SyntaxMistake[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const line = lines[counter.linePos(alias.range?.[0] ?? 0).line - 1];
      const mistake = line && explainUnquoted(line);
      if (mistake) mistakes.push(mistake);
    },
  });
  return mistakes;
}

function mend(text: string, { line, mended, mendedCount = 1 }: SyntaxMistake): string {
  if (mended === undefined) return text;
  const lines = text.split("\n");
  const ending = lines[line - 1]?.endsWith("\r") ? "\r" : "";
  const replacement = mended.split("\n").map((part) => part.replace(/\r$/, "") + ending);
  lines.splice(line - 1, mendedCount, ...replacement);
  return lines.join("\n");
}
