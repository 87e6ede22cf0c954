import { unescape } from "node:querystring";
import { micromark } from "micromark";
import { linkFault } from "./links";
import type { Fault } from "./problem";
import type { SiteFacts } from "./siteFacts";

const HALF_LINK = {
  found: "un lien à moitié écrit, sans texte ou sans adresse",
  cure: "Écrivez le texte entre crochets, puis aussitôt l'adresse entre parenthèses, sans espace : [texte](/page).",
};
const REMOVE = "Retirez-le : **gras**, listes et [liens](/page) s'écrivent en Markdown.";
const PLAIN =
  "Retirez ces signes, ou tapez le caractère lui-même : ce champ est un texte simple, sans mise en forme ni lien.";

/** Forms of a link that Markdown does not know. */
const HALF_LINKS = [
  String.raw`\S*\](?:[({]|\[(?!\d))[^\s)}\]]*[)}\]]?`,
  String.raw`\S*[[\]]\s?[:(]?\s?(?:\/[a-z]|#[a-z]|mailto:|tel:)[^\s)\]]*[)\]]?`,
  String.raw`\[[^\]\n]*\((?:\/|#|https?:|mailto:|tel:)\S*`,
  String.raw`\S*\((?:\/|\/?#)(?:services|secteurs|contact)\b[^\s)]*\)?`,
  String.raw`<(?:https?|mailto):\S*`,
  String.raw`\[\ue001|(?<!\([^()\n]*)\ue001\)`,
];

/** Signs that Markdown has not used, or an element that the pages have no style for. */
const SIGNS: [pattern: RegExp, found: string, cure: string][] = [
  [new RegExp(HALF_LINKS.join("|")), HALF_LINK.found, HALF_LINK.cure],
  [/<\/?[a-z][\w:-]*(?:\s+[\w-]+\s*=[^>]*)?\s*\/?>/i, "une balise HTML", REMOVE],
  [/<!--.*/, "un commentaire HTML", REMOVE],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i, "un code HTML", REMOVE],
  [/^[ |]*(?::?-{3,}:? *\|)+(?: *:?-{3,}:? *)?$/m, "un tableau", "Écrivez plutôt une liste."],
  [
    /^ *(?:[•·–—▪]\s|-(?=[^\s-])).*\n+ *(?:[•·–—▪]\s|-(?=[^\s-]))/m,
    "une liste sans tiret",
    "Commencez chaque ligne par le tiret du clavier et une espace : « - ».",
  ],
  [
    /(?:\*\*|__)\w*|\*\ue003|\ue003\*/,
    "des signes qui ne mettent rien en gras",
    "Collez les signes aux mots, autant devant que derrière : **gras**, *italique*.",
  ],
  [
    /\ue002.*/,
    "un titre, une image, une ligne de signes (=====, ---) ou un décalage",
    "Retirez ces signes ou ce décalage : un titre va dans le champ title d'une nouvelle partie, l'image d'une page dans cover.",
  ],
];

/** What is wrong in a Markdown text: links that lead nowhere, and what the pages cannot show. */
export function markdownFaults(text: string, facts: SiteFacts): Fault[] {
  const html = micromark(text, { allowDangerousProtocol: true });
  // Signs behind a backslash are plain characters.
  const plain = text.replace(/\\[!-/:-@[-`{-~]/g, "\ue000");
  // A definition that no link uses vanishes from the page.
  const [line, label = ""] = /^ {0,3}\[([^\]\n]+)\]:.*/m.exec(plain) ?? [];
  const isUnused = line !== undefined && plain.split(`[${label}]`).length === 2;
  return [
    ...linkFaults(html, facts),
    ...signFaults(shownText(plain === text ? html : micromark(plain))),
    ...(isUnused ? [{ ...HALF_LINK, part: line }] : []),
  ];
}

/** Markup in a field whose text is shown as it is. */
export function plainTextFaults(text: string): Fault[] {
  return signFaults(text).map((fault) => ({ ...fault, cure: PLAIN }));
}

function linkFaults(html: string, facts: SiteFacts): Fault[] {
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].flatMap(
    ([, href = "", label = ""]): Fault[] => {
      const address = unescape(unescapeHtml(href));
      const isHalf = address === "" || /^(?:\[.*\])?$/.test(label.trim());
      const fault = isHalf ? HALF_LINK : linkFault(address, facts);
      return fault ? [{ ...fault, part: address || "]()" }] : [];
    },
  );
}

/** The text that visitors read, with one private character for each code, link, unstyled block and emphasis. */
function shownText(html: string): string {
  return unescapeHtml(
    html
      .replace(/<code\b[^>]*>[\s\S]*?<\/code>/g, "\ue000")
      .replace(/<a\b[^>]*>[\s\S]*?<\/a>/g, "\ue001")
      .replace(/<(?:h[1-6]|hr|img|pre|blockquote)\b[^>]*>/g, "\ue002")
      .replace(/<\/?(?:em|strong)>/g, "\ue003")
      .replace(/<[^>]*>/g, ""),
  );
}

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };

const unescapeHtml = (html: string) =>
  html.replace(/&(lt|gt|quot|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

function signFaults(shown: string): Fault[] {
  return SIGNS.flatMap(([pattern, found, cure]): Fault[] => {
    const match = pattern.exec(shown)?.[0];
    if (match === undefined) return [];
    const words = match.replace(/[\ue000-\ue003]/g, "").trim();
    const [part = ""] = words.slice(0, 50).split("\n");
    return [{ found: part ? `${found} (« ${part} »)` : found, cure, part: part || undefined }];
  });
}
