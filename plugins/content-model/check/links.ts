import { parseUrl } from "../../../contract/parseUrl";
import { fixedPages } from "../pages/sitePages";
import { contentTypes } from "../types/contentTypes";
import { isEmail, isPhone } from "../types/forms";
import type { Where } from "./contentFile";
import { didYouMean } from "./names";
import type { Fault } from "./problem";
import { isSiteFile, type SiteFacts } from "./siteFacts";

const START =
  "Commencez par / pour une page du site, par # pour une section, par https:// pour un autre site, sans espace.";

/** Judges where a link leads; undefined when it is right. */
export function linkFault(target: string, facts: SiteFacts): Fault | undefined {
  const fault = (cure: string, what = "") => ({ found: `un lien vers « ${target} »${what}`, cure });
  const isWhole = /^(?:\/(?!\/)|#|\{\{|https?:\/\/|mailto:|tel:)\S*$/.test(target);
  if (isWhole && target.includes("{{")) return undefined;
  // In a shared text a section is that of the page itself, else of the home page.
  const url = isWhole ? parseUrl(/^[/#]/.test(target) ? facts.origin + target : target) : undefined;
  if (!url) return fault(didYouMean(`/${target}`, facts.pages.keys()) + START);
  const { protocol, hostname, pathname, hash } = url;
  if (protocol === "mailto:")
    return isEmail(pathname) ? undefined : fault("Écrivez une adresse : mailto:nom@exemple.fr.");
  if (protocol === "tel:")
    return isPhone(pathname) ? undefined : fault("Écrivez un numéro : tel:+33199004720.");
  if (bare(hostname) !== bare(new URL(facts.origin).hostname))
    return /^[\w-]+(\.[\w-]+)+$/.test(hostname)
      ? undefined
      : fault("Écrivez l'adresse complète, par exemple https://www.exemple.fr/page.");
  const anchors = facts.pages.get(pathname);
  if (anchors && target.includes("#") && !anchors.includes(hash.slice(1))) {
    const list = anchors.map((name) => `#${name}`).join(", ") || "aucune";
    const cure = `Retirez la partie #, ou choisissez une section de cette page : ${list}.`;
    return fault(cure, ", une section qui n'existe pas");
  }
  if (anchors || isSiteFile(pathname, facts)) return undefined;
  const moved = facts.moved.get(pathname);
  if (moved && !facts.moved.has(moved))
    return fault(`Écrivez la nouvelle adresse : ${moved}.`, ", une page qui a déménagé");
  const meant = didYouMean(pathname.replace(/\.html?$/, ""), facts.pages.keys());
  const cure = "Corrigez l'adresse, ou retirez le lien si la page a été supprimée.";
  return fault(meant + cure, ", une page qui n'existe pas");
}

const bare = (hostname: string) => hostname.replace(/^www\./, "");

/** Addresses that the build and the host answer beside the pages. */
const RESERVED =
  /^\/(?:merci|admin|\.netlify|404|index|static|social|islands|page-data|sitemap|robots|llms)(?:[./]|$)/;

/** Judges the name inside an entry against its file's; undefined when it is right. */
export function slugFault(slug: string, _: SiteFacts, { file, path }: Where): Fault | undefined {
  const { name, type } = file;
  // People in booking.yaml have slugs, and no file.
  if (path.length > 1) return undefined;
  if (slug !== name)
    return {
      found: `« ${slug} », dans un fichier nommé « ${name}.yaml »`,
      cure: `Écrivez « slug: ${name} ». Si la page doit changer d'adresse, renommez plutôt le fichier.`,
    };
  const address = (type.pages?.prefix ?? "") + slug;
  const isTaken =
    RESERVED.test(address) ||
    fixedPages.some(({ paths }) => paths.includes(address)) ||
    contentTypes.some(({ pages }) => pages?.prefix === `${address}/`);
  const cure = "Choisissez un autre identifiant, et renommez le fichier de même.";
  return isTaken ? { found: `« ${slug} », une adresse que le site emploie déjà`, cure } : undefined;
}

/** Judges the name of an entry of another type; undefined when it exists. */
export function relationFault(slug: string, facts: SiteFacts, { field }: Where): Fault | undefined {
  const known = facts.slugs.get(String(field.schema.to)) ?? new Set();
  const cure = `${didYouMean(slug, known)}Choisissez parmi : ${[...known].join(", ")} ; ou retirez cette ligne.`;
  return known.has(slug) ? undefined : { found: `« ${slug} », qui n'existe pas`, cure };
}

/** Judges an address that the site should no longer have; undefined when it is right. */
export function oldAddressFault(from: string, facts: SiteFacts): Fault | undefined {
  const isPage = facts.pages.has(from.replace(/\.(?:html|md)$/, ""));
  if (!isPage && !RESERVED.test(from) && !isSiteFile(from, facts)) return undefined;
  const cure = "Retirez cette redirection, ou supprimez d'abord la page.";
  return { found: `« ${from} », une adresse dont le site se sert`, cure };
}
