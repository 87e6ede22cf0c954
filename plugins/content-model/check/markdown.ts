import { unescape } from "node:querystring";
import { DomUtils, parseDocument } from "htmlparser2";
import { micromark } from "micromark";
import { homePage } from "../pages/home";
import { contentTypes } from "../types/contentTypes";
import { linkFault } from "./links";
import type { Fault } from "./problem";
import type { SiteFacts } from "./siteFacts";

const HALF_LINK = "un lien à moitié écrit, sans texte ou sans adresse";
const CURE =
  "Retirez ces signes, ou écrivez-les comme Markdown les connaît : **gras**, *italique*, collés aux mots, des listes dont chaque ligne commence par « - », et des liens sans espace, [texte](/page). Un titre va dans le champ title d'une nouvelle partie, l'image d'une page dans cover.";
const PLAIN =
  "Retirez ces signes, ou tapez le caractère lui-même : ce champ est un texte simple, sans mise en forme ni lien.";

/** Sections, and first parts of the addresses of entries: what the parentheses of a half-written link hold. */
const PLACES = [
  ...homePage.anchors,
  ...contentTypes.flatMap(({ pages }) => pages?.prefix.match(/\w+/) ?? []),
];

/** Signs that Markdown has not used, and (as private characters) links and elements that the pages have no style for. */
const SIGNS: [found: string, ...patterns: RegExp[]][] = [
  [
    HALF_LINK,
    /\S*\](?:[({]|\[(?!\d))[^\s)}\]]*[)}\]]?/,
    /\S*[[\]]\s?[:(]?\s?(?:\/[a-z]|#[a-z]|mailto:|tel:)[^\s)\]]*[)\]]?/,
    /\[[^\]\n]*\((?:\/|#|https?:|mailto:|tel:)\S*/,
    new RegExp(String.raw`\S*\((?:\/|\/?#)(?:${PLACES.join("|")})\b[^\s)]*\)?`),
    /<(?:https?|mailto):\S*/,
    /\[\ue001|(?<!\([^()\n]*)\ue001\)/,
  ],
  ["une balise HTML", /<\/?[a-z][\w:-]*(?:\s+[\w-]+\s*=[^>]*)?\s*\/?>/i],
  ["un commentaire HTML", /<!--.*/],
  ["un code HTML", /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i],
  ["un tableau", /^[ |]*(?::?-{3,}:? *\|)+(?: *:?-{3,}:? *)?$/m],
  ["une liste sans tiret", /^ *(?:[•·–—▪]\s|-(?=[^\s-])).*\n+ *(?:[•·–—▪]\s|-(?=[^\s-]))/m],
  ["des signes qui ne mettent rien en gras", /(?:\*\*|__)\w*|\*\ue003|\ue003\*/],
  ["un titre, une image, une ligne de signes (=====, ---) ou un décalage", /\ue002.*/],
];

/** What is wrong in a Markdown text: links that lead nowhere, and what the pages cannot show. */
export function markdownFaults(text: string, facts: SiteFacts): Fault[] {
  // Signs behind a backslash are plain characters.
  const plain = text.replace(/\\[!-/:-@[-`{-~]/g, "\ue000");
  const { children } = parseDocument(micromark(plain, { allowDangerousProtocol: true }));
  const linkFaults = DomUtils.getElementsByTagName("a", children).flatMap((link): Fault[] => {
    const address = unescape(link.attribs.href ?? "");
    const isHalf = address === "" || /^(?:\[.*\])?$/.test(DomUtils.textContent(link).trim());
    const fault = isHalf ? { found: HALF_LINK, cure: CURE } : linkFault(address, facts);
    return fault ? [{ ...fault, part: address || "]()" }] : [];
  });
  // A definition that no link uses vanishes from the page.
  const [line, label = ""] = /^ {0,3}\[([^\]\n]+)\]:.*/m.exec(plain) ?? [];
  const isUnused = line !== undefined && plain.split(`[${label}]`).length === 2;
  const unused = isUnused ? [{ found: HALF_LINK, cure: CURE, part: line }] : [];
  return [...linkFaults, ...signFaults(shownText(children), CURE), ...unused];
}

/** Markup in a field whose text is shown as it is. */
export const plainTextFaults = (text: string) => signFaults(text, PLAIN);

/** The text that visitors read, with one private character for each code, link, unstyled element and emphasis. */
const shownText = (nodes: ReturnType<typeof parseDocument>["children"]): string =>
  nodes
    .map((node) => {
      if (DomUtils.isText(node)) return node.data;
      if (!DomUtils.isTag(node)) return "";
      const inside = shownText(node.children);
      if (/^(?:p|ul|ol|li|br)$/.test(node.name)) return inside;
      if (/^(?:em|strong)$/.test(node.name)) return `\ue003${inside}\ue003`;
      return { code: "\ue000", a: "\ue001" }[node.name] ?? `\ue002${inside}`;
    })
    .join("");

const signFaults = (shown: string, cure: string) =>
  SIGNS.flatMap(([found, ...patterns]): Fault[] => {
    const [match] = patterns.flatMap((pattern) => pattern.exec(shown)?.[0] ?? []);
    if (match === undefined) return [];
    const words = match.replace(/[\ue000-\ue003]/g, "").trim();
    const [part = ""] = words.slice(0, 50).split("\n");
    return [{ found: part ? `${found} (« ${part} »)` : found, cure, part: part || undefined }];
  });
