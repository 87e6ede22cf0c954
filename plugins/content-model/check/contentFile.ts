import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Scalar } from "yaml";
import { fieldsOfType, type ContentType } from "../types/contentTypes";
import { withoutEmptied } from "../types/emptied";
import { fieldAt } from "../types/structure";
import { fieldName, type Fault, type FieldPath, type Problem } from "./problem";
import { BAD_ALIAS, characterFault, syntaxFault } from "./yamlFaults";

/** A YAML file of `content/`, read with the places of its values. */
export interface ContentFile {
  /** Path from the root of the repository. */
  path: string;
  /** Name without folder and extension. */
  name: string;
  type: ContentType;
  /** The values, without optional fields that are empty; undefined when the file cannot be read: its only problem. */
  data?: Record<string, unknown>;
  source: string;
  problems: Problem[];
  /** When the file was saved, in milliseconds. */
  savedAt: number;
  /** The value at a path as it is typed, when it is one text or number. */
  typed(path: FieldPath): Scalar | undefined;
  /** Adds a problem at a field's name, or at the nearest field around it that exists. */
  report(path: FieldPath, fault: Fault): void;
}

const SHAPELESS: Fault = {
  found: "un fichier vide, ou qui n'est pas une suite de champs",
  cure: "Écrivez un champ par ligne, sous la forme « champ: valeur », comme dans un fichier voisin.",
};

/** Parses the source of a content file; a mistake of YAML is its only problem. */
export function parseContentFile(path: string, text: string, type: ContentType, savedAt = 0) {
  const source = text.replace(/^\ufeff/, "");
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, merge: true, prettyErrors: false });
  const note = (offset: number, field: string, { found, cure }: Fault) => {
    const { line, col } = lineCounter.linePos(offset);
    file.problems.push({ file: path, line: line || 1, column: col || 1, field, found, cure });
  };
  const file: ContentFile = {
    path,
    name: path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, ""),
    type,
    source,
    problems: [],
    savedAt,
    typed(fieldPath) {
      const node = document.getIn(fieldPath, true);
      return isScalar(node) ? node : undefined;
    },
    report(fieldPath, fault) {
      const offset = offsetOf(fieldPath);
      const part = fault.part === undefined ? -1 : source.indexOf(fault.part, offset);
      note(Math.max(offset, part), fieldName(fieldPath), fault);
    },
  };
  const fault = characterFault(source) ?? syntaxFault(document, source);
  if (fault) note(fault.offset, fieldAbove(fault.offset), fault);
  else if (!isMap(document.contents)) file.report([], SHAPELESS);
  else {
    try {
      const values: unknown = document.toJS();
      // A value that a « # » has made a comment is no emptied one.
      const isEmptied = (at: FieldPath) =>
        fieldAt(fieldsOfType(type), at, values)?.required === false && !commentOf(file.typed(at));
      file.data = withoutEmptied(values, isEmptied) as Record<string, unknown>;
    } catch {
      file.report([], BAD_ALIAS);
    }
  }
  return file;

  /** The last field named on the line of an offset or above it, of a text that YAML refuses. */
  function fieldAbove(offset: number): string {
    const above = source.slice(0, offset) + source.slice(offset).split("\n", 1).join();
    const known = JSON.stringify(fieldsOfType(type));
    const words = [...above.matchAll(/^[^\w\n]*([\w-]+)/gm)].map(([, word = ""]) => word);
    return words.findLast((word) => known.includes(`"name":"${word}"`)) ?? "";
  }

  /** Offset of a path's last name or list item, or of the nearest one around it that exists. */
  function offsetOf(fieldPath: FieldPath): number {
    const around = fieldPath.slice(0, -1);
    const parent = around.length > 0 ? document.getIn(around, true) : document.contents;
    const node = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === fieldPath.at(-1))?.key
      : isSeq(parent) && parent.items[Number(fieldPath.at(-1))];
    if (isNode(node) && node.range) return node.range[0];
    return around.length > 0 ? offsetOf(around) : (document.contents?.range?.[0] ?? 0);
  }
}

/** The end of a value that a « # » makes a comment. */
export function commentOf(typed: Scalar | undefined): string {
  return typed?.comment && /^\S/.test(typed.comment) ? `#${typed.comment}` : "";
}
