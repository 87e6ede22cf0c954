import { isSiteFile } from "./links";
import { didYouMean } from "./didYouMean";
import type { Fault } from "./problem";
import { REQUIRED_LEGAL_PAGES, type Place, type SiteFacts } from "./siteFacts";

/** First parts of addresses that the site itself answers, beside its pages. */
const RESERVED =
  /^\/(?:services|secteurs|merci|rendez-vous|admin|\.netlify|404|index|static|styleguide|social|page-data|sitemap|robots|llms)(?:[./]|$)/;

/** Judges the name inside an entry against its file's; undefined when it is right. */
export function slugFault(slug: string, { file, path, facts }: Place): Fault | undefined {
  if (path.length > 1) return undefined;
  const { name, type } = file;
  if (slug !== name) {
    return {
      found: `« ${slug} », dans un fichier nommé « ${name}.yaml »`,
      cure: `Écrivez « slug: ${name} ». Si la page doit changer d'adresse, renommez plutôt le fichier.`,
    };
  }
  if (type.pathPrefix !== "/" || REQUIRED_LEGAL_PAGES.includes(slug)) return undefined;
  if (RESERVED.test(`/${slug}`)) {
    return {
      found: `« ${slug} », une adresse que le site emploie déjà`,
      cure: "Choisissez un autre identifiant, et renommez le fichier de même.",
    };
  }
  return facts.files.some((other) => other !== file && other.source.includes(`/${slug}`))
    ? undefined
    : {
        found: `« ${slug} », une page à laquelle rien ne mène`,
        cure: `Ajoutez un lien vers /${slug} dans une autre page ou dans le pied de page (content/interface.yaml, footer), ou supprimez ce fichier.`,
      };
}

/** Judges the name of an entry of another type; undefined when it is there. */
export function relationFault(slug: string, typeName: string, facts: SiteFacts): Fault | undefined {
  const known = facts.slugs.get(typeName) ?? new Set();
  if (known.has(slug)) return undefined;
  return {
    found: `« ${slug} », qui n'existe pas`,
    cure: `${didYouMean(slug, known)}Choisissez parmi : ${[...known].join(", ")} ; ou retirez cette ligne.`,
  };
}

/** Judges an address that the site should no longer have; undefined when it is right. */
export function oldAddressFault(from: string, facts: SiteFacts): Fault | undefined {
  const isUsed =
    facts.pages.has(from.replace(/\.(?:html|md)$/, "")) ||
    isSiteFile(from, facts) ||
    (RESERVED.test(from) && !/^\/(?:services|secteurs)(?:\/|$)/.test(from));
  if (!isUsed) return undefined;
  return {
    found: `« ${from} », une adresse dont le site se sert`,
    cure: "Retirez cette redirection, ou supprimez d'abord la page.",
  };
}
