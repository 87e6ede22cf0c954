import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { contentTypeOf, contentTypes, type ContentType } from "../types/contentTypes";
import { parseContentFile, type ContentFile } from "./contentFile";
import { slugOf } from "./names";
import { fileProblem, type Problem } from "./problem";

/** A file of a kind, and when it was saved, in milliseconds. */
export type SavedFile = ContentFile & { savedAt: number };

/** What the site does not read: folders without entries, and what systems and editors leave behind. */
const UNREAD =
  /^(?:images|artworks|brand|schemas)\/|(?:^|\/)(?:[.~][^/]*|desktop\.ini|Thumbs\.db)$|~$/i;

/** Files as last read, by name: of an edit, only the file that changed is parsed again. */
const parsed = new Map<string, { source: string; file: ContentFile }>();

/** Reads a content folder: the files of which the kind is known, and what is wrong with the others. */
export function readContent(contentDir: string): { files: SavedFile[]; problems: Problem[] } {
  const files: SavedFile[] = [];
  const problems: Problem[] = [];
  const names = readdirSync(contentDir, { recursive: true, encoding: "utf8" });
  for (const name of names.map((one) => one.replaceAll("\\", "/")).sort()) {
    const place = path.join(contentDir, name);
    const status = statSync(place);
    if (UNREAD.test(name) || !status.isFile()) continue;
    const source = readFileSync(place, "utf8");
    const type = kindOf(name, source);
    if (type) {
      const known = parsed.get(name);
      const file = known?.source === source ? known.file : parseContentFile(name, source, type);
      parsed.set(name, { source, file });
      const problem = placeProblem(name, file);
      files.push({ ...file, ...problem, savedAt: status.mtimeMs });
      // At the top of the folder, notes of other kinds do no harm.
    } else if (name.includes("/") || /\.ya?ml/i.test(name))
      problems.push(
        fileProblem(
          name,
          "un fichier à un endroit où le site ne le lit pas",
          "Rangez un fichier YAML dans l'un des dossiers de content (services, sectors, testimonials, legal), sans sous-dossier, une image dans content/images, ou supprimez-le.",
        ),
      );
  }
  return { files, problems };
}

/** The kind of which a file has all the fields; else, of a YAML file, the kind of its folder. */
function kindOf(name: string, source: string): ContentType | undefined {
  const fields = [...source.matchAll(/^([\w-]+):/gm)].map(([, field = ""]) => field);
  const owner = /\.ya?ml/i.test(name) ? contentTypeOf(name) : undefined;
  const fits = (type?: ContentType) =>
    fields.every((field) => type && Object.hasOwn(type.schema.shape, field));
  return fields.length === 0 || fits(owner) ? owner : (contentTypes.find(fits) ?? owner);
}

/** Of a file that is not where, or not named as, its kind needs, nothing else is said; references to it are right. */
function placeProblem(name: string, { name: bare, type }: ContentFile): Partial<ContentFile> {
  const { location, label } = type;
  const right = "file" in location ? location.file : `${location.folder}/${slugOf(bare)}.yaml`;
  if (right === name) return {};
  const problem = fileProblem(
    name,
    `un fichier du genre « ${label} » dans un autre dossier, ou dont le nom a une majuscule, une espace, un accent ou une autre fin que .yaml`,
    `Si c'est une copie oubliée, supprimez-la. Sinon, déplacez ou renommez le fichier : content/${right} (et de même « slug » à l'intérieur). Sous Windows, affichez d'abord les extensions.`,
  );
  return { data: undefined, problem };
}
