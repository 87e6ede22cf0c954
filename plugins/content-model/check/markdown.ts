import { micromark } from "micromark";
import { linkFault } from "./links";
import { htmlTag } from "./plainText";
import type { Fault } from "./problem";
import type { SiteFacts } from "./siteFacts";

/** What is wrong in a Markdown text: links that lead nowhere, and what the pages cannot show. */
export function markdownFaults(text: string, facts: SiteFacts): Fault[] {
  // Signs behind a backslash stand for themselves, whatever they look like.
  const plain = text.replace(/\\[!-/:-@[-`{-~]/g, "\ue000");
  const withoutCode = plain.replace(/(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, "\ue000");
  // Read as the pages show it, so that every way to write a link counts.
  const html = micromark(text, { allowDangerousProtocol: true });
  const unescaped = plain === text ? html : micromark(plain);
  const half = halfLink(unescaped);
  return [
    ...linkFaults(html, facts),
    ...(half ? [half] : []),
    ...signFaults(withoutCode),
    ...blockFaults(unescaped, plain),
  ];
}

function linkFaults(html: string, facts: SiteFacts): Fault[] {
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].flatMap(
    ([, href = "", label = ""]): Fault[] => {
      const address = readable(href);
      if (address === "") return [EMPTY_LINK];
      const fault = linkFault(address, facts);
      if (fault) return [{ ...fault, part: address }];
      if (/^\[.*\]$/.test(label)) return [halfFault(`[${label}](${address})`)];
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

const EMPTY_LINK: Fault = {
  found: "un lien sans adresse",
  cure: "Écrivez l'adresse entre les parenthèses : [texte](/page).",
  part: "]()",
};

const UNNAMED_LINK: Fault = {
  found: "un lien sans texte",
  cure: "Écrivez entre les crochets les mots sur lesquels on clique : [texte](/page).",
};

const ADDRESS = String.raw`(?:\/|#|https?:|mailto:|tel:)`;
/** Brackets and addresses that Markdown made no link of, as the page would show them. */
const HALF_LINK = new RegExp(
  [
    String.raw`\S*\]\s?\(${ADDRESS}[^\s)]*\)?`,
    String.raw`\S*\][({][^\s)}]*[)}]?`,
    String.raw`\[[^\[\]()\n]*\(${ADDRESS}[^\s)]*[)\]]?`,
    String.raw`\[[^\]\n]*[^\]\d\s][^\]\n]*\][\s:[]{0,2}${ADDRESS}[^\s)\]]+[)\]]?`,
    String.raw`\([^()\n]+\)\s?\[${ADDRESS}[^\]\n]*\]`,
    String.raw`[^\s(]*\((?:\/(?:services|secteurs)\/|\/?#(?:services|secteurs|contact))[\w/#-]*[)\]]?`,
  ].join("|"),
);

/** A link with a sign too few or too many: the page would show its signs. */
function halfLink(html: string): Fault | undefined {
  const [part] = HALF_LINK.exec(shownText(html)) ?? [];
  if (part === undefined || /^\[?\d+\]\s\(/.test(part)) return undefined;
  return halfFault(part);
}

function halfFault(part: string): Fault {
  return {
    found: `un lien à moitié écrit (« ${part.slice(0, 50)} »)`,
    cure: "Écrivez le texte entre crochets, puis aussitôt l'adresse entre parenthèses, sans espace : [texte](/page).",
    part: part.slice(0, 50),
  };
}

/** What visitors read of a text, but for its links and code. */
function shownText(html: string): string {
  return html
    .replace(/<(code|a)\b[^>]*>[\s\S]*?<\/\1>/g, "\ue000")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&");
}

const REMOVE_TAG = "Retirez-la : **gras**, listes et [liens](/page) s'écrivent en Markdown.";

const SIGNS: [pattern: RegExp, found: string, cure: string][] = [
  [
    /!\[[^\]]*\]\([^)]*\)/,
    "une image dans le texte",
    "Retirez-la : l'image d'une page se règle dans le champ cover.",
  ],
  [htmlTag, "une balise HTML", REMOVE_TAG],
  [
    /<!--[\s\S]*?(?:-->|$)/,
    "un commentaire HTML, que la page montrerait",
    "Retirez-le : un texte n'a pas de partie cachée.",
  ],
  [
    /^#{1,6} .*/m,
    "un titre dans le texte",
    "Mettez ce titre dans le champ title d'une nouvelle partie.",
  ],
  [
    /^ *\|?(?: *:?-{3,}:? *\|)+(?: *:?-{3,}:? *)?$/m,
    "un tableau",
    "Retirez-le : écrivez une liste, une ligne par tiret.",
  ],
  [
    /^ *(?:[•·–—▪] |-(?=[^\s-])).*\n+ *(?:[•·–—▪] |-(?=[^\s-])).*/m,
    "une liste sans tiret du clavier, ou sans espace après lui",
    "Commencez chaque ligne par le tiret du clavier et une espace : « - ».",
  ],
];

function signFaults(text: string): Fault[] {
  return SIGNS.flatMap(([pattern, found, cure]): Fault[] => {
    const [part] = pattern.exec(text)?.[0].trim().split("\n") ?? [];
    if (part === undefined) return [];
    return [{ found: `${found} (« ${part.slice(0, 40)} »)`, cure, part }];
  });
}

/** What Markdown makes of the text without its author meaning it. */
function blockFaults(html: string, text: string): Fault[] {
  const faults: Fault[] = [];
  const underlined = /^ *(?:={2,}|-{2,}|[*_-](?: *[*_-]){2,}) *$/m.exec(text)?.[0].trim();
  if (/<h[12]>.*|<hr \/>/.test(html) && !/^#{1,2} /m.test(text)) {
    faults.push({
      found: `une ligne de signes (« ${underlined?.slice(0, 20) ?? ""} »)`,
      cure: "Retirez-la : un titre va dans le champ title d'une nouvelle partie.",
      part: underlined,
    });
  }
  const [open] = /\*\*|__/.exec(shownText(html)) ?? [];
  if (open !== undefined) {
    faults.push({
      found: `deux signes « ${open} » qui ne mettent rien en gras`,
      cure: "Collez-les aux mots, devant et derrière : **mots en gras**.",
      part: open,
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
