import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Node } from "yaml";
import { definitionOf, type ContentType } from "../types/contentTypes";
import type { Field } from "../types/structure";
import { fieldName, type Fault, type FieldPath, type Problem } from "./problem";
import { yamlFault } from "./yamlFault";

/** A value of a file: its path, its node, and the offset of its name or of the list item that it is. */
interface Place {
  path: FieldPath;
  node: Node | null;
  start: number;
  /** Its definition; undefined where there is none of this name. */
  field?: Field;
}

/** Where a text is, and what its field holds. */
export interface Where {
  path: FieldPath;
  field: Field;
  file: ContentFile;
}

/** A YAML file of `content/`, read with the places of its values. */
export interface ContentFile {
  /** Path from the root of the repository. */
  path: string;
  /** Name without folder and extensions. */
  name: string;
  type: ContentType;
  /** The values; undefined when the file cannot be read. */
  data?: Record<string, unknown>;
  /** Why it cannot be read. */
  problem?: Problem;
  /** By the names of the fields. */
  places: ReadonlyMap<string, Place>;
  /** The definition of a field, whether the file has it or not. */
  fieldAt(path: FieldPath): Field | undefined;
  /** One text or number as it is typed, with the comment that a « # » makes of its end; empty for anything else. */
  typedAt(path: FieldPath): string;
  /** A problem at a field, or at the nearest field around it that exists. */
  problemAt(path: FieldPath, fault: Fault): Problem;
}

const EXTENSIONS = /(?:\.(?:ya?ml|txt|json|docx?|rtf|html?))+$/i;

/** Parses the source of a file, by its path inside `content/`; a mistake of YAML is its only problem. */
export function parseContentFile(inside: string, source: string, type: ContentType): ContentFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, merge: true, prettyErrors: false });
  const places = new Map<string, Place>();
  const definition = definitionOf(type);
  addPlaces(document.contents, [], 0, definition);
  const name = inside.replace(/^.*\//, "").replace(EXTENSIONS, "").normalize();
  const file = { path: `content/${inside}`, name, type, places, fieldAt, typedAt, problemAt };
  const fault = yamlFault(document, source);
  if (fault) return { ...file, problem: problemOn(fault.offset, fieldAbove(fault.offset), fault) };
  return { ...file, data: document.toJS() as Record<string, unknown> };

  function addPlaces(node: unknown, path: FieldPath, start: number, field?: Field): void {
    places.set(fieldName(path), { path, node: isNode(node) ? node : null, start, field });
    if (isMap(node))
      for (const { key, value } of node.items)
        if (isScalar(key))
          addPlaces(
            value,
            [...path, String(key.value)],
            key.range?.[0] ?? start,
            child(field, key.value),
          );
    if (isSeq(node))
      for (const [i, item] of node.items.entries()) {
        // Of a list whose items differ, each says its kind.
        const kind = isMap(item) ? item.get("type") : undefined;
        const variant = field?.variants.find(({ name }) => name === kind) ?? field;
        addPlaces(item, [...path, i], (isNode(item) && item.range?.[0]) || start, variant);
      }
  }

  function fieldAt(path: FieldPath): Field | undefined {
    const around = places.get(fieldName(path.slice(0, -1)));
    return places.get(fieldName(path))?.field ?? child(around?.field, path.at(-1));
  }

  function typedAt(path: FieldPath): string {
    const node = places.get(fieldName(path))?.node;
    if (!isScalar(node)) return "";
    const hash = /^\S/.test(node.comment ?? "") ? `#${node.comment}` : "";
    return `${node.source ?? ""} ${hash}`.trim();
  }

  function problemAt(path: FieldPath, fault: Fault): Problem {
    let place = places.get(fieldName(path));
    for (let up = path; !place; place = places.get(fieldName(up))) up = up.slice(0, -1);
    const part = fault.part === undefined ? -1 : source.indexOf(fault.part, place.start);
    return problemOn(Math.max(place.start, part), fieldName(path), fault);
  }

  function problemOn(offset: number, field: string, { found, cure }: Fault): Problem {
    const { line, col } = lineCounter.linePos(offset);
    return { file: file.path, line: line || 1, column: col || 1, field, found, cure };
  }

  /** The last field named on the line of an offset or above it, of a text that YAML refuses. */
  function fieldAbove(offset: number): string {
    const above = source.slice(0, offset) + source.slice(offset).split("\n", 1).join();
    const known = JSON.stringify(definition);
    const words = [...above.matchAll(/^[^\w\n]*([\w-]+)/gm)].map(([, word = ""]) => word);
    return words.findLast((word) => known.includes(`"name":"${word}"`)) ?? "";
  }
}

const child = (field: Field | undefined, name: unknown) =>
  field?.fields.find((one) => one.name === name);
