/** A line of a YAML source, as an editor sees it. */
export interface SourceLine {
  /** From 1. */
  number: number;
  text: string;
  /** Columns before the first character, or before the key after a list dash. */
  indent: number;
  key?: string;
  /** What stands after the key's colon, or after the dash of a list item. */
  value: string;
  /** Starts a list item. */
  item: boolean;
  /** Part of a text that « | » or « > » announces: anything may stand there. */
  inBlockText: boolean;
}

const LINE = /^([ \t]*)((?:- +)*)(?:("[^"]*"|'[^']*'|[\p{L}\w.-]+)\s*:(?=\s|$))?(.*)$/u;

/** Reads a YAML source line by line, without the grammar: it also reads broken files. */
export function readLines(source: string): SourceLine[] {
  let blockIndent: number | undefined;
  return source.split(/\r?\n/).map((text, index) => {
    const [, space = "", dashes = "", key, rest = ""] = LINE.exec(text) ?? [];
    const blank = text.trim() === "";
    if (blockIndent !== undefined && !blank && space.length <= blockIndent) blockIndent = undefined;
    const inBlockText = blockIndent !== undefined;
    const value = rest.trim();
    if (!inBlockText && /^[|>][+-]?\d?[+-]?(\s+#.*)?$/.test(value)) {
      blockIndent = key === undefined ? space.length : space.length + dashes.length;
    }
    return {
      number: index + 1,
      text,
      indent: space.length + dashes.length,
      key: inBlockText ? undefined : key?.trim().replace(/^["']|["']$/g, ""),
      value,
      item: dashes !== "",
      inBlockText,
    };
  });
}

/**
 * The dotted name of the field that a line belongs to, by its indentation. `name` is the field that
 * a broken line means to start.
 */
export function fieldAtLine(
  sourceLines: readonly SourceLine[],
  number: number,
  name?: string,
): string {
  const lines = sourceLines.map((line) =>
    line.number === number && name !== undefined ? { ...line, key: name } : line,
  );
  let indent = Infinity;
  const names: string[] = [];
  for (let at = number - 1; at >= 0; at -= 1) {
    const line = lines[at];
    if (!line || line.key === undefined || line.indent >= indent) continue;
    if (names.length > 0 && !/^([|>&#]|$)/.test(line.value)) continue;
    if (names.length === 0 && line.number !== number && isOutside(lines, line, number)) continue;
    names.unshift(line.key);
    indent = line.item ? line.indent - 1 : line.indent;
  }
  return names.join(".");
}

/**
 * The first line, down to `number`, that starts no field and continues none: text out of its place.
 */
export function strayLine(lines: readonly SourceLine[], number: number): SourceLine | undefined {
  let indent = -1;
  for (const line of lines.slice(0, number)) {
    const text = line.text.trim();
    if (text === "" || text.startsWith("#") || text === "---" || line.inBlockText) continue;
    if (line.key === undefined && !line.item && line.indent <= indent) return line;
    if (line.key !== undefined || line.item) indent = line.indent;
  }
  return undefined;
}

/**
 * The columns where a line could start to be a neighbour of the lines above it, each with the last
 * line that starts there.
 */
export function openIndents(
  lines: readonly SourceLine[],
  number: number,
): ReadonlyMap<number, number> {
  const open = new Map<number, number>();
  for (const { number: at, text, key, item, inBlockText } of lines.slice(0, number - 1)) {
    if (inBlockText || (key === undefined && !item)) continue;
    const start = text.length - text.trimStart().length;
    for (const indent of open.keys()) if (indent > start) open.delete(indent);
    open.set(start, at);
    const afterDash = /^ *(?:- +)+/.exec(text)?.[0].length;
    if (afterDash !== undefined && key !== undefined) open.set(afterDash, at);
  }
  return open;
}

/** A line above that ends before the line in question begins: a finished neighbour. */
function isOutside(lines: readonly SourceLine[], above: SourceLine, number: number): boolean {
  const line = lines[number - 1];
  return (
    line !== undefined && !line.inBlockText && line.text.trim() !== "" && line.indent < above.indent
  );
}
