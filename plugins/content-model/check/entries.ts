import { valueAt, type ContentFile } from "./contentFile";
import { didYouMean } from "./nearest";
import type { FieldPath } from "./problem";
import { checkSettings } from "./settings";
import { fieldsOfType } from "../types/contentTypes";
import type { SiteFacts } from "./site";

/** Addresses that a legal page would take from the site. */
const RESERVED =
  /^(services|secteurs|merci|rendez-vous|admin|404|index|static|styleguide|social|page-data|sitemap|robots|llms)$/;
const REQUIRED_LEGAL_PAGES = ["mentions-legales", "confidentialite", "accessibilite"];

/** Checks the entries against each other: names, orders, page titles and relations. */
export function checkEntries(facts: SiteFacts): void {
  for (const file of facts.files) {
    if (!file.data) continue;
    if ("folder" in file.type.location) checkSlug(file);
    if (file.type.typeName === "LegalPage") checkLegalPage(file, facts);
    if (file.type.typeName === "SiteSettings") checkSettings(file);
    checkRelations(file, facts);
  }
  reportShared(
    facts,
    ["slug"],
    (file) => file.type.typeName,
    (others) => `Donnez un autre identifiant à l'un des deux (déjà pris par ${others}).`,
  );
  reportShared(
    facts,
    ["order"],
    (file) => file.type.typeName,
    (others) => `Choisissez un rang libre : ${others} porte déjà celui-ci.`,
  );
  reportShared(
    facts,
    ["seo", "title"],
    () => "",
    (others) => `Écrivez un titre propre à cette page : ${others} a le même.`,
  );
}

/** The legal pages that the site links to and that have no file. */
export function missingLegalPages(facts: SiteFacts): string[] {
  const slugs = facts.slugs.get("LegalPage");
  return REQUIRED_LEGAL_PAGES.filter((slug) => !slugs?.has(slug));
}

function checkSlug(file: ContentFile): void {
  const slug = file.data?.slug;
  if (typeof slug !== "string") return;
  if (slug !== file.name) {
    const isName = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(file.name);
    file.report(
      ["slug"],
      `« ${slug} », dans un fichier nommé « ${file.name}.yaml »`,
      isName
        ? `Écrivez « slug: ${file.name} », ou renommez le fichier en ${slug}.yaml.`
        : `Renommez le fichier en ${slug}.yaml (minuscules sans accent, chiffres et traits d'union).`,
    );
  }
}

function checkLegalPage(file: ContentFile, { files }: SiteFacts): void {
  const slug = file.data?.slug;
  if (typeof slug !== "string") return;
  if (RESERVED.test(slug)) {
    file.report(
      ["slug"],
      `« ${slug} », une adresse que le site emploie déjà`,
      "Choisissez un autre identifiant.",
    );
  }
  const isLinked = files.some((other) => other !== file && other.source.includes(`/${slug}`));
  if (REQUIRED_LEGAL_PAGES.includes(slug) || isLinked) return;
  file.report(
    ["slug"],
    `« ${slug} », une page à laquelle rien ne mène`,
    `Ajoutez un lien vers /${slug} dans une autre page ou dans le pied de page (content/interface.yaml, footer), ou supprimez ce fichier.`,
  );
}

function checkRelations(file: ContentFile, facts: SiteFacts): void {
  for (const field of fieldsOfType(file.type).filter(({ kind }) => kind === "relation")) {
    const listed: unknown = file.data?.[field.name];
    if (!Array.isArray(listed)) continue;
    const target = String(field.schema.to);
    const slugs = facts.slugs.get(target);
    listed.forEach((slug: unknown, i) => {
      if (typeof slug !== "string") return;
      const path: FieldPath = [field.name, i];
      if (listed.indexOf(slug) < i) {
        file.report(
          path,
          `« ${slug} » deux fois dans la liste`,
          "Supprimez l'une des deux lignes.",
        );
      }
      if (slugs?.has(slug)) return;
      const folder = field.name;
      const users = referencesTo(slug, field.name, facts).filter((path) => path !== file.path);
      const also = users.length > 0 ? ` Également cité par : ${users.join(", ")}.` : "";
      file.report(
        path,
        `« ${slug} », qui n'existe pas (pas de fichier content/${folder}/${slug}.yaml)`,
        `${didYouMean(slug, slugs?.keys() ?? [])}Corrigez le nom, ou retirez cette ligne si l'entrée a été supprimée.${also}`,
      );
    });
  }
}

/** Files that name an entry in a relation. */
function referencesTo(slug: string, fieldName: string, facts: SiteFacts): string[] {
  return facts.files
    .filter(({ data }) => {
      const listed: unknown = data?.[fieldName];
      return Array.isArray(listed) && listed.includes(slug);
    })
    .map(({ path }) => path);
}

/** Reports a value that several files of one group carry, in each of them. */
function reportShared(
  facts: SiteFacts,
  path: readonly string[],
  groupOf: (file: ContentFile) => string,
  cure: (others: string) => string,
): void {
  const groups = new Map<string, ContentFile[]>();
  for (const file of facts.files) {
    const value = valueAt(file.data, path);
    if (typeof value !== "string" && typeof value !== "number") continue;
    const key = `${groupOf(file)} ${String(value).trim().toLowerCase()}`;
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  for (const files of groups.values()) {
    if (files.length < 2) continue;
    for (const file of files) {
      // Of a copied file, the slug says enough.
      const isCopy = (other: ContentFile) =>
        path[0] !== "slug" && other.data?.slug !== undefined && other.data.slug === file.data?.slug;
      const others = files
        .filter((other) => other !== file && !isCopy(other))
        .map((other) => other.path);
      if (others.length === 0) continue;
      const value = valueAt(file.data, path);
      file.report(path, `« ${String(value).slice(0, 60)} », déjà employé`, cure(others.join(", ")));
    }
  }
}
