import { micromark } from "micromark";
import { linkFault } from "./links";
import { HTML_TAG } from "./plainText";
import type { Fault } from "./problem";
import type { SiteFacts } from "./siteFacts";

/** What is wrong in a Markdown text: links that lead nowhere, and what the pages cannot show. */
export function markdownFaults(text: string, facts: SiteFacts): Fault[] {
  // Read as the pages show it; signs behind a backslash stand for themselves, whatever they look like.
  const html = micromark(text, { allowDangerousProtocol: true });
  const plain = text.replace(/\\[!-/:-@[-`{-~]/g, "\ue000");
  const shown = shownText(plain === text ? html : micromark(plain));
  return [...linkFaults(html, facts), ...signFaults(plain, shown), ...styleFaults(html)];
}

function linkFaults(html: string, facts: SiteFacts): Fault[] {
  return [...html.matchAll(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].flatMap(
    ([, href = "", label = ""]): Fault[] => {
      const address = readable(href);
      const fault = address === "" ? HALF_LINK : linkFault(address, facts);
      if (fault) return [{ ...fault, part: address || "]()" }];
      const isHalf = label.trim() === "" || /^\[.*\]$/.test(label);
      return isHalf ? [{ ...HALF_LINK, part: `](${address}` }] : [];
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

const HALF_LINK: Fault = {
  found: "un lien à moitié écrit, sans texte ou sans adresse",
  cure: "Écrivez le texte entre crochets, puis aussitôt l'adresse entre parenthèses, sans espace : [texte](/page).",
};
const ADDRESS = String.raw`(?:\/|#|https?:|mailto:|tel:)`;

/** What visitors read of a text, but for its code; links as one sign. */
function shownText(html: string): string {
  return html
    .replace(/<code\b[^>]*>[\s\S]*?<\/code>/g, "\ue000")
    .replace(/<a\b[^>]*>[\s\S]*?<\/a>/g, "\ue001")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

const BOLD = "Collez les signes aux mots, autant devant que derrière : **gras**, *italique*.";
const BULLET = "Commencez chaque ligne par le tiret du clavier et une espace : « - ».";
const REMOVE = "Retirez-le : **gras**, listes et [liens](/page) s'écrivent en Markdown.";

/** Signs that Markdown made nothing of, as the page would show them. */
const SIGNS: [pattern: RegExp, found: string, cure: string][] = [
  [
    new RegExp(
      [
        String.raw`\S*\](?:[({]|\s\((?!https?:)${ADDRESS})[^\s)}]*[)}]?`,
        String.raw`\[[^\[\]()\n]*\(${ADDRESS}[^\s)]*[)\]]?`,
        String.raw`\[[^\]\n]*[^\]\d\s][^\]\n]*\][\s:([]{0,2}${ADDRESS}[^\s)\]]+[)\]]?`,
        String.raw`\([^()\n]+\)\s?\[${ADDRESS}[^\]\n]*\]`,
        String.raw`[^\s(]*\((?:\/(?:services|secteurs)\/|\/?#(?:services|secteurs|contact))[\w/#-]*[)\]]?`,
        String.raw`<(?:https?|mailto):\S*`,
        String.raw`(?<!\([^()\n]*)\ue001\)`,
      ].join("|"),
    ),
    HALF_LINK.found,
    HALF_LINK.cure,
  ],
  [HTML_TAG, "une balise HTML", REMOVE],
  [/<!--[\s\S]*?(?:-->|$)/, "un commentaire HTML, que la page montrerait", REMOVE],
  [/^ *\|?(?: *:?-{3,}:? *\|)+(?: *:?-{3,}:? *)?$/m, "un tableau", "Écrivez plutôt une liste."],
  [/^ *(?:[•·–—▪] |-(?=[^\s-])).*\n+ *(?:[•·–—▪] |-(?=[^\s-])).*/m, "une liste sans tiret", BULLET],
  [/\*\*|__/, "des signes qui ne mettent rien en gras", BOLD],
];

function signFaults(text: string, shown: string): Fault[] {
  const faults = SIGNS.flatMap(([pattern, found, cure]): Fault[] => {
    const [part] = pattern.exec(shown)?.[0].trim().split("\n") ?? [];
    if (part === undefined) return [];
    const visible = part.replace("\ue001", "").slice(0, 50);
    return [{ found: `${found} (« ${visible} »)`, cure, part: visible }];
  });
  // A definition that no link uses vanishes from the page.
  const [line, label = ""] = /^ {0,3}\[([^\]\n]+)\]:.*/m.exec(text) ?? [];
  const isUsed = text.split(`[${label}]`).length > 2;
  return line && !isUsed ? [...faults, { ...HALF_LINK, part: line }] : faults;
}

/** Elements that a text of the pages has no style for, and emphasis that closes too early. */
function styleFaults(html: string): Fault[] {
  const tag = /<(h[1-6]|hr|img|pre|blockquote)\b[^>]*>([^<\n]*)/.exec(html);
  const half = /\*<em>|<\/em>\*/.test(html);
  return [
    ...(tag
      ? [
          {
            found: `un titre, une ligne de signes (=====, ---), une image ou un paragraphe décalé (« ${tag[2]?.trim() ?? ""} »)`,
            cure: "Retirez ces signes ou ce décalage : un titre va dans le champ title d'une nouvelle partie, l'image d'une page dans cover.",
            part: tag[2]?.trim() || undefined,
          },
        ]
      : []),
    ...(half ? [{ found: "des signes * qui ne se répondent pas", cure: BOLD, part: "*" }] : []),
  ];
}
