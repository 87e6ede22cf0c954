import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { contentTypeOf, contentTypes, type ContentType } from "../types/contentTypes";
import { slugOf } from "./nearest";
import { fileProblem, type Fault, type Problem } from "./problem";
import type { MisplacedEntry } from "./siteFacts";

/** The files of `content/`: those with entries, and what is wrong with the others. */
interface ContentListing {
  /** Paths inside `content/` of the YAML files that have a place and a good name there. */
  entries: string[];
  misplaced: MisplacedEntry[];
  problems: Problem[];
}

/** Folders of `content/` that hold no entries. */
const OTHER_FOLDERS = /^(?:images|artworks|brand|schemas)\//;
/** What systems and editors leave behind: the site does not read it. */
const LEFTOVER =
  /(?:^|\/)(?:\.[^/]*|desktop\.ini|Thumbs\.db|Icon\r|__MACOSX\/.*|~\$[^/]*|#[^/]*#)$|~$|\.(?:sw[a-z]|tmp|temp|bak|orig|part|crdownload)$/i;

/** Lists `content/` and finds misplaced, misnamed and missing files: one problem for each. */
export function listContent(contentDir: string): ContentListing {
  const files = listFiles(contentDir).filter((file) => !OTHER_FOLDERS.test(file));
  const entries = files.filter(isInPlace);
  const misplaced: MisplacedEntry[] = [];
  const problems: Problem[] = [];
  for (const file of files.filter((one) => !isInPlace(one))) {
    const type = typeOf(contentDir, file);
    if (!type && !file.includes("/") && !/\.ya?ml/i.test(file)) continue;
    if (type) misplaced.push(misplacedEntry(file, type));
    problems.push(fileProblem(file, misplacedFault(file, type, files)));
  }
  return { entries, misplaced, problems };
}

/** How a misplaced file counts among the others: by the name that it has and that it should have. */
export function misplacedEntry(file: string, type: ContentType): MisplacedEntry {
  const name = nameOf(file);
  return { type, names: [name.normalize(), slugOf(name)] };
}

/** The kinds that have too few or too many files, given the kinds of all files. */
export function countProblems(types: readonly ContentType[]): Problem[] {
  return contentTypes.flatMap((type) => {
    const fault = countFault(type, types.filter((one) => one === type).length);
    return fault ? [fileProblem(placeOf(type), fault)] : [];
  });
}

function isInPlace(file: string): boolean {
  const type = contentTypeOf(file);
  return type !== undefined && /(?:^|\/)[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(file);
}

/** The name of a file without its extensions, however many. */
function nameOf(file: string): string {
  return path.posix.basename(file).replace(/(?:\.(?:ya?ml|txt|json|docx?|rtf|html?))+$/i, "");
}

/** Where the entries of a type are, or the file of one of them. */
function placeOf({ location }: ContentType, name?: string): string {
  if ("file" in location) return location.file;
  return name === undefined ? location.folder : `${location.folder}/${slugOf(name)}.yaml`;
}

/** The kind of a file at a wrong place or under a wrong name: by its folder, its name or its fields. */
function typeOf(contentDir: string, file: string): ContentType | undefined {
  const folder = path.posix.dirname(file);
  const owner = contentTypes.find(({ location }) =>
    "folder" in location
      ? location.folder === folder
      : location.file === `${nameOf(file).toLowerCase()}.yaml` && folder === ".",
  );
  if (owner && /\.ya?ml/i.test(file)) return owner;
  try {
    const data: unknown = parse(readFileSync(path.join(contentDir, file), "utf8"));
    return typeWithFields(Object.keys(data ?? {}));
  } catch {
    return undefined;
  }
}

/** The kind that has all these fields; undefined when there is none. */
export function typeWithFields(names: readonly string[]): ContentType | undefined {
  return names.length === 0
    ? undefined
    : contentTypes.find(({ schema }) => names.every((name) => name in schema.shape));
}

/** What to do with a file that is not where, or not named as, its kind needs. */
export function misplacedFault(
  file: string,
  type: ContentType | undefined,
  files: readonly string[],
): Fault {
  if (!type) {
    const folders = contentTypes.flatMap(({ location }) =>
      "folder" in location ? [`content/${location.folder}`] : [],
    );
    return {
      found: "un fichier à un endroit où le site ne le lit pas",
      cure: /\.ya?ml/i.test(file)
        ? `Rangez-le dans l'un de ces dossiers (sans sous-dossier) : ${folders.join(", ")}, ou supprimez-le.`
        : "Rangez une image dans content/images ; retirez tout autre fichier du dossier content.",
    };
  }
  const right = placeOf(type, nameOf(file));
  const name = path.posix.basename(right);
  const sameFolder = path.posix.dirname(file) === path.posix.dirname(right);
  const original = files.find(
    (other) => other !== file && (other === right || isCopyOf(file, other)),
  );
  if (original !== undefined) {
    return {
      found: `un fichier en trop à côté de content/${original}`,
      cure: `Si c'est une copie oubliée, supprimez-la. Pour en faire une nouvelle entrée, donnez-lui un nom qu'aucun fichier n'a, en minuscules et sans espace (par exemple ${freeName(original, files)}), puis changez slug, order et les titres.`,
    };
  }
  const also = type.schema.shape.slug
    ? ` et écrivez « slug: ${slugOf(nameOf(file))} » à l'intérieur`
    : "";
  if (!sameFolder) {
    return {
      found: `un fichier du genre « ${type.label} » hors de sa place`,
      cure: `Déplacez-le : content/${right}.`,
    };
  }
  return {
    found: /\.yaml$/.test(file)
      ? "un nom de fichier avec une majuscule, une espace, un accent ou un signe"
      : "un fichier dont le nom ne finit pas par .yaml",
    cure: /\.yaml$/.test(file)
      ? `Renommez le fichier en ${name}${also}.`
      : `Renommez le fichier en ${name} (sous Windows, affichez d'abord les extensions des noms de fichiers).`,
  };
}

/** « nom - Copie », « nom (1) », « nom copy 2 », « Copie de nom » beside « nom ». */
function isCopyOf(file: string, other: string): boolean {
  const name = slugOf(nameOf(file)).replace(/^cop(?:ie|y)-(?:de|of)-/, "");
  const bare = name.replace(/(?:-cop(?:ie|y))?(?:-\d+)?$/, "");
  return path.posix.dirname(file) === path.posix.dirname(other) && bare === nameOf(other);
}

function freeName(original: string, files: readonly string[]): string {
  const base = original.replace(/\.yaml$/, "");
  let number = 2;
  while (files.includes(`${base}-${number}.yaml`)) number += 1;
  return `${path.posix.basename(base)}-${number}.yaml`;
}

function countFault({ location, label, entries }: ContentType, count: number): Fault | undefined {
  if ("file" in location) {
    return count > 0
      ? undefined
      : { found: "aucun fichier", cure: `Remettez ce fichier (${label}) : le site en a besoin.` };
  }
  const { min, max = Infinity } = entries ?? { min: 0 };
  if (count >= min && count <= max) return undefined;
  const wanted = max === Infinity ? `${min} au moins` : `de ${min} à ${max}`;
  const missing = count < min;
  return {
    found: `${label} : ${count} fichier${count > 1 ? "s" : ""} dans ce dossier, pour ${wanted}`,
    cure: `${missing ? "Ajoutez-en" : "Retirez-en"} ${missing ? min - count : count - max}.`,
  };
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, relative: path.relative(folder, file).replaceAll("\\", "/") }))
    .filter(({ file, relative }) => !LEFTOVER.test(relative) && statSync(file).isFile())
    .map(({ relative }) => relative)
    .sort();
}
