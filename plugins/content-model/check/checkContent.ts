import { isScalar } from "yaml";
import { contentTypes } from "../types/contentTypes";
import type { Field } from "../types/structure";
import type { ContentFile } from "./contentFile";
import { linkFault, oldAddressFault, relationFault, siteFacts, type SiteFacts } from "./links";
import { markdownFaults, placeholderFault, plainTextFault } from "./markdown";
import { artworkFault, imageFault } from "./pictures";
import { fileProblem, type Problem } from "./problem";
import { readContent } from "./readContent";
import { misreadFault, shapeProblems } from "./shape";
import { characterFault } from "./yamlFault";

/** Drawings that pages and scripts name themselves, without a field of the content. */
export const PAGE_DRAWINGS = [
  ...["hero", "thanks", "not-found", "contact"].map((name) => `artworks/${name}.svg`),
  ...["wordmark", "mark", "printed-mark"].map((name) => `brand/${name}.svg`),
];

/** All mistakes of the content in a folder, by file and line; empty when it is right. */
export function checkContent(contentDir: string): Problem[] {
  const facts = siteFacts(readContent(contentDir));
  const found = [
    ...countProblems(facts),
    ...PAGE_DRAWINGS.flatMap((drawing) =>
      fileProblem(drawing, artworkFault(`../${drawing}`, facts)),
    ),
    ...facts.files.flatMap(
      (file) =>
        file.problem ?? [
          ...shapeProblems(file),
          ...valueProblems(file, facts),
          ...["order", "seo.title"].flatMap((field) => sharedProblem(field, file, facts) ?? []),
        ],
    ),
  ];
  // Of several at one place the first explains it best.
  const place = ({ file, line, column }: Problem) => `${file} ${line} ${column}`;
  const first = new Map(found.toReversed().map((problem) => [place(problem), problem]));
  return [...first.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

type Fault = string | undefined;
type Check = (text: string, facts: SiteFacts, field: Field) => Fault | Fault[];

/** What is wrong with a text that has the right shape, by the kind of its field. */
const CHECKS: Partial<Record<Field["kind"], Check>> = {
  prose: plainTextFault,
  verbatim: plainTextFault,
  markdown: markdownFaults,
  image: imageFault,
  artwork: artworkFault,
  href: linkFault,
  relation: relationFault,
  path: oldAddressFault,
};

/** Checks what each text of a file says; wrong types are left to `shapeProblems`. */
function valueProblems(file: ContentFile, facts: SiteFacts): Problem[] {
  return [...file.places.values()].flatMap((place) => {
    const { path, node, field } = place;
    const text = isScalar(node) ? (node.value ?? "") : undefined;
    if (!field || typeof text !== "string") return [];
    const wrong = characterFault(text) ?? misreadFault(text, place);
    const check = text && !wrong ? CHECKS[field.kind] : undefined;
    const found = [wrong ?? placeholderFault(text), check?.(text, facts, field)].flat();
    return found.flatMap((fault) => (fault ? file.problemAt(path, fault) : []));
  });
}

/** Files that the site cannot do without, and too few or too many of a kind. */
const countProblems = ({ files }: SiteFacts) =>
  contentTypes.flatMap((kind) => {
    const { location, label, pages, entries } = kind;
    const own = files.filter(({ type }) => type === kind).map(({ right }) => right);
    const place = "file" in location ? location.file : location.folder;
    const single = "file" in location && !entries ? [place] : [];
    const needed = pages?.required?.map((slug) => `${place}/${slug}.yaml`) ?? single;
    const gone = needed
      .filter((path) => !own.includes(path))
      .flatMap((path) => fileProblem(path, "Le site a besoin de ce fichier. Remettez ce fichier."));
    const { min = 0, max = Infinity } = entries ?? {};
    if (own.length >= min && own.length <= max) return gone;
    const text = `Il y a ${own.length} fichiers du genre « ${label} ». Gardez-en ${min} au moins et ${max} au plus.`;
    return [...gone, ...fileProblem(place, text)];
  });

/** A value that a file saved before has already. */
function sharedProblem(field: string, file: ContentFile, { files }: SiteFacts) {
  const valueOf = ({ places }: ContentFile) => places.get(field)?.typed.toLowerCase();
  const isSame = (other: ContentFile) =>
    valueOf(other) === valueOf(file) &&
    (field !== "order" || other.type === file.type) &&
    !other.problem;
  const other = files.slice(0, files.indexOf(file)).find(isSame);
  const text = `La même valeur que dans ${other?.path}. Écrivez-en une qu'aucun autre fichier n'a.`;
  return other && valueOf(file) ? file.problemAt(field.split("."), text) : undefined;
}
