import { isAlias, isMap, isNode, isPair, isScalar, isSeq } from "yaml";
import type { Document, Node, Pair } from "yaml";
import { explainCharacters } from "./characters";
import { fieldNames } from "./fieldNames";
import { fieldsOfType, type ContentType } from "../types/contentTypes";
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
  /** The value at a path as it is typed, with what follows a # behind it. */
  typed(path: FieldPath): { source?: string; comment?: string };
  /** Notes a problem at a field, or at the nearest field around it that exists. */
  report(path: FieldPath, found: string, cure: string, spot?: Spot): void;
}

/** Parses the source of a content file; syntax mistakes are among its problems. */
export function readContentFile(path: string, source: string, type: ContentType): ContentFile {
  const seen = explainCharacters(source.replace(/^\ufeff/, ""));
  const { text, document, counter, ...yaml } = readYaml(seen.text, fieldNames(fieldsOfType(type)));
  const lines = readLines(text);
  const mistakes = [...seen.mistakes, ...yaml.mistakes];
  const problems = mistakes.map(({ line, column, found, cure, name }): Problem => {
    return { file: path, line, column, field: fieldAtLine(lines, line, name), found, cure };
  });
  const broken = new Set(yaml.mistakes.map(({ line }) => line));
  const offsetAt = (fieldPath: FieldPath, spot: Spot) => {
    const offset = offsetOf(document, fieldPath, spot === "key" ? "key" : "value");
    return typeof spot === "string" ? offset : Math.max(offset, text.indexOf(spot.part, offset));
  };
  const file: ContentFile = {
    path,
    name: path.slice(path.lastIndexOf("/") + 1).replace(/\.ya?ml$/i, ""),
    type,
    data: undefined,
    complete: isReadable(document),
    source: text,
    document,
    problems,
    typed(fieldPath) {
      const node = document.getIn(fieldPath, true);
      return isScalar(node) ? { source: node.source, comment: node.comment ?? undefined } : {};
    },
    report(fieldPath, found, cure, spot = "value") {
      const { line, col } = counter.linePos(offsetAt(fieldPath, spot));
      if (broken.has(line)) return;
      const place = { line: Math.max(line, 1), column: Math.max(col, 1) };
      problems.push({ file: path, ...place, field: fieldName(fieldPath), found, cure });
    },
  };
  if (!file.complete) {
    const offsets = mistakes.map(({ line }) => counter.lineStarts[line - 1] ?? 0);
    file.data = soundFields(document, offsets);
    return file;
  }
  const data = plainValue(document, document.contents);
  if (data === TANGLED) {
    file.report([], "des renvois (*nom) trop nombreux ou en boucle", UNTANGLE);
  } else if (typeof data === "object" && data !== null && !Array.isArray(data)) {
    file.data = data as Record<string, unknown>;
  } else {
    const found =
      data === null ? "un fichier vide" : "un fichier qui n'est pas une suite de champs";
    file.report([], found, "Écrivez un champ par ligne, sous la forme « champ: valeur ».");
  }
  return file;
}

/** A file that could not be read: it counts among the others, with its problem. */
export function unreadFile(path: string, type: ContentType, problem: Problem): ContentFile {
  const file = readContentFile(path, "{}", type);
  return { ...file, data: undefined, complete: false, problems: [problem] };
}

/** Stands for a value whose aliases lead round and round, or multiply without end. */
const TANGLED = Symbol("tangled");
const UNTANGLE = "Écrivez la valeur elle-même à la place de chaque « *nom ».";

/** The value of a node, its aliases replaced; a tangle of aliases makes the parser throw. */
function plainValue(document: Document, node: unknown): unknown {
  try {
    return isNode(node) ? node.toJS(document) : null;
  } catch {
    return TANGLED;
  }
}

/** The fields of a broken file that hold no mistake: they are checked all the same. */
function soundFields(
  document: Document,
  mistakeOffsets: readonly number[],
): Record<string, unknown> {
  const { contents, errors, warnings } = document;
  if (!isMap<unknown, unknown>(contents)) return {};
  const starts = contents.items.map(({ key }) => startOf(key) ?? 0);
  const mistakes = [...errors, ...warnings].map(({ pos }) => pos[0]).concat(mistakeOffsets);
  const sound = contents.items.flatMap(({ key, value }, i): [string, unknown][] => {
    const [start = 0, end = Infinity] = starts.slice(i, i + 2);
    if (!isScalar(key) || mistakes.some((at) => at >= start && at <= end)) return [];
    const plain = plainValue(document, value);
    return plain === TANGLED ? [] : [[String(key.value), plain]];
  });
  return Object.fromEntries(sound);
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
