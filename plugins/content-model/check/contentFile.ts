import { basename } from "node:path";
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type ParsedNode } from "yaml";
import { definitionOf, pathOf, type ContentType } from "../types/contentTypes";
import { withoutEmptied } from "../types/emptied";
import type { Field } from "../types/structure";
import { attempt, fieldName, fileProblem, LONG_TEXT, slugOf, type Problem } from "./problem";
import { yamlFault } from "./yamlFault";

/** A value of a file. */
export interface Place {
  path: PropertyKey[];
  node: ParsedNode | null;
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
  const file = `content/${inside}`;
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, logLevel: "error", prettyErrors: false });
  /** By the names of the fields. */
  const places = new Map<string, Place>();
  addPlaces(document.contents, [], 0, definitionOf(type));
  /** The values, without those that have been emptied; undefined when a reference (*name) leads nowhere or in circles. Of what has no fields, none. */
  const data = attempt(() => withoutEmptied(isMap(document.contents) ? document.toJS() : {}));
  const [, name = ""] = /^[._~]*([^.]*)/.exec(basename(inside).normalize()) ?? [];
  const slug = places.get("slug")?.typed || name;
  /** What others may call it, even while it is broken or misplaced. */
  const names = [name, slugOf(name), slug];
  /** Where its kind needs it, inside `content/`. */
  const right = pathOf(type, slugOf(name));
  const text = `Un fichier que le site ne lit pas à cet endroit, ou dont le nom a une majuscule, une espace, un accent ou une autre fin que .yaml. Si c'est une copie oubliée, supprimez-la. Sinon, déplacez ou renommez le fichier : content/${right}${right.includes("/") ? " (et de même « slug » à l'intérieur)" : ""}. Sous Windows, affichez d'abord les extensions.`;
  /** What keeps the rest of it from being checked. */
  const problem = right === inside ? yamlProblem() : fileProblem(inside, text)[0];
  return { path: file, source, right, type, name, slug, names, places, data, problem, problemAt };

  function yamlProblem(): Problem | undefined {
    const inOrder = [...places.values()].sort((a, b) => a.start - b.start);
    // A text that begins with & would lose its first word.
    const isLost = ({ node }: Place) =>
      isAlias(node)
        ? !data
        : node?.tag === "!" || (node?.anchor && !source.includes(`*${node.anchor}`));
    const reference = inOrder.find(isLost)?.start;
    const fault = yamlFault(document, source, reference);
    if (!fault) return undefined;
    // A name that is not at the margin is no field of the file itself.
    const isAbove = ({ field, path, start }: Place) =>
      field && start <= fault.offset && (path.length > 1 || /^$|\n/.test(source.charAt(start - 1)));
    const { path = [], field, start } = inOrder.findLast(isAbove) ?? {};
    const isLong = field?.kind === "markdown" && /^.*:\s*\n/.test(source.slice(start));
    const text = `${fault.text} ${isLong ? LONG_TEXT : fault.cure}`.trim();
    const [word = ""] = /(?<=^[^\w\n]*)\w[\w-]*/.exec(source.slice(fault.offset)) ?? [];
    const known = JSON.stringify(definitionOf(type)).includes(`"name":"${word}"`);
    return problemAt(known ? [...path.slice(0, -1), word] : path, text, fault.offset);
  }

  function addPlaces(node: ParsedNode | null, path: PropertyKey[], start: number, field?: Field) {
    const cut = isScalar(node) && /^(\S| \d)/.test(node.comment ?? "") ? ` #${node.comment}` : "";
    const typed = isScalar(node) ? `${node.source ?? ""}${cut}`.trim() : "";
    places.set(fieldName(path), { path, node, typed, start, field });
    if (isMap(node))
      for (const { key, value } of node.items) {
        const name = String(key);
        const own = field?.fields.find((one) => one.name === name);
        addPlaces(value, [...path, name], key.range[0], own);
      }
    if (isSeq(node))
      for (const [i, item] of node.items.entries()) {
        // Of a list whose items differ, each says its kind.
        const isKind = ({ name }: Field) => isMap(item) && String(item.get("type")) === name;
        const own = field?.variants.length ? field.variants.find(isKind) : field;
        addPlaces(item, [...path, i], item.range[0], own);
      }
  }

  /** A problem at a field, or at the nearest field around it that exists; `from` is where it may begin. */
  function problemAt(path: PropertyKey[], text: string, from?: number): Problem {
    let place = places.get(fieldName(path));
    for (let up = path; !place; place = places.get(fieldName(up))) up = up.slice(0, -1);
    const start = from ?? place.start;
    // What a text quotes first is what is wrong.
    const [, quoted = ""] = /« ([^\n]+?) »/.exec(text) ?? [];
    const offset = Math.max(start, source.indexOf(quoted, start));
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: line || 1, column: col || 1, field: fieldName(path), text };
  }
}
