import { unescape } from "node:querystring";
import { micromark } from "micromark";
import { homePage } from "../pages/home";
import { linkFault, type SiteFacts } from "./links";

const CURE =
  "Retirez ces signes, ou écrivez-les comme Markdown les connaît : **gras**, *italique*, collés aux mots, des listes dont chaque ligne commence par « - », et des liens entiers, sans espace, [texte](/page), ni à moitié écrits, ni sans texte. Un titre va dans le champ title d'une nouvelle partie, l'image d'une page dans cover ; il n'y a ni ligne de signes (=====, ---), ni tableau, ni texte décalé, ni HTML, ni commentaire.";
const PLAIN =
  "Retirez ces signes, ou tapez le caractère lui-même : ce champ est un texte simple, sans mise en forme ni lien.";

/** Signs that visitors would see; private characters are what Markdown has used (`shownText`). */
const SIGNS = [
  // Half a link
  /\S*\](?:[({]|\[(?!\d))[^\s)}\]]*[)}\]]?/,
  /\S*[[\]]\s?[:(]?\s?(?:\/[a-z]|#[a-z]|mailto:|tel:)[^\s)\]]*[)\]]?/,
  /\[[^\]\n]*\((?:\/|#|https?:|mailto:|tel:)\S*/,
  new RegExp(String.raw`\S*\((?:\/[a-z-]+\/|[/#]+(?:${homePage.anchors.join("|")})\b)[^\s)]*\)?`),
  /<(?:https?|mailto):\S*/,
  /\[\ue001|(?<!\([^()\n]*)\ue001\)/,
  // A tag, a comment or a code of HTML
  /<\/?[a-z][\w:-]*(?:\s+[\w-]+\s*=[^>]*)?\s*\/?>/i,
  /<!--.*/,
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i,
  // A table, a list without hyphens, bold that begins or ends nowhere
  /^[ |]*(?::?-{3,}:? *\|)+(?: *:?-{3,}:? *)?$/m,
  /^ *(?:[•·–—▪]\s|-(?=[^\s-])).*\n+ *(?:[•·–—▪]\s|-(?=[^\s-]))/m,
  /(?:\*\*|__)\w*|\*\ue003|\ue003\*/,
  // A title, a picture, a line of signes (=====, ---), an indented text
  /\ue002.*/,
];

/** What is wrong in a Markdown text: links that lead nowhere, and what the pages cannot show. */
export function markdownFaults(text: string, facts: SiteFacts): string[] {
  // Signs behind a backslash are plain characters.
  const plain = text.replace(/\\[!-/:-@[-`{-~]/g, "\ue000");
  const html = micromark(plain, { allowDangerousProtocol: true });
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  const linkFaults = links.map(([, href = "", words = ""]) => {
    const address = unescape(href.replaceAll("&amp;", "&"));
    const isHalf = !address || /^(?:\[.*\])?$/.test(words.replace(/<[^>]*>/g, "").trim());
    return isHalf ? unusedSigns(address || "]()", CURE) : linkFault(address, facts);
  });
  // A definition that no link uses vanishes from the page.
  const [line = "", label = ""] = /^ {0,3}\[([^\]\n]+)\]:.*/m.exec(plain) ?? [];
  if (line && plain.split(`[${label}]`).length === 2)
    linkFaults.push(unusedSigns(line.trim(), CURE));
  return [...linkFaults, signFault(shownText(html), CURE)].filter((fault) => fault !== undefined);
}

/** Markup in a field whose text is shown as it is. */
export const plainTextFault = (text: string) => signFault(text, PLAIN);

/** The text that visitors read, with one private character for each code, link, emphasis and unstyled element. */
const shownText = (html: string) =>
  html
    .replace(/<code>.*?<\/code>/gs, "\ue000")
    .replace(/<a .*?<\/a>/gs, "\ue001")
    .replace(/<\/?(?:em|strong)>/g, "\ue003")
    .replace(/<\/?(?:p|ul|ol|li|br)\b[^>]*>|<\/[^>]*>/g, "")
    .replace(/<[^>]*>/g, "\ue002")
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? "");

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };

function signFault(shown: string, cure: string): string | undefined {
  const [match] = SIGNS.flatMap((pattern) => pattern.exec(shown)?.[0] ?? []);
  const words = match
    ?.replace(/[\ue000-\ue003]/g, "")
    .trim()
    .slice(0, 50);
  return words === undefined ? undefined : unusedSigns(words.split("\n", 1).join(), cure);
}

const unusedSigns = (signs: string, cure: string) =>
  `Des signes que la page ne rend pas (« ${signs} »). ${cure}`;
