import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentTypeOf, contentTypes, type ContentType } from "../types/contentTypes";
import { parseContentFile, type ContentFile } from "./contentFile";
import { misplaced, type Problem } from "./problem";

/** What the site does not read: folders without entries, and what systems and editors leave behind. */
const UNREAD =
  /^(?:images|artworks|brand|schemas)\/|(?:^|\/)(?:[.~][^/]*|desktop\.ini|Thumbs\.db)$|~$/i;

const FOLDERS = contentTypes
  .flatMap(({ location }) => ("folder" in location ? location.folder : []))
  .join(", ");

/** Files as last read, by path and source: of an edit, only the file that changed is parsed again. */
const parsed = new Map<string, ContentFile>();

/**
 * Reads a content folder: the names of all its files, those of which the kind is known in the order in which they were
 * saved, and what is wrong with the others.
 */
export function readContent(contentDir: string) {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  const names = readdirSync(contentDir, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(contentDir, name)).isFile())
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
  const savedAt = (name: string) => statSync(path.join(contentDir, name)).mtimeMs;
  const read = names.filter((name) => !UNREAD.test(name));
  for (const name of read.sort((a, b) => savedAt(a) - savedAt(b))) {
    const source = readFileSync(path.join(contentDir, name), "utf8");
    const type = kindOf(name, source);
    const key = `${name}\n${source}`;
    const file = type && (parsed.get(key) ?? parseContentFile(name, source, type));
    if (file) files.push(file);
    if (file) parsed.set(key, file);
    // At the top of the folder, notes of other kinds do no harm.
    else if (name.includes("/") || /\.ya?ml/i.test(name))
      problems.push(
        misplaced(name, `${FOLDERS}, sans sous-dossier, ou, pour une image, content/images`),
      );
  }
  return { contentDir, names, files, problems };
}

/** The kind of which a file has all the fields; else, of a YAML file, the kind of its folder. */
function kindOf(name: string, source: string): ContentType | undefined {
  const fields = [...source.matchAll(/^([\w-]+):/gm)].map(([, field = ""]) => field);
  const owner = /\.ya?ml/i.test(name) ? contentTypeOf(name) : undefined;
  const fits = ({ schema }: ContentType) => fields.every((field) => field in schema.shape);
  if (fields.length === 0 || (owner && fits(owner))) return owner;
  return contentTypes.find(fits) ?? owner;
}
