import { isScalar } from "yaml";
import { placeholdersOf, sitePlaceholders } from "../text/placeholders";
import type { FieldKind } from "../types/fields";
import type { ContentFile, Where } from "./contentFile";
import { linkFault, oldAddressFault, relationFault, slugFault } from "./links";
import { markdownFaults, plainTextFaults } from "./markdown";
import { didYouMean } from "./names";
import { artworkFault, imageFault } from "./pictures";
import type { Fault, Problem } from "./problem";
import { quoteIt } from "./shape";
import type { SiteFacts } from "./siteFacts";
import { characterFault } from "./yamlFault";

type ValueCheck = (value: string, facts: SiteFacts, where: Where) => Fault | undefined | Fault[];

/** What is wrong with a text that has the right shape, by the kind of its field. */
const CHECKS: Partial<Record<FieldKind | "object", ValueCheck>> = {
  prose: plainTextFaults,
  verbatim: plainTextFaults,
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
  return [...file.places.values()].flatMap(({ path, node, field }) => {
    if (!field || !isScalar(node) || typeof node.value !== "string" || !node.value) return [];
    const { value, type } = node;
    const where = { path, field, file };
    const wrong =
      characterFault(value) ?? (type === "PLAIN" ? misreadFault(value, where) : undefined);
    const found = CHECKS[field.kind]?.(value, facts, where) ?? [];
    const faults = wrong ? [wrong] : [...placeholderFaults(value), found].flat();
    return faults.map((fault) => file.problemAt(path, fault));
  });
}

/** Texts without quotes that js-yaml (gatsby-transformer-yaml) takes for a date or a number. */
const NOT_A_TEXT = /^(?:\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?|[-+]?0b[01_]+)$/;

/** What the site reads otherwise than its author means, of a text without quotes. */
function misreadFault(value: string, { path, field: { kind }, file }: Where): Fault | undefined {
  const typed = file.typedAt(path);
  if (typed.includes(" #"))
    return {
      found: `« ${typed} », dont le site ignore la fin comme un commentaire`,
      cure: quoteIt(typed),
    };
  if (kind !== "date" && NOT_A_TEXT.test(value))
    return { found: `« ${value} », que le site lirait comme une date`, cure: quoteIt(value) };
  if (kind !== "markdown" || !value.includes("\n")) return undefined;
  return {
    found: "plusieurs paragraphes sans le signe « |- », que le site collerait en un seul",
    cure: `Écrivez « ${String(path.at(-1))}: |- », puis le texte dessous, décalé de deux espaces.`,
  };
}

function placeholderFaults(text: string): Fault[] {
  const known = sitePlaceholders();
  const names = placeholdersOf(text).filter((name) => !known.has(name));
  const half = /\{\{[^\s{}]*|\S*\}\}|\{[\w.]+\}/.exec(text.replace(/\{\{[^{}\n]*\}\}/g, ""));
  return [...names, ...(half ?? [])].map((name) => ({
    found: `« ${name} » entre accolades, qui ne correspond à rien`,
    part: name,
    cure: `${didYouMean(name, known.keys())}Écrivez le nom d'un champ de content/site.yaml entre deux accolades de chaque côté, par exemple {{contact.email}}.`,
  }));
}
