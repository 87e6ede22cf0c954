import type { SourceLine } from "./sourceLines";
import type { SyntaxMistake } from "./syntax";

/** Explains a field that stands twice; in a list, the dash of a new item was most likely forgotten. */
export function explainDuplicate(
  lines: readonly SourceLine[],
  at: { line: number; col: number },
): SyntaxMistake {
  const line = lines[at.line - 1];
  const place = { line: at.line, column: at.col };
  if (line?.key === undefined || line.indent !== at.col - 1) {
    const name = /^["']?([\w-]*)/.exec(line?.text.slice(at.col - 1) ?? "")?.[1] ?? "";
    return { ...place, found: `le champ « ${name} » écrit deux fois`, cure: KEEP_ONE };
  }
  const found = `le champ « ${line.key} » écrit deux fois`;
  const item = itemAround(lines, line);
  // A comment in its place keeps the indentation, by which the field's full name is found.
  const dropped = `${" ".repeat(line.indent)}#`;
  if (!item) return { ...place, found, cure: KEEP_ONE, name: line.key, mended: dropped };
  const next = lines[at.line];
  const starts =
    line.key === item.key ||
    (next?.indent === line.indent && hasKeyBetween(lines, item, line, next.key));
  const dashed = item.text.slice(0, item.indent) + line.text.trimStart();
  return {
    ...place,
    found: `${found} dans l'élément de liste qui commence ligne ${item.number}`,
    cure: `Il manque sans doute un tiret : si un nouvel élément commence ici, écrivez « ${dashed} », le tiret aligné avec celui de la ligne ${item.number}. Sinon, gardez une seule des deux lignes.`,
    name: line.key,
    mended: starts ? dashed : dropped,
  };
}

const KEEP_ONE = "Gardez une seule de ces lignes et supprimez l'autre.";

/** The line with the dash of the list item that a line's field belongs to. */
function itemAround(lines: readonly SourceLine[], line: SourceLine): SourceLine | undefined {
  if (line.item) return undefined;
  for (const above of lines.slice(0, line.number - 1).reverse()) {
    if (above.key === undefined || above.indent > line.indent) continue;
    if (above.indent < line.indent) return undefined;
    if (above.item) return above;
  }
  return undefined;
}

function hasKeyBetween(
  lines: readonly SourceLine[],
  from: SourceLine,
  to: SourceLine,
  key: string | undefined,
): boolean {
  return lines
    .slice(from.number - 1, to.number - 1)
    .some((line) => line.indent === to.indent && line.key === key && key !== undefined);
}
