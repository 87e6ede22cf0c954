import { existsSync } from "node:fs";
import path from "node:path";
import { parseUrl } from "../../../contract/parseUrl";
import { isEmail, isPhone } from "../types/forms";
import { didYouMean } from "./didYouMean";
import type { Fault } from "./problem";
import { HOME_ANCHORS, type SiteFacts } from "./siteFacts";

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
      return anchorFault(rest, HOME_ANCHORS);
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
      if (address && bare(address) === bare(own)) {
        return pageFault(address.pathname + address.search + address.hash);
      }
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
    if (moved && !facts.moved.has(moved)) {
      return fault(`Écrivez la nouvelle adresse : ${moved}.`, ", une page qui a déménagé");
    }
    return fault(
      `${didYouMean(page.replace(/\.html?$/, ""), facts.pages.keys())}Corrigez l'adresse, ou retirez le lien si la page a été supprimée.`,
      ", une page qui n'existe pas",
    );
  }
}

/** Files that the build makes, beside the pages and their Markdown alternates. */
const MADE_FILE =
  /^\/(?:robots\.txt|sitemap[\w-]*\.xml|llms[\w-]*\.txt|[\w-]+\.webmanifest|_headers|_redirects)$/;

/** Whether an address is that of a file: of `static/` or made by the build. */
export function isSiteFile(address: string, { contentDir }: SiteFacts): boolean {
  return MADE_FILE.test(address) || existsSync(path.join(contentDir, "../static", address));
}
