import { parseUrl } from "../../../contract/parseUrl";
import { contentTypes } from "../types/contentTypes";
import { isEmail, isPhone } from "../types/forms";
import { didYouMean } from "./didYouMean";
import type { Fault } from "./problem";
import { isSiteFile, type Place, type SiteFacts } from "./siteFacts";

/** Judges where a link leads; undefined when it is right. */
export function linkFault(target: string, facts: SiteFacts): Fault | undefined {
  const fault = (cure: string, what = ""): Fault => ({
    found: `un lien vers « ${target} »${what}`,
    cure,
  });
  const [, scheme, rest = ""] = /^(#|mailto:|tel:|https?:\/\/|\/(?!\/))(.*)/s.exec(target) ?? [];
  if (/\s/.test(target)) return fault("Retirez les espaces de l'adresse.");
  if (target.includes("{{")) return undefined;
  switch (scheme) {
    case "#":
      // In a shared text it leads to the page's own section, else to the home page's.
      return anchorFault(rest, facts.pages.get("/") ?? []);
    case "/":
      return pageFault(target);
    case "mailto:":
      if (isEmail(rest.replace(/\?.*/, ""))) return undefined;
      return fault("Écrivez une adresse complète : mailto:nom@exemple.fr.");
    case "tel:":
      return isPhone(rest) ? undefined : fault("Écrivez un numéro : tel:+33199004720.");
    case undefined:
      return fault(
        `${didYouMean(`/${target}`, facts.pages.keys())}Commencez par / pour une page du site, par # pour une section, par https:// pour un autre site.`,
      );
    default: {
      const [address, own] = [parseUrl(target), parseUrl(facts.origin)];
      const bare = (url?: URL) => url?.hostname.replace(/^www\./, "");
      if (address && bare(address) === bare(own))
        return pageFault(address.pathname + address.search + address.hash);
      if (/^[\w-]+(\.[\w-]+)+$/.test(address?.hostname ?? "")) return undefined;
      return fault("Écrivez l'adresse complète, par exemple https://www.exemple.fr/page.");
    }
  }

  function anchorFault(anchor: string, anchors: readonly string[]): Fault | undefined {
    if (anchors.includes(anchor)) return undefined;
    const list = anchors.map((name) => `#${name}`).join(", ") || "aucune";
    const cure = `Retirez la partie #, ou choisissez une section de cette page : ${list}.`;
    return fault(cure, ", une section qui n'existe pas");
  }

  function pageFault(address: string): Fault | undefined {
    const [, page = "", anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(address) ?? [];
    const anchors = facts.pages.get(page);
    if (anchors) return anchor === undefined ? undefined : anchorFault(anchor, anchors);
    if (isSiteFile(page, facts)) return undefined;
    const moved = facts.moved.get(page);
    if (moved && !facts.moved.has(moved))
      return fault(`Écrivez la nouvelle adresse : ${moved}.`, ", une page qui a déménagé");
    return fault(
      `${didYouMean(page.replace(/\.html?$/, ""), facts.pages.keys())}Corrigez l'adresse, ou retirez le lien si la page a été supprimée.`,
      ", une page qui n'existe pas",
    );
  }
}

/** First parts of addresses that the site itself answers, beside its entries. */
const OWN =
  "merci|rendez-vous|admin|\\.netlify|404|index|static|social|page-data|sitemap|robots|llms";
/** First parts of the addresses of entries. */
const PREFIXES = contentTypes
  .map(({ pages }) => pages?.prefix.slice(1, -1))
  .filter(Boolean)
  .join("|");

const startsWith = (names: string, address: string) =>
  new RegExp(`^/(?:${names})(?:[./]|$)`).test(address);

/** Judges the name inside an entry against its file's; undefined when it is right. */
export function slugFault(slug: string, { file, path, facts }: Place): Fault | undefined {
  if (path.length > 1) return undefined;
  const { name, type } = file;
  if (slug !== name)
    return {
      found: `« ${slug} », dans un fichier nommé « ${name}.yaml »`,
      cure: `Écrivez « slug: ${name} ». Si la page doit changer d'adresse, renommez plutôt le fichier.`,
    };
  if (type.pages?.prefix !== "/" || type.pages.required?.includes(slug)) return undefined;
  if (startsWith(`${OWN}|${PREFIXES}`, `/${slug}`))
    return {
      found: `« ${slug} », une adresse que le site emploie déjà`,
      cure: "Choisissez un autre identifiant, et renommez le fichier de même.",
    };
  if (facts.files.some((other) => other !== file && other.source.includes(`/${slug}`)))
    return undefined;
  return {
    found: `« ${slug} », une page à laquelle rien ne mène`,
    cure: `Ajoutez un lien vers /${slug} dans une autre page ou dans le pied de page (content/interface.yaml, footer), ou supprimez ce fichier.`,
  };
}

/** Judges the name of an entry of another type; undefined when it exists. */
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
    startsWith(OWN, from);
  if (!isUsed) return undefined;
  return {
    found: `« ${from} », une adresse dont le site se sert`,
    cure: "Retirez cette redirection, ou supprimez d'abord la page.",
  };
}
