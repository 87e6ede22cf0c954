import { readFileSync } from "node:fs";
import path from "node:path";
import { contentTypeOf } from "../types/contentTypes";
import { readContentFile, unreadFile, type ContentFile } from "./contentFile";
import { listContent } from "./places";
import { unexpectedProblem, type Problem } from "./problem";

/** The YAML files of a content folder that have a place there, read. */
export function readContent(contentDir: string): ContentFile[] {
  return readEntries(contentDir, listContent(contentDir).entries);
}

/** The files at some paths inside a content folder, read; a file that cannot be read says why. */
export function readEntries(contentDir: string, entries: readonly string[]): ContentFile[] {
  return entries.flatMap((entry) => {
    const type = contentTypeOf(entry.replace(/\.ya?ml$/i, ".yaml"));
    if (!type) return [];
    const file = `content/${entry}`;
    try {
      const bytes = readFileSync(path.join(contentDir, entry));
      const problem = encodingProblem(file, bytes);
      return [
        problem ? unreadFile(file, type, problem) : readContentFile(file, bytes.toString(), type),
      ];
    } catch (error) {
      return [unreadFile(file, type, unexpectedProblem(file, error))];
    }
  });
}

/** A file that an editor saved in a form that YAML readers do not take. */
function encodingProblem(file: string, bytes: Buffer): Problem | undefined {
  const place = { file, line: 1, column: 1, field: "" };
  const mark = bytes.subarray(0, 2).toString("latin1");
  if (mark === "\xff\xfe" || mark === "\xfe\xff") {
    return {
      ...place,
      found: "un fichier enregistré en UTF-16",
      cure: "Enregistrez-le en UTF-8 (dans l'éditeur : « Enregistrer sous », puis « Encodage »).",
    };
  }
  if (bytes.includes("\r") && !bytes.includes("\n")) {
    return {
      ...place,
      found: "des fins de ligne CR, que YAML lit comme une seule longue ligne",
      cure: "Enregistrez le fichier avec des fins de ligne LF (ou CRLF).",
    };
  }
  return undefined;
}
