import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { contentTypeOf, contentTypes, type ContentType } from "../types/contentTypes";
import type { ContentFile } from "./contentFile";
import { slugOf } from "./didYouMean";
import { fileProblem, type Fault, type Problem } from "./problem";

/** Folders of `content/` that hold no entries. */
const OTHER_FOLDERS = /^(?:images|artworks|brand|schemas)\//;
/** What systems and editors leave behind: the site does not read it. */
const LEFTOVER = /(?:^|\/)(?:[.~][^/]*|desktop\.ini|Thumbs\.db)$|~$/i;

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

/** The kind of which a file has all the fields; else, of a YAML file, the kind of its folder. */
export function kindOf(
  contentDir: string,
  name: string,
  file: ContentFile | undefined,
): ContentType | undefined {
  const names = Object.keys((file ? file.data : dataOf(path.join(contentDir, name))) ?? {});
  const owner = /\.ya?ml/i.test(name) ? contentTypeOf(name) : undefined;
  const fits = (type?: ContentType) =>
    names.every((one) => type && Object.hasOwn(type.schema.shape, one));
  if (names.length === 0 || fits(owner)) return owner;
  return contentTypes.find(fits) ?? owner;
}

function dataOf(file: string): unknown {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
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
export function misplacedFault(file: string, type: ContentType | undefined): Fault {
  if (!type) {
    return {
      found: "un fichier à un endroit où le site ne le lit pas",
      cure: "Rangez un fichier YAML dans l'un des dossiers de content (services, sectors, testimonials, legal), sans sous-dossier, une image dans content/images, ou supprimez-le.",
    };
  }
  const { location, schema, label } = type;
  const slug = slugOf(nameOf(file));
  const right = "file" in location ? location.file : `${location.folder}/${slug}.yaml`;
  const also = schema.shape.slug ? ` (et « slug: ${slug} » à l'intérieur)` : "";
  return {
    found: `un fichier du genre « ${label} » dans un autre dossier, ou dont le nom a une majuscule, une espace, un accent ou une autre fin que .yaml`,
    cure: `Si c'est une copie oubliée, supprimez-la. Sinon, déplacez ou renommez le fichier : content/${right}${also}. Sous Windows, affichez d'abord les extensions.`,
  };
}

/** The kinds that have too few or too many files, given the kinds of all files. */
export function countProblems(types: readonly ContentType[]): Problem[] {
  return contentTypes.flatMap((type) => {
    const { location, label } = type;
    const [place, least] = "file" in location ? [location.file, 1] : [location.folder, 0];
    const { min, max = Infinity } = type.entries ?? { min: least };
    const count = types.filter((one) => one === type).length;
    if (count >= min && count <= max) return [];
    const wanted = max === Infinity ? `${min} au moins` : `de ${min} à ${max}`;
    const found = `${count} fichiers du genre « ${label} », pour ${wanted}`;
    const cure =
      count < min ? `Remettez-en ou ajoutez-en ${min - count}.` : `Retirez-en ${count - max}.`;
    return [fileProblem(place, { found, cure })];
  });
}
