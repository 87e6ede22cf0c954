import { existsSync } from "node:fs";
import path from "node:path";
import { parseUrl } from "../../../contract/parseUrl";
import { didYouMean } from "./nearest";
import { SHARED_ANCHORS, type SiteFacts } from "./site";

/** What is wrong with a value, and how to mend it. */
export interface Fault {
  found: string;
  cure: string;
  /** The words of the text that are wrong, when it is not the whole. */
  part?: string;
}

/** Judges where a link leads; undefined when it is right. */
export function linkFault(target: string, facts: SiteFacts): Fault | undefined {
  const found = `un lien vers « ${target} »`;
  if (/\s/.test(target)) return { found, cure: "Retirez les espaces de l'adresse." };
  if (target.startsWith("#")) return anchorFault(found, target.slice(1), SHARED_ANCHORS);
  if (target.startsWith("mailto:")) {
    const address = target.slice(7).split("?")[0] ?? "";
    return isEmail(address) || address.includes("{{")
      ? undefined
      : {
          found,
          cure: "Écrivez une adresse complète après mailto:, par exemple mailto:nom@exemple.fr.",
        };
  }
  if (target.startsWith("tel:")) {
    return isPhone(target.slice(4)) || target.includes("{{")
      ? undefined
      : { found, cure: "Écrivez un numéro après tel:, par exemple tel:+33199004720." };
  }
  if (target.startsWith("/") && !target.startsWith("//")) return pageFault(found, target, facts);
  if (/^https?:\/\//.test(target)) {
    const own = ownPath(target, facts.origin);
    return own === undefined ? urlFault(target) : pageFault(found, own, facts);
  }
  return {
    found,
    cure: `${didYouMean(`/${target}`, facts.pages.keys())}Commencez par / pour une page du site, par # pour une section, par https:// pour un autre site.`,
  };
}

/** The part of a full address after the site's own domain; undefined for another site. */
export function ownPath(target: string, origin: string | undefined): string | undefined {
  const [address, own] = [parseUrl(target), parseUrl(origin ?? "")];
  if (!address || !own) return undefined;
  const bare = (host: string) => host.replace(/^www\./, "");
  const { host, pathname, search, hash } = address;
  return bare(host) === bare(own.host) ? pathname + search + hash : undefined;
}

/** Judges a full web address; undefined when it is right. */
export function urlFault(address: string): Fault | undefined {
  const found = `« ${address} »`;
  const cure = "Écrivez l'adresse complète, par exemple https://www.exemple.fr/page.";
  const url = parseUrl(address);
  if (!/^https?:\/\//.test(address) || /\s/.test(address) || !url) return { found, cure };
  const { hostname } = url;
  return /^[\w-]+(\.[\w-]+)+$/.test(hostname) && !hostname.endsWith(".")
    ? undefined
    : { found, cure };
}

/** Whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return (
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(text) &&
    !/\.\.|^\.|\.@/.test(text)
  );
}

/**
 * Whether a text has the form of a telephone number, with usual signs: ten digits after a zero, four
 * for a French short number, 8 to 15 otherwise.
 */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "");
  if (!/^\+?[\d\s()./\-\u00a0\u202f]+$/.test(text)) return false;
  if (/^[13]\d{3}$/.test(digits)) return true;
  if (/^0[1-9]/.test(digits) && text.trim().startsWith("0")) return digits.length === 10;
  return digits.length >= 8 && digits.length <= 15;
}

/** Files that the build makes, beside the pages and their Markdown twins. */
const MADE_FILE =
  /^\/(?:robots\.txt|sitemap[\w-]*\.xml|llms[\w-]*\.txt|[\w-]+\.webmanifest|_headers|_redirects)$/;

/** Whether an address is that of a file: of `static/` or made by the build. */
export function isSiteFile(address: string, facts: SiteFacts): boolean {
  return MADE_FILE.test(address) || existsSync(path.join(facts.contentDir, "../static", address));
}

function anchorFault(
  found: string,
  anchor: string,
  anchors: ReadonlySet<string>,
): Fault | undefined {
  if (anchors.has(anchor)) return undefined;
  const list = [...anchors].map((name) => `#${name}`).join(", ");
  const existing = list
    ? `Sections de cette page : ${list}.`
    : "Cette page n'a pas de section : retirez la partie #.";
  return {
    found: `${found}, une section qui n'existe pas`,
    cure: didYouMean(anchor, anchors) + existing,
  };
}

function pageFault(found: string, target: string, facts: SiteFacts): Fault | undefined {
  const [address = "", anchor] = target.split("#");
  const page = address.split("?")[0] ?? "";
  const anchors = facts.pages.get(page);
  if (anchors) return anchor === undefined ? undefined : anchorFault(found, anchor, anchors);
  if (page !== "/" && isSiteFile(page, facts)) return undefined;
  const withoutSlash = page.replace(/\/+$/, "");
  if (facts.pages.has(withoutSlash)) {
    return { found, cure: `Retirez la barre finale : ${withoutSlash}.` };
  }
  return {
    found: `${found}, une page qui n'existe pas`,
    cure: `${didYouMean(page, facts.pages.keys())}Corrigez l'adresse, ou retirez le lien si la page a été supprimée.`,
  };
}
