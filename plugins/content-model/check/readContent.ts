import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentTypeOf, contentTypes, type ContentType } from "../types/contentTypes";
import { parseContentFile, type ContentFile } from "./contentFile";
import { fileProblem, type Problem } from "./problem";

/** Folders without entries, and what systems and editors leave behind; but Gatsby reads each .yaml. */
const UNREAD =
  /^(?:images|artworks|brand|schemas)\/.*(?<!\.ya?ml)$|(?:^|\/)(?:[.~][^/]*(?<!\.ya?ml)|desktop\.ini|Thumbs\.db)$|~$/i;

const STRAY =
  "Un fichier que le site ne lit pas à cet endroit. Supprimez-le, ou déplacez-le : une image va dans content/images, des notes hors de content/, le reste là où le dit docs/contenu.md.";

/** What each file was when it was read last: one that is the same is not parsed again. */
const parsed = new Map<string, { source: string; file: ContentFile }>();

/** Reads a content folder: the names of all its files, those of a kind in the order in which they were saved, and what to say of others. */
export function readContent(contentDir: string) {
  const names = readdirSync(contentDir, { recursive: true, encoding: "utf8" })
    .flatMap((name) => {
      // What an editor marks as open is a link that leads nowhere.
      const stat = statSync(path.join(contentDir, name), { throwIfNoEntry: false });
      return stat?.isFile() ? { name, stat } : [];
    })
    .sort((a, b) => a.stat.mtimeMs - b.stat.mtimeMs)
    .map(({ name }) => name.replaceAll("\\", "/"));
  const strays: Problem[] = [];
  const files = names.flatMap((name) => {
    if (UNREAD.test(name)) return [];
    const source = readFileSync(path.join(contentDir, name), "utf8");
    const type = kindOf(name, source);
    // At the top of the folder, notes of other kinds do no harm.
    if (!type && /\/|\.ya?ml/i.test(name)) strays.push(...fileProblem(name, STRAY));
    if (!type) return [];
    const last = parsed.get(name);
    const file = last?.source === source ? last.file : parseContentFile(name, source, type);
    parsed.set(name, { source, file });
    return file;
  });
  return { contentDir, names, files, strays };
}

/** The kind that has all of a file's fields, first that of its folder; of other YAML that of its folder. */
function kindOf(name: string, source: string): ContentType | undefined {
  const fields = source.match(/^[\w-]+(?=:)/gm) ?? [];
  const owner = contentTypeOf(name);
  const hasAll = ({ schema }: ContentType) => fields.every((field) => field in schema.shape);
  const kind = fields[0] && [owner ?? [], contentTypes].flat().find(hasAll);
  return kind || (/\.ya?ml/i.test(name) ? owner : undefined);
}
