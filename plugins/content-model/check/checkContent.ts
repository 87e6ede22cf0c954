import { contentTypes } from "../types/contentTypes";
import type { ContentFile } from "./contentFile";
import { siteFacts, type SiteFacts } from "./links";
import { artworkFault } from "./pictures";
import { fileProblem, type Problem } from "./problem";
import { readContent } from "./readContent";
import { shapeProblems } from "./shape";
import { valueProblems } from "./values";

/** Drawings that pages and scripts name themselves, without a field of the content. */
export const PAGE_DRAWINGS = [
  ...["hero", "thanks", "not-found", "contact"].map((name) => `artworks/${name}.svg`),
  ...["wordmark", "mark", "printed-mark"].map((name) => `brand/${name}.svg`),
];

/** All mistakes of the content in a folder, by file and line; empty when it is right. */
export function checkContent(contentDir: string): Problem[] {
  const content = readContent(contentDir);
  const facts = siteFacts(content);
  const found = [
    ...content.problems,
    ...countProblems(facts),
    ...PAGE_DRAWINGS.flatMap((drawing) => {
      const fault = artworkFault(`../${drawing}`, facts);
      return fault ? fileProblem(drawing, fault) : [];
    }),
    ...facts.files.flatMap((file) => file.problem ?? fieldProblems(file, facts)),
  ];
  // Of several at one place the first explains it best.
  const place = ({ file, line, column }: Problem) => `${file} ${line} ${column}`;
  const first = new Map(found.toReversed().map((problem) => [place(problem), problem]));
  return [...first.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

const fieldProblems = (file: ContentFile, facts: SiteFacts) => [
  ...shapeProblems(file),
  ...valueProblems(file, facts),
  ...["order", "seo.title"].flatMap((field) => sharedProblem(field, file, facts) ?? []),
];

/** Files that are missing, and too few or too many of a kind. */
const countProblems = ({ files }: SiteFacts) =>
  contentTypes.flatMap((kind): Problem[] => {
    const { location, label, pages, entries } = kind;
    const own = files.filter(({ type }) => type === kind);
    const isFile = "file" in location;
    const place = isFile ? location.file : location.folder;
    const { min, max } = entries ?? (isFile ? { min: 1, max: 1 } : { min: 0, max: 99 });
    const change =
      own.length < min ? `Ajoutez-en ${min - own.length}` : `Retirez-en ${own.length - max}`;
    const text = `${own.length} fichiers du genre « ${label} », pour ${min} au moins et ${max} au plus. ${isFile ? "Remettez ce fichier" : change}.`;
    const gone = (pages?.required ?? [])
      .map((slug) => `${place}/${slug}.yaml`)
      .filter((path) => !own.some(({ right }) => right === path));
    const problems = gone.map((path) =>
      fileProblem(path, "Une page que la loi demande. Remettez ce fichier."),
    );
    return own.length < min || own.length > max
      ? [...problems, fileProblem(place, text)]
      : problems;
  });

/** A value that a file saved before has already; of a copied file, the slug says enough. */
function sharedProblem(field: string, file: ContentFile, { files }: SiteFacts) {
  const typed = file.places.get(field)?.typed;
  const other = files
    .slice(0, files.indexOf(file))
    .find(
      ({ type, places, data }) =>
        data?.slug !== file.data?.slug &&
        (field !== "order" || type === file.type) &&
        places.get(field)?.typed.toLowerCase() === typed?.toLowerCase(),
    );
  const text = `« ${typed} », comme dans ${other?.path}. Écrivez une valeur qu'aucun autre fichier n'a.`;
  return typed && other ? file.problemAt(field.split("."), text) : undefined;
}
