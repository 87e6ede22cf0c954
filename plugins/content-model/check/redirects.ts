import { valueAt, type ContentFile } from "./contentFile";
import { isSiteFile, ownPath } from "./links";
import type { Fault } from "./problem";
import type { SiteFacts } from "./siteFacts";

/** Addresses that the site itself answers, beside its pages. */
const OWN = /^\/(admin|\.netlify|static|page-data|social)(\/|$)/;

/** Checks the moved pages against each other and against the pages that exist. */
export function checkRedirects(file: ContentFile, facts: SiteFacts): void {
  const moved = valueAt(file.data, ["moved"]);
  if (file.type.typeName !== "Redirects" || !Array.isArray(moved)) return;
  const targets = new Map<string, string>();
  const local = (to: string) => ownPath(to, facts.origin) ?? to;
  moved.forEach((_, index) => {
    const from = valueAt(file.data, ["moved", index, "from"]);
    const to = valueAt(file.data, ["moved", index, "to"]);
    if (typeof from !== "string" || typeof to !== "string") return;
    const fault = targets.has(from)
      ? {
          found: `« ${from} », déjà redirigée plus haut`,
          cure: "Gardez une seule des deux lignes.",
        }
      : sourceFault(from, facts);
    if (fault) file.report(["moved", index, "from"], fault);
    targets.set(from, local(to));
    if (!/^(?:\/(?!\/)|https?:\/\/)/.test(to)) {
      file.report(["moved", index, "to"], { found: `« ${to} »`, cure: WHOLE_TARGET });
    }
  });
  moved.forEach((_, index) => {
    const from = valueAt(file.data, ["moved", index, "from"]);
    const fault = typeof from === "string" ? chainFault(from, targets) : undefined;
    if (fault) file.report(["moved", index, "to"], fault);
  });
}

const WHOLE_TARGET =
  "Écrivez une page du site à partir de la racine (/, /#contact, /services/…), ou une adresse complète en https://.";

function sourceFault(from: string, facts: SiteFacts): Fault | undefined {
  const found = `« ${from} »`;
  if (!/^\/[\w./~%-]+$/.test(from)) {
    return {
      found,
      cure: "Écrivez l'ancienne adresse à partir de la racine du site, sans section (#) ni espace, par exemple : /offre/seo.",
    };
  }
  if (from.endsWith("/")) return { found, cure: `Retirez la barre finale : ${from.slice(0, -1)}.` };
  if (facts.pages.has(from)) {
    return {
      found: `${found}, une page qui existe`,
      cure: "Retirez cette redirection, ou supprimez d'abord la page.",
    };
  }
  const page = from.replace(/\.(?:html|md)$/, "");
  const isOwn = OWN.test(from) || /^\/(?:404|index)$/.test(page) || facts.pages.has(page);
  return isOwn || isSiteFile(from, facts)
    ? {
        found: `${found}, une adresse dont le site se sert`,
        cure: "Choisissez une autre ancienne adresse.",
      }
    : undefined;
}

/** A target that is itself moved: a loop, or a detour. */
function chainFault(from: string, targets: ReadonlyMap<string, string>): Fault | undefined {
  const next = (address: string) => targets.get(address.replace(/[?#].*$/, ""));
  const first = targets.get(from) ?? "";
  let last = first;
  const seen = new Set([from]);
  for (let to = next(first); to !== undefined; to = next(to)) {
    const place = last.replace(/[?#].*$/, "");
    if (seen.has(place)) {
      return {
        found: `une boucle : ${[...seen, place].join(" → ")}`,
        cure: "Faites mener l'une de ces adresses à une page qui existe.",
      };
    }
    seen.add(place);
    last = to;
  }
  return last === first
    ? undefined
    : {
        found: `un détour par « ${first} », elle-même redirigée`,
        cure: `Menez directement à la destination : ${last}.`,
      };
}
