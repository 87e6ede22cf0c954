import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { ContentType } from "../types/contentTypes";
import { encodingFault } from "./characters";
import { readContentFile, unreadFile, type ContentFile } from "./contentFile";
import { countProblems, listFiles, misplacedFault, misplacedType } from "./places";
import { namesOf, typeInPlace, typeWithFields } from "./places";
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
  const listed = listFiles(contentDir);
  const files: ContentFile[] = [];
  const misplaced: MisplacedEntry[] = [];
  const problems: Problem[] = [];
  for (const name of listed) {
    const type = typeInPlace(name);
    const file = type && readEntry(contentDir, name, type);
    // A file of another kind would break every rule of the kind whose folder it is in.
    const isForeign =
      file?.data && !Object.keys(file.data).every((one) => one in file.type.schema.shape);
    const foreign = isForeign ? typeWithFields(file.data) : undefined;
    if (file && !foreign) {
      files.push(file);
      continue;
    }
    const kind = foreign ?? misplacedType(contentDir, name);
    if (kind) misplaced.push({ type: kind, names: namesOf(name) });
    // At the top of the folder, notes of other kinds do no harm.
    else if (!name.includes("/") && !/\.ya?ml/i.test(name)) continue;
    problems.push(fileProblem(name, misplacedFault(name, kind, listed)));
  }
  problems.push(...countProblems([...files, ...misplaced].map(({ type }) => type)));
  return { files, misplaced, problems };
}

function readEntry(contentDir: string, name: string, type: ContentType): ContentFile {
  const file = `content/${name}`;
  try {
    const bytes = readFileSync(path.join(contentDir, name));
    const fault = encodingFault(bytes);
    if (fault) {
      const unread = unreadFile(file, type, bytes.toString("latin1"));
      return { ...unread, problems: [fileProblem(name, fault, fault.line)] };
    }
    const { mtimeMs } = statSync(path.join(contentDir, name));
    return Object.assign(readContentFile(file, bytes.toString(), type), { savedAt: mtimeMs });
  } catch (error) {
    return { ...unreadFile(file, type), problems: [unexpectedProblem(name, error)] };
  }
}
