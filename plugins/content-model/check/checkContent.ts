import { contentTypes, type ContentType } from "../types/contentTypes";
import type { ContentFile } from "./contentFile";
import { artworkFault, PAGE_DRAWINGS } from "./pictures";
import { fileProblem, type Problem } from "./problem";
import { readContent, type SavedFile } from "./readContent";
import { shapeProblems } from "./shape";
import { siteFacts, type SiteFacts } from "./siteFacts";
import { valueProblems } from "./values";

/**
 * All mistakes of the content in a folder, by file and line; empty when it is right.
 *
 * @param only path of the file whose fields to check, from the root of the repository; absent for all
 */
export function checkContent(contentDir: string, only?: string): Problem[] {
  const { files, problems } = readContent(contentDir);
  const facts = siteFacts(files, contentDir);
  const readable = files.filter(({ problem }) => !problem);
  return inReadingOrder([
    ...problems,
    ...files.flatMap(({ problem }) => problem ?? []),
    ...contentTypes.flatMap((type) => countProblems(type, files, facts)),
    ...PAGE_DRAWINGS.flatMap((drawing) => {
      const fault = artworkFault(drawing, facts);
      return fault ? fileProblem(drawing.slice("../".length), fault.found, fault.cure) : [];
    }),
    ...readable
      .filter(({ path }) => !only || path === only)
      .flatMap((file) => [...shapeProblems(file), ...valueProblems(file, facts)]),
    ...sharedValues(readable, ["order"], ({ type }) => type.typeName),
    ...sharedValues(readable, ["seo", "title"], () => ""),
  ]);
}

/** Files of a kind that are missing, and too few or too many of them. */
function countProblems(type: ContentType, files: readonly ContentFile[], { slugs }: SiteFacts) {
  const { location, label, pages, entries: { min, max } = { min: 0, max: Infinity } } = type;
  const count = files.filter((file) => file.type === type).length;
  const missing = (file: string) =>
    fileProblem(file, "aucun fichier", "Remettez ce fichier : le site ou la loi le demande.");
  if ("file" in location) return count === 0 ? [missing(location.file)] : [];
  const { folder } = location;
  const found = `${count} fichiers du genre « ${label} », pour ${min} au moins et ${max} au plus`;
  const cure = count < min ? `Ajoutez-en ${min - count}.` : `Retirez-en ${count - max}.`;
  return [
    ...(pages?.required ?? [])
      .filter((slug) => !slugs.get(type.typeName)?.has(slug))
      .map((slug) => missing(`${folder}/${slug}.yaml`)),
    ...(count < min || count > max ? [fileProblem(folder, found, cure)] : []),
  ];
}

/** Values that two entries of a group share: of these, the one saved last is most likely wrong. */
function sharedValues(
  files: readonly SavedFile[],
  path: string[],
  groupOf: (file: SavedFile) => string,
): Problem[] {
  const first = new Map<string, SavedFile>();
  return files
    .toSorted((a, b) => a.savedAt - b.savedAt)
    .flatMap((file) => {
      const value = file.typedAt(path);
      const key = `${groupOf(file)} ${value.toLowerCase()}`;
      const other = first.get(key) ?? file;
      first.set(key, other);
      // Of a copied file, the slug says enough.
      if (value === "" || other === file || other.data?.slug === file.data?.slug) return [];
      const found = `« ${value} », comme dans ${other.path}`;
      return file.problemAt(path, {
        found,
        cure: "Écrivez une valeur qu'aucun autre fichier n'a.",
      });
    });
}

/** Problems by file, then by line; of several at one place only the first, which explains it best. */
function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const place = ({ file, line, column, field }: Problem) => `${file} ${line} ${column} ${field}`;
  const first = new Map(problems.toReversed().map((problem) => [place(problem), problem]));
  return [...first.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
