import { isMap, isScalar, LineCounter, parseDocument, type Document, type Scalar } from "yaml";
import { fieldsOfType, type ContentType } from "../types/contentTypes";
import { characterFault } from "./characters";
import { danglingAlias, knownPathAt, offsetOf } from "./positions";
import { fieldName, type Fault, type FieldPath, type Problem } from "./problem";
import { syntaxFault } from "./syntax";

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
  document: Document;
  problems: Problem[];
  /** The value at a path as it is typed, when it is one text or number. */
  typed(path: FieldPath): Scalar | undefined;
  /** Notes a problem at a field's value (or name), or at the nearest field around it that exists. */
  report(path: FieldPath, fault: Fault, spot?: "key" | "value"): void;
}

const SHAPELESS: Fault = {
  found: "un fichier vide, ou qui n'est pas une suite de champs",
  cure: "Écrivez un champ par ligne, sous la forme « champ: valeur », comme dans un fichier voisin.",
};

const TANGLED: Fault = {
  found: "un renvoi (*nom) vers rien, en boucle ou trop long",
  cure: 'Mettez la valeur entre guillemets "…" si elle commence par une étoile, ou écrivez-la en entier.',
};

/** Parses the source of a content file; a mistake of YAML is its only problem. */
export function readContentFile(path: string, source: string, type: ContentType): ContentFile {
  const text = source.replace(/^\ufeff/, "");
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, merge: true, prettyErrors: false });
  const problems: Problem[] = [];
  const note = (offset: number, field: string, { found, cure }: Fault) => {
    const { line, col } = counter.linePos(offset);
    problems.push({
      file: path,
      line: Math.max(line, 1),
      column: Math.max(col, 1),
      field,
      found,
      cure,
    });
  };
  const file: ContentFile = {
    path,
    name: path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, ""),
    type,
    data: undefined,
    source: text,
    document,
    problems,
    typed(fieldPath) {
      const node = document.getIn(fieldPath, true);
      return isScalar(node) ? node : undefined;
    },
    report(fieldPath, fault, spot = "value") {
      const offset = offsetOf(document, fieldPath, spot);
      const part = fault.part === undefined ? -1 : text.indexOf(fault.part, offset);
      note(Math.max(offset, part), fieldName(fieldPath), fault);
    },
  };
  const fields = fieldsOfType(type);
  const wrong = characterFault(text);
  const fault = wrong
    ? { ...wrong, path: knownPathAt(document, wrong.offset, fields) }
    : syntaxFault(document, text, fields);
  if (fault) {
    note(fault.offset, fieldName(fault.path), fault);
    return file;
  }
  try {
    const data: unknown = document.toJS();
    if (isMap(document.contents)) file.data = data as Record<string, unknown>;
    else file.report([], SHAPELESS);
  } catch {
    const alias = danglingAlias(document);
    note(alias, fieldName(knownPathAt(document, alias, fields)), TANGLED);
  }
  return file;
}

/** A file that is known by its name alone: it counts among the others, and its content does not. */
export function unreadFile(path: string, type: ContentType, source = ""): ContentFile {
  return { ...readContentFile(path, "", type), source, problems: [] };
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
