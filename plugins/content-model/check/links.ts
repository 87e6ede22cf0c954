import { existsSync } from "node:fs";
import path from "node:path";
import { parseUrl } from "../../../contract/parseUrl";
import { contentTypes } from "../types/contentTypes";
import { isEmail, isPhone } from "../types/forms";
import { didYouMean } from "./nearest";
import type { Fault } from "./problem";
import { SHARED_ANCHORS, type SiteFacts } from "./siteFacts";

/** Judges where a link leads; undefined when it is right. */
export function linkFault(target: string, facts: SiteFacts): Fault | undefined {
  const found = `un lien vers « ${target} »`;
  const unless = (right: boolean, cure: string) => (right ? undefined : { found, cure });
  const [, scheme, rest = ""] = /^(#|mailto:|tel:|https?:\/\/|\/(?!\/))(.*)/s.exec(target) ?? [];
  if (/\s/.test(target)) return { found, cure: "Retirez les espaces de l'adresse." };
  if (target.includes("{{")) return undefined;
  switch (scheme) {
    case "#":
      return anchorFault(found, rest, SHARED_ANCHORS);
    case "/":
      return pageFault(found, target, facts);
    case "mailto:":
      return unless(
        isEmail(rest.replace(/\?.*/, "")),
        "Écrivez une adresse complète après mailto:, par exemple mailto:nom@exemple.fr.",
      );
    case "tel:":
      return unless(isPhone(rest), "Écrivez un numéro après tel:, par exemple tel:+33199004720.");
    case undefined:
      return {
        found,
        cure: `${didYouMean(`/${target}`, facts.pages.keys())}Commencez par / pour une page du site, par # pour une section, par https:// pour un autre site.`,
      };
    default: {
      const own = ownPath(target, facts.origin);
      return own === undefined
        ? unless(
            /^[\w-]+(\.[\w-]+)+$/.test(parseUrl(target)?.hostname ?? ""),
            "Écrivez l'adresse complète, par exemple https://www.exemple.fr/page.",
          )
        : pageFault(found, own, facts);
    }
  }
}

/** The part of a full address after the site's own domain; undefined for another site. */
function ownPath(target: string, origin = ""): string | undefined {
  const [address, own] = [parseUrl(target), parseUrl(origin)];
  const bare = (url: URL) => url.host.replace(/^www\./, "");
  if (!address || !own || bare(address) !== bare(own)) return undefined;
  return address.pathname + address.search + address.hash;
}

/** Files that the build makes, beside the pages and their Markdown alternates. */
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
    ? `Choisissez une section de cette page : ${list}.`
    : "Retirez la partie # : cette page n'a pas de section.";
  return {
    found: `${found}, une section qui n'existe pas`,
    cure: didYouMean(anchor, anchors) + existing,
  };
}

function pageFault(found: string, target: string, facts: SiteFacts): Fault | undefined {
  const [address = "", anchor] = target.split("#");
  const page = address.replace(/\?.*/, "");
  const anchors = facts.pages.get(page);
  if (anchors) return anchor === undefined ? undefined : anchorFault(found, anchor, anchors);
  if (page !== "/" && isSiteFile(page, facts)) return undefined;
  const bare = page.replace(/(?:\.html?|\/+)$/, "");
  if (facts.pages.has(bare)) {
    return { found, cure: `Écrivez ${bare}, sans barre ni .html à la fin.` };
  }
  const owner = contentTypes.find(
    ({ pathPrefix = "/" }) => pathPrefix !== "/" && page.startsWith(pathPrefix),
  );
  // Without any entry of a kind, that alone is told.
  if (owner && !facts.slugs.has(owner.typeName)) return undefined;
  const moved = newAddress(bare, facts) ?? LISTS.get(bare);
  return {
    found: `${found}, une page qui ${moved ? "a changé d'adresse" : "n'existe pas"}`,
    cure: moved
      ? `Écrivez la nouvelle adresse : ${moved}.`
      : `${didYouMean(page, facts.pages.keys())}Corrigez l'adresse, ou retirez le lien si la page a été supprimée.`,
  };
}

/** The lists of all entries, which the home page holds as long as they are short. */
const LISTS = new Map([
  ["/services", "/#services"],
  ["/secteurs", "/#secteurs"],
]);

/** Where redirects lead from an old address in the end; undefined when they go round. */
function newAddress(page: string, { moved, origin }: SiteFacts): string | undefined {
  const seen = new Set([page]);
  let address = moved.get(page);
  for (;;) {
    const place = address && (ownPath(address, origin) ?? address).replace(/[?#].*/, "");
    if (place === undefined || !moved.has(place)) return address;
    if (seen.has(place)) return undefined;
    seen.add(place);
    address = moved.get(place);
  }
}
