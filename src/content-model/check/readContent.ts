import { readFileSync } from "node:fs";
import path from "node:path";
import { contentTypeOf } from "../contentTypes";
import { readContentFile, type ContentFile } from "./contentFile";
import { listContent } from "./places";

/** The YAML files of a content folder that have a place there, read. */
export function readContent(contentDir: string): ContentFile[] {
  return readEntries(contentDir, listContent(contentDir).entries);
}

/** The files at some paths inside a content folder, read. */
export function readEntries(contentDir: string, entries: readonly string[]): ContentFile[] {
  return entries.flatMap((entry) => {
    const type = contentTypeOf(entry);
    if (!type) return [];
    const source = readFileSync(path.join(contentDir, entry), "utf8");
    return [readContentFile(`content/${entry}`, source, type)];
  });
}
