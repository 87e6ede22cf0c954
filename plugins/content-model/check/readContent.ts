import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentTypeOf, contentTypes, type ContentType } from "../types/contentTypes";
import { parseContentFile } from "./contentFile";

/** Folders without entries, and what systems and editors leave behind. */
const UNREAD = /^(?:images|artworks|brand|schemas)\/|(?:^|\/)[.~][^/]*$|~$/;

/** Reads a content folder: the names of all its files, and those of a kind of content in the order in which they were saved. */
export function readContent(contentDir: string) {
  const statOf = (name: string) => statSync(path.join(contentDir, name));
  const names = readdirSync(contentDir, { recursive: true, encoding: "utf8" })
    .filter((name) => statOf(name).isFile())
    .sort((a, b) => statOf(a).mtimeMs - statOf(b).mtimeMs)
    .map((name) => name.replaceAll("\\", "/"));
  const read = names.filter((name) => !UNREAD.test(name));
  const files = read.flatMap((name) => {
    const source = readFileSync(path.join(contentDir, name), "utf8");
    const type = kindOf(name, source);
    return type ? parseContentFile(name, source, type) : [];
  });
  return { contentDir, names, files };
}

/** The kind that has all of a file's fields, first that of its folder; other YAML counts as of its folder, other notes as none. */
function kindOf(name: string, source: string): ContentType | undefined {
  const fields = [...source.matchAll(/^([\w-]+):/gm)].map(([, field = ""]) => field);
  const kinds = [contentTypeOf(name) ?? [], contentTypes].flat();
  const kind = kinds.find(({ schema }) => fields.every((field) => field in schema.shape));
  if (kind && fields.length > 0) return kind;
  return /\.ya?ml/i.test(name) ? kinds[0] : undefined;
}
