import { LineCounter, parseDocument, type Document } from "yaml";
import { readLines } from "./sourceLines";
import { explainSyntax, type SyntaxMistake } from "./syntax";

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
export function readYaml(source: string, names: ReadonlySet<string>): ReadYaml {
  const mended: SyntaxMistake[] = [];
  let text = source;
  for (;;) {
    const reading = parse(text);
    const mistakes = explained(reading, text, names);
    const [first] = mistakes;
    const known = mended.some(({ line }) => line === first?.line);
    if (first?.mended === undefined || known || mended.length === MAXIMUM_MENDED) {
      const rest = mistakes.filter(({ line }) => !mended.some((told) => told.line === line));
      return { text, ...reading, mistakes: [...mended, ...rest] };
    }
    mended.push(first);
    text = replaceLine(text, first.line, first.mended);
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
  return mistakes;
}

function replaceLine(text: string, number: number, line: string): string {
  const lines = text.split("\n");
  lines[number - 1] = line + (lines[number - 1]?.endsWith("\r") ? "\r" : "");
  return lines.join("\n");
}
