import { linkFault, type Fault } from "./links";
import type { SiteFacts } from "./site";

/** What is wrong in a Markdown text: links that lead nowhere, and what the pages cannot show. */
export function markdownFaults(text: string, facts: SiteFacts): Fault[] {
  const withoutCode = text.replace(/`[^`]*`/g, "");
  const faults: Fault[] = [];
  for (const [, , target = ""] of withoutCode.matchAll(
    /(?<!!)\[([^\]]*)\]\(\s*<?([^)>]*?)>?\s*\)/g,
  )) {
    const address = target.replace(/\s+["'(].*$/, "");
    const fault = address === "" ? EMPTY_LINK : linkFault(address, facts);
    if (fault) faults.push({ ...fault, part: address || "]()" });
  }
  for (const { pattern, found, cure } of UNSUPPORTED) {
    const [match] = pattern.exec(withoutCode) ?? [];
    if (match === undefined) continue;
    const part = match.trim();
    faults.push({ found: `${found} (« ${part.slice(0, 40)} »)`, cure, part });
  }
  return faults;
}

const EMPTY_LINK = {
  found: "un lien sans adresse",
  cure: "Écrivez l'adresse entre les parenthèses.",
};

const UNSUPPORTED = [
  {
    pattern: /!\[[^\]]*\]\([^)]*\)/,
    found: "une image dans le texte",
    cure: "Retirez-la : l'image d'une page se règle dans le champ cover.",
  },
  {
    pattern: /<\/?[a-z][^>]*>/i,
    found: "une balise HTML",
    cure: "Retirez-la : **gras**, listes et [liens](/page) s'écrivent en Markdown.",
  },
  {
    pattern: /^#{1,2} .*/m,
    found: "un titre dans le texte",
    cure: "Mettez ce titre dans le champ title d'une nouvelle partie.",
  },
  {
    pattern: /\[[^\]]+\]\s+\((?:\/|#|https?:)[^)]*\)/,
    found: "un lien coupé par une espace",
    cure: "Collez la parenthèse au crochet : [texte](/page).",
  },
  {
    pattern: /\[[^\]\n]+\]\((?:\/|#|https?:)[^)\n]*(?:\n|$)/,
    found: "un lien dont la parenthèse n'est pas fermée",
    cure: "Fermez la parenthèse : [texte](/page).",
  },
];
