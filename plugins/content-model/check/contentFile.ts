import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Node } from "yaml";
import { definitionOf, type ContentType } from "../types/contentTypes";
import { withoutEmptied } from "../types/emptied";
import type { Field } from "../types/structure";
import { attempt, fieldName, misplaced, slugOf, type FieldPath, type Problem } from "./problem";
import { yamlFault } from "./yamlFault";

/** A value of a file. */
export interface Place {
  path: FieldPath;
  node: Node | null;
  /** A text or number as it is typed, with the comment that a « # » makes of its end; empty for anything else. */
  typed: string;
  /** Offset of its name, or of the list item that it is. */
  start: number;
  /** Its definition; undefined where there is none of this name. */
  field?: Field;
}

/** A YAML file of `content/`, read with the places of its values. */
export type ContentFile = ReturnType<typeof parseContentFile>;

/** Parses the source of a file, by its path inside `content/`. */
export function parseContentFile(inside: string, source: string, type: ContentType) {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, merge: true, prettyErrors: false });
  /** By the names of the fields. */
  const places = new Map<string, Place>();
  addPlaces(document.contents, { path: [], start: 0, field: definitionOf(type) });
  /** The values, without those that have been emptied; undefined when a reference (*name) leads nowhere or in circles. */
  const data = attempt(() => withoutEmptied(document.toJS() ?? {}) as Record<string, unknown>);
  const file = /([^/]*?)(?:\.(?:ya?ml|txt|json|docx?|rtf|html?))*$/i.exec(inside);
  const name = (file?.[1] ?? "").normalize();
  /** What others may call it, even while it is broken or misplaced. */
  const names = [name, slugOf(name), String(data?.slug ?? name)];
  /** Where its kind needs it, inside `content/`. */
  const { location } = type;
  const right = "file" in location ? location.file : `${location.folder}/${slugOf(name)}.yaml`;
  const problem = right === inside ? yamlProblem() : misplaced(inside, right);
  return { path: `content/${inside}`, right, type, name, names, places, data, problem, problemAt };

  function yamlProblem(): Problem | undefined {
    const fault = yamlFault(document, source, data !== undefined);
    if (!fault) return undefined;
    // The last field named on the line or above it.
    const end = `${source}\n`.indexOf("\n", fault.offset);
    const lines = source.slice(0, end).split("\n");
    const words = lines.map((line) => /\w[\w-]*/.exec(line)?.[0]);
    const known = JSON.stringify(definitionOf(type));
    const field = words.findLast((word) => word && known.includes(`"name":"${word}"`));
    return problemOn(fault.offset, field ?? "", fault.text);
  }

  function addPlaces(value: unknown, place: Omit<Place, "node" | "typed">): void {
    const { path, start, field } = place;
    const node = isNode(value) ? value : null;
    places.set(fieldName(path), { ...place, node, typed: typedIn(node) });
    const startOf = (part: unknown) => (isNode(part) && part.range?.[0]) || start;
    if (isMap(node))
      for (const { key, value } of node.items) {
        const name = String(key);
        const own = field?.fields.find((one) => one.name === name);
        addPlaces(value, { path: [...path, name], start: startOf(key), field: own });
      }
    if (isSeq(node))
      for (const [i, item] of node.items.entries()) {
        // Of a list whose items differ, each says its kind.
        const kind = isMap(item) ? item.get("type") : undefined;
        const variant = field?.variants.find(({ name }) => name === kind);
        const own = field?.variants.length ? variant : field;
        addPlaces(item, { path: [...path, i], start: startOf(item), field: own });
      }
  }

  /** A problem at a field, or at the nearest field around it that exists. */
  function problemAt(path: FieldPath, text: string): Problem {
    let place = places.get(fieldName(path));
    for (let up = path; !place; place = places.get(fieldName(up))) up = up.slice(0, -1);
    // What a text quotes first is what is wrong.
    const [, quoted = ""] = /« ([^\n]+?) »/.exec(text) ?? [];
    const at = source.slice(place.start, place.node?.range?.[2]).indexOf(quoted);
    return problemOn(place.start + Math.max(0, at), fieldName(path), text);
  }

  function problemOn(offset: number, field: string, text: string): Problem {
    const { line, col } = lineCounter.linePos(offset);
    return { file: `content/${inside}`, line: line || 1, column: col || 1, field, text };
  }
}

function typedIn(node: Node | null): string {
  if (!isScalar(node)) return "";
  const hash = /^\S/.test(node.comment ?? "") ? `#${node.comment}` : "";
  return `${node.source ?? ""} ${hash}`.trim();
}
