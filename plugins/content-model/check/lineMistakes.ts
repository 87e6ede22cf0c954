import type { FieldNames } from "./fieldNames";
import type { SourceLine } from "./sourceLines";
import { explainUnquoted, type SyntaxMistake } from "./syntax";

/** Spaces that look like the space bar's and that YAML takes for letters. */
const ODD = "[\\u00a0\\u2000-\\u200a\\u202f\\u3000]";
const RETYPE = "Effacez cette espace et retapez-la avec la barre d'espace.";

/**
 * Mistakes that a line shows by itself, with a surer cure than the YAML parser's complaint, which
 * often comes some lines further.
 */
export function lineMistakes(lines: readonly SourceLine[], names: FieldNames): SyntaxMistake[] {
  return [
    ...lines.flatMap((line) => oddSpace(line, names)),
    ...unindented(lines, names),
    ...lines.flatMap((line) => openBracket(line, lines)),
  ];
}

/** A no-break space where YAML wants an ordinary one. */
function oddSpace({ text, number, inBlockText }: SourceLine, names: FieldNames): SyntaxMistake[] {
  if (inBlockText) return [];
  const at = (column: number, where: string, mended: string): SyntaxMistake[] => [
    { line: number, column, found: `une espace insécable ${where}`, cure: RETYPE, mended },
  ];
  const [indent = ""] = /^\s+(?=-\s|[\w-]+\s*:)/.exec(text) ?? [];
  if (new RegExp(ODD).test(indent)) {
    return at(1, "dans le retrait", " ".repeat(indent.length) + text.slice(indent.length));
  }
  const dash = new RegExp(`^ *-${ODD}`).exec(text);
  if (dash) {
    return at(dash[0].length, "après le tiret", text.replace(new RegExp(`-${ODD}`), "- "));
  }
  const [start = "", before = "", name = ""] =
    new RegExp(`^( *(?:- +)*)([\\w-]+)(?= *${ODD}+ *:|:${ODD})`).exec(text) ?? [];
  if (!names.all.has(name)) return [];
  const rest = text.slice(start.length);
  const where = rest.startsWith(":") ? "après les deux-points" : "avant les deux-points";
  return at(
    start.length + (rest.startsWith(":") ? 2 : 1),
    where,
    `${before}${name}: ${rest.replace(/^\s*:\s*/, "")}`,
  );
}

/** Fields that stand below the one that holds them, but not shifted to the right of it. */
function unindented(lines: readonly SourceLine[], { inside }: FieldNames): SyntaxMistake[] {
  return lines.flatMap((parent, index): SyntaxMistake[] => {
    const children = inside.get(parent.key ?? "");
    if (!children || parent.value !== "") return [];
    const isChild = ({ key, item, indent }: SourceLine) =>
      key !== undefined && !item && indent === parent.indent && children.has(key);
    const rest = lines.slice(index + 1);
    const isPlaced = ({ key, item, indent }: SourceLine) =>
      key !== undefined && !item && indent === parent.indent + 2 && children.has(key);
    const end = rest.findIndex(
      (line) => isPlaced(line) || (!isChild(line) && line.indent <= parent.indent),
    );
    const shifted = rest.slice(0, end === -1 ? undefined : end);
    const [first] = shifted;
    if (!first || !isChild(first)) return [];
    const last = first.number + shifted.length - 1;
    const which = shifted.length > 1 ? `des lignes ${first.number} à ${last}` : "de cette ligne";
    return [
      {
        line: first.number,
        column: first.indent + 1,
        found: `un champ de « ${parent.key ?? ""} » qui n'est pas décalé sous lui`,
        cure: `Ajoutez deux espaces au début ${which}.`,
        mended: shifted.map(({ text }) => `  ${text}`).join("\n"),
        mendedCount: shifted.length,
      },
    ];
  });
}

/** A value that opens a bracket or a brace which nothing closes before the next field. */
function openBracket(line: SourceLine, lines: readonly SourceLine[]): SyntaxMistake[] {
  if (line.inBlockText || !/^[[{]/.test(line.value)) return [];
  const rest = lines.slice(line.number);
  const end = rest.findIndex(
    ({ key, item, indent }) => (key !== undefined || item) && indent <= line.indent,
  );
  const inside = rest.slice(0, end === -1 ? undefined : end).map(({ text }) => text);
  const value = [line.value, ...inside].join("\n");
  const count = (signs: RegExp) => value.match(signs)?.length ?? 0;
  const mistake = count(/[[{]/g) > count(/[\]}]/g) ? explainUnquoted(line) : undefined;
  return mistake ? [mistake] : [];
}
