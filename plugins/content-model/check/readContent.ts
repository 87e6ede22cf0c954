import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { contentTypeOf, contentTypes, type ContentType } from "../types/contentTypes";
import { parseContentFile, type ContentFile } from "./contentFile";
import { slugOf } from "./didYouMean";
import { fileProblem, unexpectedProblem, type Problem } from "./problem";
import type { MisplacedEntry } from "./siteFacts";

/** The YAML files of a content folder that have a place there, and what is wrong with the others. */
export interface Content {
  files: ContentFile[];
  misplaced: MisplacedEntry[];
  problems: Problem[];
}

/** Folders of `content/` that hold no entries. */
const OTHER_FOLDERS = /^(?:images|artworks|brand|schemas)\//;
/** What systems and editors leave behind: the site does not read it. */
const LEFTOVER = /(?:^|\/)(?:[.~][^/]*|desktop\.ini|Thumbs\.db)$|~$/i;
/** A file that is named as an entry's. */
const ENTRY = /(?:^|\/)[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/;

/** Reads every file of a content folder: 2 ms each. */
export function readContent(contentDir: string): Content {
  const files: ContentFile[] = [];
  const misplaced: MisplacedEntry[] = [];
  const problems: Problem[] = [];
  const names = readdirSync(contentDir, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !OTHER_FOLDERS.test(file) && !LEFTOVER.test(file));
  for (const name of names.sort()) {
    const place = path.join(contentDir, name);
    const status = statSync(place);
    if (!status.isFile()) continue;
    try {
      const source = readFileSync(place, "utf8");
      const type = ENTRY.test(name) ? contentTypeOf(name) : undefined;
      const file = type && parseContentFile(`content/${name}`, source, type, status.mtimeMs);
      const kind = kindOf(name, file ? file.data : valuesOf(source));
      // At the top of the folder, notes of other kinds do no harm.
      const isNote = !kind && !name.includes("/") && !/\.ya?ml/i.test(name);
      if (file && kind === type) files.push(file);
      else if (!isNote) problems.push(misplacedProblem(name, kind));
      if (kind && kind !== type)
        misplaced.push({ type: kind, names: [nameOf(name).normalize(), slugOf(nameOf(name))] });
    } catch (error) {
      problems.push(unexpectedProblem(name, error));
    }
  }
  problems.push(...countProblems([...files, ...misplaced].map(({ type }) => type)));
  return { files, misplaced, problems };
}

function valuesOf(source: string): unknown {
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}

/** The kind of which a file has all the fields; else, of a YAML file, the kind of its folder. */
function kindOf(name: string, values: unknown): ContentType | undefined {
  const names = Object.keys(values ?? {});
  const owner = /\.ya?ml/i.test(name) ? contentTypeOf(name) : undefined;
  const fits = (type?: ContentType) =>
    names.every((one) => type && Object.hasOwn(type.schema.shape, one));
  if (names.length === 0 || fits(owner)) return owner;
  return contentTypes.find(fits) ?? owner;
}

/** The name of a file without its extensions, however many. */
const nameOf = (file: string) =>
  path.posix.basename(file).replace(/(?:\.(?:ya?ml|txt|json|docx?|rtf|html?))+$/i, "");

/** A file that is not where, or not named as, its kind needs. */
function misplacedProblem(file: string, type: ContentType | undefined): Problem {
  if (!type)
    return fileProblem(
      file,
      "un fichier à un endroit où le site ne le lit pas",
      "Rangez un fichier YAML dans l'un des dossiers de content (services, sectors, testimonials, legal), sans sous-dossier, une image dans content/images, ou supprimez-le.",
    );
  const { location, schema, label } = type;
  const slug = slugOf(nameOf(file));
  const right = "file" in location ? location.file : `${location.folder}/${slug}.yaml`;
  const also = schema.shape.slug ? ` (et « slug: ${slug} » à l'intérieur)` : "";
  return fileProblem(
    file,
    `un fichier du genre « ${label} » dans un autre dossier, ou dont le nom a une majuscule, une espace, un accent ou une autre fin que .yaml`,
    `Si c'est une copie oubliée, supprimez-la. Sinon, déplacez ou renommez le fichier : content/${right}${also}. Sous Windows, affichez d'abord les extensions.`,
  );
}

/** The kinds that have too few or too many files, given the kinds of all files. */
function countProblems(types: readonly ContentType[]): Problem[] {
  return contentTypes.flatMap((type) => {
    const { location, label, entries } = type;
    const place = "file" in location ? location.file : location.folder;
    const { min, max = Infinity } = entries ?? { min: "file" in location ? 1 : 0 };
    const count = types.filter((one) => one === type).length;
    if (count >= min && count <= max) return [];
    const wanted = max === Infinity ? `${min} au moins` : `de ${min} à ${max}`;
    const cure =
      count < min ? `Remettez-en ou ajoutez-en ${min - count}.` : `Retirez-en ${count - max}.`;
    return [fileProblem(place, `${count} fichiers du genre « ${label} », pour ${wanted}`, cure)];
  });
}
