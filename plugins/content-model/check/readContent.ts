import { readFileSync } from "node:fs";
import path from "node:path";
import { contentTypeOf, type ContentType } from "../types/contentTypes";
import { encodingFault } from "./characters";
import { readContentFile, unreadFile, type ContentFile } from "./contentFile";
import { countProblems, listContent, misplacedEntry } from "./places";
import { misplacedFault, typeWithFields } from "./places";
import { fileProblem, unexpectedProblem, type Problem } from "./problem";
import type { MisplacedEntry } from "./siteFacts";

/** The YAML files of a content folder that have a place there, read. */
export function readContent(contentDir: string): ContentFile[] {
  return readListed(contentDir).files;
}

/** The files of a content folder, read, with those that have no place there. */
export function readListed(contentDir: string): {
  files: ContentFile[];
  misplaced: MisplacedEntry[];
  problems: Problem[];
} {
  const { entries, misplaced, problems } = listContent(contentDir);
  const files: ContentFile[] = [];
  for (const entry of entries) {
    const file = readEntry(contentDir, entry);
    const type = file && foreignType(file);
    if (type) {
      // A file of another kind would break every rule of the kind whose folder it is in.
      misplaced.push(misplacedEntry(entry, type));
      problems.push(fileProblem(entry, misplacedFault(entry, type, entries)));
    } else if (file) files.push(file);
  }
  problems.push(...countProblems([...files, ...misplaced].map(({ type }) => type)));
  return { files, misplaced, problems };
}

/** The kind of a file that has all the fields of another kind than its folder's. */
function foreignType({ data, type }: ContentFile): ContentType | undefined {
  const names = Object.keys(data ?? {});
  return names.every((name) => name in type.schema.shape) ? undefined : typeWithFields(names);
}

function readEntry(contentDir: string, entry: string): ContentFile | undefined {
  const type = contentTypeOf(entry);
  if (!type) return undefined;
  const file = `content/${entry}`;
  try {
    const bytes = readFileSync(path.join(contentDir, entry));
    const fault = encodingFault(bytes);
    if (!fault) return readContentFile(file, bytes.toString(), type);
    const unread = unreadFile(file, type, bytes.toString("latin1"));
    return { ...unread, problems: [fileProblem(entry, fault, fault.line)] };
  } catch (error) {
    return { ...unreadFile(file, type), problems: [unexpectedProblem(entry, error)] };
  }
}
