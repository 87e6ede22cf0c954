import { micromark } from "micromark";
import { htmlTag } from "./htmlTags";
import { linkFault, type Fault } from "./links";
import type { SiteFacts } from "./site";

/** What is wrong in a Markdown text: links that lead nowhere, and what the pages cannot show. */
export function markdownFaults(text: string, facts: SiteFacts): Fault[] {
  // Signs behind a backslash stand for themselves, whatever they look like.
  const plain = text.replace(/\\[!-/:-@[-`{-~]/g, "\ue000");
  const withoutCode = plain.replace(/(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, "\ue000");
  // Read as the pages show it, so that every way to write a link counts.
  const html = micromark(text, { allowDangerousProtocol: true });
  const unescaped = plain === text ? html : micromark(plain);
  return [...linkFaults(html, facts), ...signFaults(withoutCode), ...shapeFaults(unescaped, plain)];
}

function linkFaults(html: string, facts: SiteFacts): Fault[] {
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].flatMap(
    ([, href = "", label = ""]): Fault[] => {
      const address = readable(href);
      if (address === "") return [EMPTY_LINK];
      const fault = linkFault(address, facts);
      if (fault) return [{ ...fault, part: address }];
      return label.trim() === "" ? [{ ...UNNAMED_LINK, part: `[](${address}` }] : [];
    },
  );
}

/** The address as it was typed: micromark escapes and encodes it. */
function readable(href: string): string {
  const text = href.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

const EMPTY_LINK = {
  found: "un lien sans adresse",
  cure: "Écrivez l'adresse entre les parenthèses.",
  part: "]()",
};

const UNNAMED_LINK = {
  found: "un lien sans texte",
  cure: "Écrivez entre les crochets les mots sur lesquels on clique : [texte](/page).",
};

const REMOVE_TAG = "Retirez-la : **gras**, listes et [liens](/page) s'écrivent en Markdown.";

const SIGNS: { pattern: RegExp; found: string; cure: string }[] = [
  {
    pattern: /!\[[^\]]*\]\([^)]*\)/,
    found: "une image dans le texte",
    cure: "Retirez-la : l'image d'une page se règle dans le champ cover.",
  },
  { pattern: htmlTag, found: "une balise HTML", cure: REMOVE_TAG },
  {
    pattern: /<!--[\s\S]*?(?:-->|$)/,
    found: "un commentaire HTML, que la page montrerait",
    cure: "Retirez-le : un texte n'a pas de partie cachée.",
  },
  {
    pattern: /^#{1,2} .*/m,
    found: "un titre dans le texte",
    cure: "Mettez ce titre dans le champ title d'une nouvelle partie.",
  },
  {
    pattern: /\[[^\]]*[^\]\d][^\]]*\]\s+\((?:\/|#|https?:)[^)]*\)/,
    found: "un lien coupé par une espace",
    cure: "Collez la parenthèse au crochet : [texte](/page).",
  },
  {
    pattern: /\[[^\]\n]+\]\((?:\/|#|https?:)[^)\n]*(?:\n|$)/,
    found: "un lien dont la parenthèse n'est pas fermée",
    cure: "Fermez la parenthèse : [texte](/page).",
  },
  {
    pattern: /\]\((?!<)[^)\s]+ [^)"'(]*\)/,
    found: "un lien dont l'adresse contient une espace",
    cure: "Retirez les espaces de l'adresse.",
  },
  {
    pattern: /\([^()\n]+\)\[(?:\/|#|https?:)[^\]\n]*\]/,
    found: "un lien dont les crochets et les parenthèses sont inversés",
    cure: "Le texte va entre crochets, l'adresse entre parenthèses : [texte](/page).",
  },
  {
    pattern: /^ *\|?(?: *:?-{3,}:? *\|)+(?: *:?-{3,}:? *)?$/m,
    found: "un tableau",
    cure: "Retirez-le : écrivez une liste, une ligne par tiret.",
  },
  {
    pattern: /^ *• .*\n+ *• .*/m,
    found: "une liste à puces « • »",
    cure: "Commencez chaque ligne par un tiret et une espace : « - ».",
  },
];

function signFaults(text: string): Fault[] {
  return SIGNS.flatMap(({ pattern, found, cure }): Fault[] => {
    const [part] = pattern.exec(text)?.[0].trim().split("\n") ?? [];
    if (part === undefined) return [];
    return [{ found: `${found} (« ${part.slice(0, 40)} »)`, cure, part }];
  });
}

/** What Markdown makes of the text without its author meaning it. */
function shapeFaults(html: string, text: string): Fault[] {
  const faults: Fault[] = [];
  const underlined = /^ *(={2,}|-{2,}) *$/m.exec(text)?.[0].trim();
  if (underlined !== undefined && /<h[12]>|<hr \/>/.test(html)) {
    faults.push({
      found: `une ligne de signes (« ${underlined.slice(0, 20)} »)`,
      cure: "Retirez-la : un titre va dans le champ title d'une nouvelle partie.",
      part: underlined,
    });
  } else if (html.includes("<hr />")) {
    faults.push({ found: "un filet de séparation", cure: "Retirez cette ligne." });
  }
  const shown = html.replace(/<(code|a)\b[^>]*>[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, "");
  if (shown.includes("**")) {
    faults.push({
      found: "deux astérisques « ** » qui ne mettent rien en gras",
      cure: "Collez-les aux mots, devant et derrière : **mots en gras**.",
      part: "**",
    });
  }
  const indented = /<pre><code>(.*)/.exec(html)?.[1];
  if (indented !== undefined && !/^ *(`{3}|~{3})/m.test(text)) {
    faults.push({
      found: `un paragraphe décalé (« ${indented.slice(0, 40)} »), qui s'afficherait comme du code`,
      cure: "Alignez-le avec les autres paragraphes du texte.",
      part: indented.slice(0, 20),
    });
  }
  return faults;
}
