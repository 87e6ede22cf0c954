import { unescape } from "node:querystring";
import { DomUtils, parseDocument } from "htmlparser2";
import { micromark } from "micromark";
import { homePage } from "../pages/home";
import { linkFault, type SiteFacts } from "./links";
import { once } from "../../../contract/once";

const CURE =
  "Retirez ces signes, ou écrivez-les comme Markdown les connaît : **gras**, *italique*, collés aux mots, des listes dont chaque ligne commence par « - », et des liens entiers, sans espace, [texte](/page), ni à moitié écrits, ni sans texte. Un titre va dans le champ title d'une nouvelle partie, l'image d'une page dans cover ; il n'y a ni ligne de signes (=====, ---), ni citation (> au début d'une ligne), ni tableau, ni texte décalé, ni HTML, ni commentaire.";
const PLAIN =
  "Retirez ces signes, ou tapez le caractère lui-même : ce champ est un texte simple, sans mise en forme ni lien.";

/** Signs that visitors would see; private characters are what Markdown has used (`shownText`). */
const SIGNS = [
  // A title, a picture, a quote, a line of signs (=====, ---), an indented text, what `readMarkdown` adds
  /\ue002[\ue002\s]*.*/,
  // Half a link, an address beside its brackets, a link in brackets
  /\S*\](?:[({]|\[(?!\d))[^\s)}\]]*[)}\]]?/,
  /\S*(?:[[\]]\s?[:(]?\s?(?:\/[a-z]|#[a-z]|mailto:|tel:)|\(\/[a-z-]+\/)[^\s)\]]*[)\]]?/,
  new RegExp(`\\(/?#(?:${homePage.anchors.join("|")})\\b\\)?`),
  /\[\ue001|(?<!\([^()\n]*)\ue001\)/,
  // A tag, a comment or a code of HTML, an address between < and >
  /<(?:!--|https?:|mailto:|\w+(?:\.\w+)+[^\s<>]*>|\/?[a-z][\w:-]*(?:\s+[\w-]+\s*=[^>]*)?\s*\/?>).*/i,
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i,
  // A table, a box to tick, a list without hyphens, signs that begin or end nowhere or that only Markdown knows
  /^(?:[ |]*(?::?-{3,}:? *\|)+(?: *:?-{3,}:? *)?$|\[[ x]\]\s)/im,
  /(?:^ *(?:[•·–—▪●○◦►➤➜→✓✔✅]\s|(?:\p{Extended_Pictographic}|\d\ufe0f?\u20e3)\ufe0f?\s|\d\d?[.)]\s|-(?!-)).*\n?){2}/mu,
  /(?:\*\*|__|~~|==(?=[^\s=])|^#(?:#+| ))\w*|\*\ue003|\ue003\*|\[\^[^\]\s]+\]/m,
  /(?<![\w*])([*_~])(?=[\p{L}\d«])[^*_~\n]*[\p{L}\d».!?]\1(?![\w*])/u,
  /\S*[\\`´]\S*/,
];

/** What is wrong in a Markdown text: links that lead nowhere, and what the pages cannot show. */
export function markdownFaults(text: string, facts: SiteFacts) {
  const { links, fault } = readMarkdown(text);
  return [...links.map((href) => linkFault(href, facts)), fault];
}

/** Where the links of a Markdown text lead, and what of it the pages cannot show. */
const readMarkdown = once((text: string) => {
  // Signs behind a backslash are plain characters.
  const plain = text
    .replace(/\\[!-/:-@[-`{-~]/g, "\ue000")
    // A plus sign at the start of a line, which is no list; a comment of YAML, which is none in a long text.
    .replace(/^[ -]*(?=\+ )| (?=# \p{L})/gmu, "$&\ue002");
  const html = micromark(plain, { allowDangerousProtocol: true });
  const links = DomUtils.getElementsByTagName("a", parseDocument(html));
  // A definition that no link uses vanishes from the page.
  const [line = "", label = ""] = /^ {0,3}\[([^\]\n]+)\]:.*/m.exec(plain) ?? [];
  const unused =
    plain.split(`[${label}]`).length === 2 && !html.includes(`[${label}]:`) ? `\ue002${line}` : "";
  // In a text that is wrapped by hand each line is of some length; a single end of line after another means more.
  const lines = html.replace(/<(?!\/?p>|br)[^>]*>/g, "");
  // A line below an item of a list belongs to it, wherever it begins.
  const [, glued] =
    /<p>(.{0,49}|.{121,})(?<!<br \/>|<\/p>)\n/.exec(lines) ??
    /^ *(?:[-*+]|\d+[.)]) (.*)\n(?!\s|[-*+] |\d+[.)] )/m.exec(plain) ??
    [];
  return {
    // Accents as they are typed; a space is typed as %20.
    links: links.flatMap(({ attribs: { href } }) =>
      href ? unescape(href.replaceAll("%20", "%2520")) : [],
    ),
    fault:
      signFault(`${shownText(html)}\n${unused}`, CURE) ??
      (glued &&
        `« ${glued.slice(0, 50)} », une ligne que la page colle à la suivante. Écrivez un paragraphe sur une seule ligne, laissez une ligne vide entre deux paragraphes, ou commencez chaque ligne d'une liste par « - ».`),
  };
});

/** Markup in a field whose text is shown as it is. */
export const plainTextFault = once((text: string) => signFault(text.replace(/\n+/g, "\n"), PLAIN));

/** The text that visitors read, with one private character for each code, link, emphasis and unstyled element. */
function shownText(html: string): string {
  const marked = html
    .replace(/<hr \/>/g, "$&---")
    .replace(/<a [^>]*>(\^[^<]*)<\/a>/g, "[$1]")
    .replace(/([\p{L}\d]+)<em>([^<]*)<\/em>(?=[\p{L}\d])/gu, "\ue002$1*$2*")
    // Signs that begin a paragraph or an item of a list make no list.
    .replace(/<\/p>\n/g, "$&\n")
    .replace(/<li>(?:\n<p>)?(?![\n[])/g, "$&\ue000")
    .replace(/(?<!<pre>)<code>.*?<\/code>/gs, "\ue000")
    .replace(/<a href="".*?<\/a>/gs, "]()")
    .replace(/<a href="([^"]*)"[^>]*>(?:\s|\[[^\]]*\]|<(?!\/a)[^>]*>)*<\/a>/g, "]($1)")
    .replace(/<a .*?<\/a>/gs, "\ue001")
    .replace(/<img.*?alt="([^"]*)"[^>]*>/g, "$&![$1](")
    .replace(/<\/?(?:em|strong)>/g, "\ue003")
    .replace(/<(?!\/|(?:p|ul|ol|li|br)\b)/g, "\ue002$&");
  return DomUtils.textContent(parseDocument(marked));
}

function signFault(shown: string, cure: string): string | undefined {
  const [match] = SIGNS.flatMap((pattern) => pattern.exec(shown)?.[0] ?? []);
  if (match === undefined) return undefined;
  const [signs] = /^.{0,50}/.exec(match.replace(/[\ue000-\ue003]/g, "").trim()) ?? [];
  return `Des signes que la page ne rend pas (« ${signs} »). ${cure}`;
}
