import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { contentTypeOf, contentTypes, type ContentType } from "../types/contentTypes";
import { slugOf } from "./nearest";
import { fileProblem, type Fault, type Problem } from "./problem";

/** Folders of `content/` that hold no entries. */
const OTHER_FOLDERS = /^(?:images|artworks|brand|schemas)\//;
/** What systems and editors leave behind: the site does not read it. */
const LEFTOVER =
  /(?:^|\/)(?:\.[^/]*|desktop\.ini|Thumbs\.db|Icon\r|__MACOSX\/.*|~\$[^/]*|#[^/]*#)$|~$|\.(?:sw[a-z]|tmp|temp|bak|orig|part|crdownload)$/i;

/** The files of `content/` that could hold an entry. */
export function listFiles(contentDir: string): string[] {
  return readdirSync(contentDir, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !OTHER_FOLDERS.test(file) && !LEFTOVER.test(file))
    .filter((file) => statSync(path.join(contentDir, file)).isFile())
    .sort();
}

/** The kind of a file that is where, and named as, its kind needs. */
export function typeInPlace(file: string): ContentType | undefined {
  return /(?:^|\/)[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(file) ? contentTypeOf(file) : undefined;
}

/** The kind of a file at a wrong place or under a wrong name: by its folder, its name or its fields. */
export function misplacedType(contentDir: string, file: string): ContentType | undefined {
  const folder = path.posix.dirname(file);
  const owner = contentTypes.find(({ location }) =>
    "folder" in location
      ? location.folder === folder
      : location.file === `${nameOf(file).toLowerCase()}.yaml` && folder === ".",
  );
  if (owner && /\.ya?ml/i.test(file)) return owner;
  try {
    const data: unknown = parse(readFileSync(path.join(contentDir, file), "utf8"));
    return typeWithFields(data);
  } catch {
    return undefined;
  }
}

/** The kind that has all the fields of some data; undefined when there is none. */
export function typeWithFields(data: unknown): ContentType | undefined {
  const names = Object.keys(data ?? {});
  return contentTypes.find(
    ({ schema }) => names.length > 0 && names.every((name) => name in schema.shape),
  );
}

/** How a misplaced file counts among the others: by the name that it has and that it should have. */
export function namesOf(file: string): string[] {
  return [nameOf(file).normalize(), slugOf(nameOf(file))];
}

/** The name of a file without its extensions, however many. */
function nameOf(file: string): string {
  return path.posix.basename(file).replace(/(?:\.(?:ya?ml|txt|json|docx?|rtf|html?))+$/i, "");
}

/** What to do with a file that is not where, or not named as, its kind needs. */
export function misplacedFault(
  file: string,
  type: ContentType | undefined,
  files: readonly string[],
): Fault {
  if (!type) {
    return {
      found: "un fichier à un endroit où le site ne le lit pas",
      cure: "Rangez un fichier YAML dans l'un des dossiers de content (services, sectors, testimonials, legal), sans sous-dossier, une image dans content/images, ou supprimez-le.",
    };
  }
  const { location, schema } = type;
  const slug = slugOf(nameOf(file));
  const right = "file" in location ? location.file : `${location.folder}/${slug}.yaml`;
  const original = files.find((other) => other === right || isCopyOf(file, other));
  if (original !== undefined && original !== file) {
    return {
      found: `un fichier en trop à côté de content/${original}`,
      cure: `Si c'est une copie oubliée, supprimez-la. Pour en faire une nouvelle entrée, donnez-lui un nom qu'aucun fichier n'a, en minuscules et sans espace (par exemple ${path.posix.basename(original, ".yaml")}-2.yaml), puis changez slug, order et les titres.`,
    };
  }
  if (path.posix.dirname(file) !== path.posix.dirname(right)) {
    return {
      found: `un fichier du genre « ${type.label} » hors de sa place`,
      cure: `Déplacez-le : content/${right}.`,
    };
  }
  const also = schema.shape.slug ? ` (et « slug: ${slug} » à l'intérieur)` : "";
  return {
    found: "un nom avec une majuscule, une espace ou un accent, ou qui ne finit pas par .yaml",
    cure: `Renommez le fichier en ${path.posix.basename(right)}${also} ; sous Windows, affichez d'abord les extensions.`,
  };
}

/** « nom - Copie », « nom (1) », « nom copy 2 », « Copie de nom » beside « nom ». */
function isCopyOf(file: string, other: string): boolean {
  const name = slugOf(nameOf(file)).replace(/^cop(?:ie|y)-(?:de|of)-/, "");
  const bare = name.replace(/(?:-cop(?:ie|y))?(?:-\d+)?$/, "");
  return path.posix.dirname(file) === path.posix.dirname(other) && bare === nameOf(other);
}

/** The kinds that have too few or too many files, given the kinds of all files. */
export function countProblems(types: readonly ContentType[]): Problem[] {
  return contentTypes.flatMap((type) => {
    const { location, label, entries: { min, max = Infinity } = { min: 0 } } = type;
    const count = types.filter((one) => one === type).length;
    if ("file" in location) {
      const cure = `Remettez ce fichier (${label}) : le site en a besoin.`;
      return count > 0 ? [] : [fileProblem(location.file, { found: "aucun fichier", cure })];
    }
    if (count >= min && count <= max) return [];
    const wanted = max === Infinity ? `${min} au moins` : `de ${min} à ${max}`;
    const change = count < min ? `Ajoutez-en ${min - count}` : `Retirez-en ${count - max}`;
    const found = `${label} : ${count} fichiers dans ce dossier, pour ${wanted}`;
    return [fileProblem(location.folder, { found, cure: `${change}.` })];
  });
}
