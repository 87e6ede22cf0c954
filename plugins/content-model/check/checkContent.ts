import { isScalar } from "yaml";
import { pageDrawings } from "../pages/sitePages";
import { contentTypes, neededFiles } from "../types/contentTypes";
import type { Field } from "../types/structure";
import type { ContentFile } from "./contentFile";
import { linkFault, oldAddressFault, relationFault, siteFacts, type SiteFacts } from "./links";
import { markdownFaults, plainTextFault } from "./markdown";
import { artworkFault, imageFault } from "./pictures";
import { placeholderFault } from "./placeholders";
import { fieldName, fileProblem, type Problem } from "./problem";
import { readContent } from "./readContent";
import { misreadFault, shapeProblems } from "./shape";
import { characterFault } from "./yamlFault";

/** All mistakes of the content in a folder, by file and line; empty when it is right. */
export function checkContent(contentDir: string): Problem[] {
  const facts = siteFacts(readContent(contentDir));
  const readable = facts.files.filter(({ problem }) => !problem);
  const found = [
    ...countProblems(facts),
    ...facts.strays,
    ...pageDrawings.flatMap((name) => fileProblem(name, artworkFault(`../${name}`, facts))),
    // The photograph that pages show where there is one (src/hooks/useSharedContent.ts).
    ...facts.names
      .filter((name) => /^images\/avatars\/contact\./i.test(name))
      .flatMap((name) => fileProblem(name, imageFault(`../${name}`, facts, "avatars"))),
    ...facts.files.flatMap(({ problem }) => problem ?? []),
    ...readable.flatMap(shapeProblems),
    ...readable.flatMap((file) => valueProblems(file, facts)),
    ...readable.flatMap(markProblems),
    ...["order", "title", "seo.title"].flatMap((field) => sharedProblems(field, readable)),
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
  image: (text, facts, { schema }) => imageFault(text, facts, String(schema.folder)),
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
    const wrong = characterFault(text) ?? misreadFault(text, place, file.source);
    const check = text && !wrong ? CHECKS[field.kind] : undefined;
    const named = file.type.typeName === "SiteSettings" ? fieldName(path) : undefined;
    const braces = placeholderFault(text, named);
    const found = [wrong ?? braces, check?.(text, facts, field)].flat();
    return found.flatMap((fault) => (fault ? file.problemAt(path, fault) : []));
  });
}

/** Marks whose note is missing. */
const markProblems = ({ places, problemAt }: ContentFile) =>
  [...places.values()].flatMap(({ path, field, typed }) =>
    !field?.schema.noted ||
    !typed ||
    [...places.keys()].some((name) => name.endsWith(`.notes[${typed}]`))
      ? []
      : problemAt(
          path,
          `« ${typed} », sans note de ce numéro. Ajoutez-la, ou retirez cette ligne.`,
        ),
  );

/** Files that the site cannot do without, and too few or too many of a kind. */
const countProblems = ({ files }: SiteFacts) => [
  ...neededFiles
    .filter((path) => files.every(({ right }) => right !== path))
    .flatMap((path) => fileProblem(path, "Le site a besoin de ce fichier. Remettez ce fichier.")),
  ...contentTypes.flatMap((kind) => {
    const { min = 0, max = Infinity } = kind.entries ?? {};
    const own = new Set(files.filter(({ type }) => type === kind).map(({ right }) => right)).size;
    const text = `${own} fichiers du genre « ${kind.label} », pour ${min} au moins et ${max} au plus.`;
    if (own < min) return fileProblem(kind.name, `${text} Ajoutez-en ${min - own}.`);
    return own > max ? fileProblem(kind.name, `${text} Retirez-en ${own - max}.`) : [];
  }),
];

/** Values that a file saved before has already; of a copied file, the slug says enough. */
const sharedProblems = (field: string, files: readonly ContentFile[]) =>
  files.flatMap((file, i) => {
    const valueOf = ({ places }: ContentFile) => places.get(field)?.typed.toLowerCase();
    const isSame = (one: ContentFile) =>
      valueOf(one) === valueOf(file) &&
      one.slug !== file.slug &&
      (field === "seo.title" || one.type === file.type);
    const other = valueOf(file) && files.slice(0, i).find(isSame);
    if (!other) return [];
    const text = `« ${file.places.get(field)?.typed} », comme dans ${other.path}. Écrivez une valeur qu'aucun autre fichier n'a.`;
    return file.problemAt(field.split("."), text);
  });
