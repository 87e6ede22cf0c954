import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Scalar } from "yaml";
import { fieldsOfType, type ContentType } from "../types/contentTypes";
import type { Field } from "../types/structure";
import { characterFault } from "./characters";
import { fieldName, type Fault, type FieldPath, type Problem } from "./problem";
import { BAD_ALIAS, syntaxFault } from "./syntax";

/** A YAML file of `content/`, read with the places of its values. */
export interface ContentFile {
  /** Path from the root of the repository. */
  path: string;
  /** Name without folder and extension. */
  name: string;
  type: ContentType;
  /** The values; undefined when the file cannot be read, which is then its only problem. */
  data: Record<string, unknown> | undefined;
  source: string;
  problems: Problem[];
  /** When the file was saved, in milliseconds; 0 when unknown. */
  savedAt: number;
  /** The value at a path as it is typed, when it is one text or number. */
  typed(path: FieldPath): Scalar | undefined;
  /** Notes a problem at a field's name, or at the nearest field around it that exists. */
  report(path: FieldPath, fault: Fault): void;
}

const SHAPELESS: Fault = {
  found: "un fichier vide, ou qui n'est pas une suite de champs",
  cure: "Écrivez un champ par ligne, sous la forme « champ: valeur », comme dans un fichier voisin.",
};

/** Parses the source of a content file; a mistake of YAML is its only problem. */
export function parseContentFile(path: string, source: string, type: ContentType): ContentFile {
  const text = source.replace(/^\ufeff/, "");
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, merge: true, prettyErrors: false });
  const file: ContentFile = {
    path,
    name: path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, ""),
    type,
    data: undefined,
    source: text,
    problems: [],
    savedAt: 0,
    typed(fieldPath) {
      const node = document.getIn(fieldPath, true);
      return isScalar(node) ? node : undefined;
    },
    report(fieldPath, fault) {
      const offset = offsetOf(fieldPath);
      const part = fault.part === undefined ? -1 : text.indexOf(fault.part, offset);
      note(Math.max(offset, part), fieldName(fieldPath), fault);
    },
  };
  const names = namesIn(fieldsOfType(type));
  const fault = characterFault(text) ?? syntaxFault(document, text);
  if (fault) note(fault.offset, fieldAbove(fault.offset), fault);
  else if (!isMap(document.contents)) file.report([], SHAPELESS);
  else {
    try {
      file.data = document.toJS() as Record<string, unknown>;
    } catch {
      file.report([], BAD_ALIAS);
    }
  }
  return file;

  function note(offset: number, field: string, { found, cure }: Fault) {
    const { line, col } = counter.linePos(offset);
    file.problems.push({ file: path, line: line || 1, column: col || 1, field, found, cure });
  }

  /** The field that stands last on the line of an offset or above it, of a text that YAML refuses. */
  function fieldAbove(offset: number): string {
    const above = text.slice(0, offset) + text.slice(offset).split("\n", 1).join();
    const words = [...above.matchAll(/^[^\w\n]*([\w-]+)/gm)].map(([, word = ""]) => word);
    return words.findLast((word) => names.has(word)) ?? "";
  }

  /** Offset of a path's last name or list item, or of the nearest one around it that exists. */
  function offsetOf(fieldPath: FieldPath): number {
    for (let depth = fieldPath.length; depth > 0; depth -= 1) {
      const part = fieldPath[depth - 1];
      const around =
        depth > 1 ? document.getIn(fieldPath.slice(0, depth - 1), true) : document.contents;
      const node = isMap(around)
        ? around.items.find(({ key }) => isScalar(key) && key.value === part)?.key
        : isSeq(around) && around.items[Number(part)];
      if (isNode(node) && node.range) return node.range[0];
    }
    return document.contents?.range?.[0] ?? 0;
  }
}

/** The names of fields, at any level. */
function namesIn(fields: readonly Field[], names = new Set<string>()): Set<string> {
  for (const field of fields) {
    namesIn(field.fields, names.add(field.name));
    for (const kind of field.variants) namesIn(kind.fields, names);
  }
  return names;
}
