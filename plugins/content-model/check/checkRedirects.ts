import { valueAt, type ContentFile } from "./contentFile";
import { isSiteFile } from "./links";
import type { Fault } from "./problem";
import type { SiteFacts } from "./siteFacts";

/** Addresses that the site itself answers, beside its pages. */
const OWN = /^\/(?:(?:admin|\.netlify|static|page-data|social)(?:\/|$)|(?:404|index)(?:\.html)?$)/;

/** Checks the moved pages against each other and against the pages that exist. */
export function checkRedirects(file: ContentFile, facts: SiteFacts): void {
  const moved = valueAt(file.data, ["moved"]);
  if (file.type.typeName !== "Redirects" || !Array.isArray(moved)) return;
  const seen = new Set<string>();
  moved.forEach((redirect, index) => {
    const from = valueAt(redirect, ["from"]);
    const to = valueAt(redirect, ["to"]);
    if (typeof from !== "string" || typeof to !== "string") return;
    const fault = seen.has(from) ? TWICE : sourceFault(from, facts);
    if (fault)
      file.report(["moved", index, "from"], { ...fault, found: `« ${from} »${fault.found}` });
    seen.add(from);
    if (!/^(?:\/(?!\/)|https?:\/\/)/.test(to)) {
      file.report(["moved", index, "to"], { found: `« ${to} »`, cure: WHOLE_TARGET });
    }
  });
}

const WHOLE_TARGET =
  "Écrivez une page du site à partir de la racine (/, /#contact, /services/…), ou une adresse complète en https://.";

const TWICE: Fault = {
  found: ", déjà redirigée plus haut",
  cure: "Gardez une seule des deux lignes.",
};

function sourceFault(from: string, facts: SiteFacts): Fault | undefined {
  if (!/^\/[\w./~%-]+$/.test(from)) {
    return {
      found: "",
      cure: "Écrivez l'ancienne adresse à partir de la racine du site, sans section (#) ni espace, par exemple : /offre/seo.",
    };
  }
  if (from.endsWith("/"))
    return { found: "", cure: `Retirez la barre finale : ${from.slice(0, -1)}.` };
  if (facts.pages.has(from)) {
    return {
      found: ", une page qui existe",
      cure: "Retirez cette redirection, ou supprimez d'abord la page.",
    };
  }
  const isOwn = OWN.test(from) || facts.pages.has(from.replace(/\.(?:html|md)$/, ""));
  return isOwn || isSiteFile(from, facts)
    ? {
        found: ", une adresse dont le site se sert",
        cure: "Choisissez une autre ancienne adresse.",
      }
    : undefined;
}
