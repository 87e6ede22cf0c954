import { isScalar } from "yaml";
import { sitePlaceholders } from "../text/placeholders";
import type { Field } from "../types/structure";
import type { ContentFile, Place } from "./contentFile";
import { isTaken, linkFault, oldAddressFault, type SiteFacts } from "./links";
import { markdownFaults, plainTextFault } from "./markdown";
import { artworkFault, imageFault } from "./pictures";
import { didYouMean, type Problem } from "./problem";
import { quoteIt } from "./shape";
import { characterFault } from "./yamlFault";

type Faults = string | undefined | string[];
type ValueCheck = (text: string, facts: SiteFacts, field: Field, file: ContentFile) => Faults;

/** What is wrong with a text that has the right shape, by the kind of its field. */
const CHECKS: Partial<Record<Field["kind"], ValueCheck>> = {
  prose: plainTextFault,
  verbatim: plainTextFault,
  markdown: markdownFaults,
  image: imageFault,
  artwork: artworkFault,
  href: linkFault,
  relation: relationFault,
  slug: slugFault,
  path: oldAddressFault,
};

/** Checks what each text of a file says; wrong types are left to `shapeProblems`. */
export function valueProblems(file: ContentFile, facts: SiteFacts): Problem[] {
  return [...file.places.values()].flatMap((place) => {
    const { path, node, field } = place;
    const text = isScalar(node) ? (node.value ?? "") : undefined;
    if (!field || typeof text !== "string") return [];
    const wrong = characterFault(text) ?? misreadFault(text, place);
    const check = text && !wrong ? CHECKS[field.kind] : undefined;
    const found = [wrong ?? placeholderFault(text), check?.(text, facts, field, file)].flat();
    return found.flatMap((fault) => (fault ? file.problemAt(path, fault) : []));
  });
}

/** Texts without quotes that js-yaml (gatsby-transformer-yaml) takes for a date or a number. */
const NOT_A_TEXT = /^(?:\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?|[-+]?0b[01_]+)$/;

/** What the site reads otherwise than its author means, of a text without quotes. */
function misreadFault(text: string, { node, typed, path, field }: Place): string | undefined {
  if (!isScalar(node) || node.type !== "PLAIN") return undefined;
  if (/(?:^| )#/.test(typed))
    return `« ${typed} », dont le site ignore la fin comme un commentaire. ${quoteIt(typed)}`;
  if (field?.kind !== "date" && NOT_A_TEXT.test(text))
    return `« ${text} », que le site lirait comme une date. ${quoteIt(text)}`;
  if (field?.kind !== "markdown" || !text.includes("\n")) return undefined;
  return `Plusieurs paragraphes que le site collerait en un seul. Écrivez « ${String(path.at(-1))}: |- », puis le texte dessous, décalé de deux espaces.`;
}

function placeholderFault(text: string): string | undefined {
  const known = [...sitePlaceholders().keys()];
  const isKnown = (name: string) => known.includes(name.trim());
  const rest = text.replace(/\{\{([^{}\n]*)\}\}/g, (all, name: string) =>
    isKnown(name) ? "" : all,
  );
  const [wrong] = /\{\{[^{}\n]*\}\}|\{\{[^\s{}]*|\S*\}\}|\{[\w.]+\}/.exec(rest) ?? [];
  if (wrong === undefined) return undefined;
  return `« ${wrong} », des accolades qui ne correspondent à rien. ${didYouMean(wrong, known)}Écrivez le nom d'un champ de content/site.yaml entre deux accolades de chaque côté, par exemple {{contact.email}}.`;
}

function relationFault(slug: string, { files }: SiteFacts, { schema }: Field) {
  const entries = files.filter(({ type }) => type.typeName === schema.to);
  const known = entries.flatMap(({ names }) => names);
  if (known.includes(slug)) return undefined;
  const list = entries.map(({ name }) => name).join(", ");
  return `« ${slug} », qui n'existe pas. ${didYouMean(slug, known)}Choisissez parmi : ${list} ; ou retirez cette ligne.`;
}

function slugFault(slug: string, _: SiteFacts, __: Field, { name, type }: ContentFile) {
  // People in booking.yaml have slugs, and no file.
  if ("file" in type.location) return undefined;
  if (slug !== name)
    return `« ${slug} », dans un fichier nommé « ${name}.yaml ». Écrivez « slug: ${name} ». Si la page doit changer d'adresse, renommez plutôt le fichier.`;
  if (!isTaken(`${type.pages?.prefix ?? ""}${slug}`)) return undefined;
  return `« ${slug} », une adresse que le site emploie déjà. Choisissez un autre identifiant, et renommez le fichier de même.`;
}
