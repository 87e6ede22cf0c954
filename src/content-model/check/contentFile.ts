import { isAlias, isMap, isPair, isScalar, isSeq } from "yaml";
import type { Document, Node, Pair } from "yaml";
import { fieldsOfType, type ContentType } from "../contentTypes";
import type { Field } from "../structure";
import { fieldName, type FieldPath, type Problem } from "./problem";
import { fieldAtLine, readLines } from "./sourceLines";
import { isReadable, readYaml } from "./readYaml";

/** Where on a field to point: its name, its value (unless told), or a part of its text. */
type Spot = "key" | "value" | { part: string };

/** A YAML file of `content/`, read with the places of its values. */
export interface ContentFile {
  /** Path from the root of the repository. */
  path: string;
  /** Name without folder and extension. */
  name: string;
  type: ContentType;
  /** The values; of a file that is not YAML, those that its mistakes leave alone. */
  data: Record<string, unknown> | undefined;
  /** Whether the whole file could be read. */
  complete: boolean;
  source: string;
  document: Document;
  problems: Problem[];
  /** Notes a problem at a field, or at the nearest field around it that exists. */
  report(path: FieldPath, found: string, cure: string, spot?: Spot): void;
}

/** Parses the source of a content file; syntax mistakes are among its problems. */
export function readContentFile(path: string, source: string, type: ContentType): ContentFile {
  const names = new Set(fieldNames(fieldsOfType(type)));
  const { text, document, counter, mistakes } = readYaml(source.replace(/^\ufeff/, ""), names);
  const lines = readLines(text);
  const problems = mistakes.map(({ line, column, found, cure, name }): Problem => {
    return { file: path, line, column, field: fieldAtLine(lines, line, name), found, cure };
  });
  const broken = new Set(mistakes.map(({ line }) => line));
  const offsetAt = (fieldPath: FieldPath, spot: Spot) => {
    const offset = offsetOf(document, fieldPath, spot === "key" ? "key" : "value");
    return typeof spot === "string" ? offset : Math.max(offset, text.indexOf(spot.part, offset));
  };
  const file: ContentFile = {
    path,
    name: path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, ""),
    type,
    data: undefined,
    complete: isReadable(document),
    source: text,
    document,
    problems,
    report(fieldPath, found, cure, spot = "value") {
      const { line, col } = counter.linePos(offsetAt(fieldPath, spot));
      if (broken.has(line)) return;
      const place = { line: Math.max(line, 1), column: Math.max(col, 1) };
      problems.push({ file: path, ...place, field: fieldName(fieldPath), found, cure });
    },
  };
  if (!file.complete) {
    const offsets = mistakes.map(({ line }) => counter.lineStarts[line - 1] ?? 0);
    file.data = soundFields(document, fieldsOfType(type), offsets);
    return file;
  }
  const data: unknown = document.toJS();
  if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    file.data = data as Record<string, unknown>;
  } else {
    const found =
      data === null ? "un fichier vide" : "un fichier qui n'est pas une suite de champs";
    file.report([], found, "Écrivez un champ par ligne, sous la forme « champ: valeur ».");
  }
  return file;
}

/** The fields of a broken file that hold no mistake: they are checked all the same. */
function soundFields(
  { contents, errors, warnings }: Document,
  fields: readonly Field[],
  mistakeOffsets: readonly number[],
): Record<string, unknown> {
  if (!isMap<unknown, unknown>(contents)) return {};
  const starts = contents.items.map(({ key }) => startOf(key) ?? 0);
  const mistakes = [...errors, ...warnings].map(({ pos }) => pos[0]).concat(mistakeOffsets);
  const sound = contents.items.flatMap(({ key, value }, i): [string, unknown][] => {
    const [start = 0, end = Infinity] = starts.slice(i, i + 2);
    const field = isScalar(key) && fields.find(({ name }) => name === key.value);
    if (!field || mistakes.some((at) => at >= start && at <= end)) return [];
    return [[field.name, isMap(value) || isSeq(value) || isScalar(value) ? value.toJSON() : null]];
  });
  return Object.fromEntries(sound);
}

function fieldNames(fields: readonly Field[]): string[] {
  return fields.flatMap(({ name, fields: inside }) => [name, ...fieldNames(inside)]);
}

/** The value at a path of the data; undefined when something on the way is missing. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null
        ? (value as Record<string | number, unknown>)[part]
        : undefined,
    data,
  );
}

function offsetOf(document: Document, path: FieldPath, spot: "key" | "value"): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const [depth, part] of path.entries()) {
    if (isAlias(node)) node = node.resolve(document);
    const child: unknown = isSeq(node)
      ? node.items[Number(part)]
      : isMap(node)
        ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(part))
        : undefined;
    if (child === undefined) return offset;
    const last = depth === path.length - 1;
    const target = isPair(child)
      ? last && spot === "value"
        ? valueOrKey(child)
        : child.key
      : child;
    offset = startOf(target) ?? offset;
    node = isPair(child) ? child.value : child;
  }
  return offset;
}

function valueOrKey(pair: Pair): unknown {
  return startOf(pair.value) === undefined || (isScalar(pair.value) && pair.value.value === null)
    ? pair.key
    : pair.value;
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
