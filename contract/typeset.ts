const NO_BREAK = "\u00a0";
const NARROW = "\u202f";

/** Spans that stay as typed: tags, placeholders, code, addresses, paths and file names. */
const VERBATIM = [
  String.raw`<\/?[a-z][^>]*>`,
  String.raw`\{\{[^}]*\}\}`,
  "`[^`]*`",
  String.raw`(?:https?:\/\/|mailto:|tel:|www\.)[^\s<>"«»…]*[^\s<>"«»….,;:!?)]`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`(?<![\p{L}\d])\/[\w-]+(?:\/[\w-]+)*(?:#[\w-]+)?`,
  String.raw`(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:fr|com|org|net|eu|io|example|html|ya?ml)(?![\w-])(?:\/[^\s<>"«»…]*[^\s<>"«»….,;:!?)])?`,
].join("|");
const VERBATIM_IN_HTML = String.raw`<(code|pre)\b[^>]*>[\s\S]*?<\/\1>|&(?:amp|lt|gt|#\d+);|${VERBATIM}`;

/** Private-use characters: while the text is polished, each replaces one span left as typed. */
const PRIVATE_USE = "\ue000-\uf8ff";
const FIRST_PRIVATE_USE = 0xe000;
const PRIVATE_USE_COUNT = 0x1900;

const SPACES = `[ ${NO_BREAK}${NARROW}]`;
const THOUSANDS = new RegExp(
  `(?<![\\d+.,/${PRIVATE_USE}-]|\\d${SPACES})\\d{1,3}(?:${SPACES}\\d{3})+(?!\\d|${SPACES}\\d|[./-]\\d)`,
  "g",
);
/** Words that a number does not count. */
const NOT_COUNTED =
  "à|au|aux|avec|car|chez|contre|dans|de|des|dont|du|en|est|et|la|le|les|mais|ni|ont|ou|où|par|pas|plus|pour|puis|que|qui|sans|se|si|sont|sous|sur|un|une|vers|y";
/** Words that announce a code, whose digits stay together. */
const CODE = `(?:[nN]°|[nN]uméro|[rR]éf(?:\\.|érence)?)${SPACES}*:?${SPACES}*`;
const COUNTED = `${SPACES}*[€%]|${SPACES}(?!(?:${NOT_COUNTED})(?!\\p{L}))\\p{Ll}`;
/** Five digits and more before what they count, or in a row of such numbers: alone they may be a code. */
const UNGROUPED = new RegExp(
  `(?<!(?<!\\p{L})${CODE})(?<![\\p{L}\\d_+.,/-]|[\\p{L}\\d]${NO_BREAK}|\\p{Lu}${SPACES}|\\d${SPACES})[1-9]\\d{4,}(?=(?:(?:,|${SPACES}(?:à|et|ou|-))${SPACES}[1-9]\\d{4,})*(?:${COUNTED}))`,
  "gu",
);
const TALL_MARK = new RegExp(
  `(?<=[^\\s(\\[;!?])${SPACES}*([;!?])(?=$|[\\s;!?.,:…»”"’)\\]—–${PRIVATE_USE}])`,
  "gm",
);
const COLON = new RegExp(`(?<=[^\\s(\\[:])${SPACES}*:(?=$|[\\s»”"${PRIVATE_USE}])`, "gm");
const UNIT = new RegExp(`(?<=\\d)${SPACES}*([%€‰])|(?<=[${PRIVATE_USE}])${SPACES}+([%€‰])`, "g");
const PHONE = new RegExp(
  `(?<![\\d+])(?:0\\d(?:${SPACES}\\d{2}){4}|\\+\\d{1,3}(?:${SPACES}\\d{1,4}){2,5})(?!\\d|${SPACES}\\d)`,
  "g",
);
const NUMBER_SIGN = new RegExp(`(?<!\\p{L})([nN]°)${SPACES}*(?=[\\d${PRIVATE_USE}])`, "gu");
/** Words between apostrophes, which stand for quotes: none of both is inside a word. */
const QUOTED =
  /(?<![\p{L}\d'’])'(?=[^\s'])((?:[^'\n]|(?<=\p{L})'(?=\p{L})){2,80})(?<=\S)'(?![\p{L}\d'])/gu;
const HOUR = new RegExp(`(?<=\\d)${SPACES}h(?![\\p{L}\\d])(?:${SPACES}(?=\\d))?`, "gu");
/** Letters of the country that begin a VAT number. */
const VAT_COUNTRY = new RegExp(`(?<!\\p{L})(\\p{Lu}{2})${SPACES}(?=\\d{2}${SPACES}\\d)`, "gu");
/** The space inside a number in groups, and the one between a number and what it counts. */
const IN_NUMBER = new RegExp(
  `(?<=(?<![\\p{L}\\d_-])\\d(?:[\\d.,${NO_BREAK}${NARROW}]*\\d)?) (?=\\d|(?!(?:${NOT_COUNTED})(?!\\p{L}))\\p{Ll}|[KMGT]o(?!\\p{L}))`,
  "gu",
);
const OPENING = new RegExp(`«${SPACES}*(?=\\S)`, "g");
const CLOSING = new RegExp(`(?<=\\S)${SPACES}*»`, "g");

/**
 * French typography of a plain text: narrow no-break space before ; ! ?, no-break space before : %
 * and €, within hours, numbers in groups, sizes and « », between a number and what it counts, typographic
 * apostrophes, quotes and ellipses, grouped thousands, ordinals. Addresses, code and placeholders stay. Applying it twice changes nothing more.
 */
export function typeset(text: string): string {
  return aroundVerbatim(text, VERBATIM, polish);
}

/** As `typeset`, for the text between the tags of an HTML fragment; code elements stay. */
export function typesetHtml(html: string): string {
  const plain = html.replace(/<[^>]*>|&quot;/g, (part) => (part === "&quot;" ? '"' : part));
  return aroundVerbatim(plain, VERBATIM_IN_HTML, (text) =>
    polish(text).replace(
      /(?<![\p{L}\d])(1(?=ers?\b|res?\b)|(?:\d+|[IVX]{2,})(?=es?\b))(\p{L}+)/gu,
      "$1<sup>$2</sup>",
    ),
  );
}

/** Words that lean on the one that follows: no line of a heading ends on them. */
const WEAK =
  "a|à|au|aux|avec|ce|ces|cette|chez|dans|de|des|du|elle|en|est|et|il|la|le|les|ne|nos|notre|nous|on|ont|ou|où|par|pour|que|qui|sa|sans|se|ses|son|sous|sur|un|une|vers|vos|votre|vous|y";

/** Before a word, or before another short one and a word: longer pieces do not fit in a narrow column. */
const LEANING = new RegExp(
  `(?<![\\p{L}’-])(${WEAK}) (?=(?!(?:${WEAK}) )\\S{1,14}(?!\\S)|(?=\\S{1,3} )(?:${WEAK}) (?!(?:${WEAK}) )\\S{1,6}(?!\\S))`,
  "giu",
);

/** A heading with a no-break space behind its weak words. */
export const keepWeakWords = (heading: string) => heading.replace(LEANING, `$1${NO_BREAK}`);

/** Changes a text with its verbatim spans hidden behind private-use characters. */
function aroundVerbatim(text: string, spans: string, change: (text: string) => string): string {
  const kept: string[] = [];
  const hidden = text.replace(new RegExp(`[${PRIVATE_USE}]|${spans}`, "giu"), (span) => {
    if (kept.length === PRIVATE_USE_COUNT) return span;
    kept.push(span);
    return String.fromCharCode(FIRST_PRIVATE_USE + kept.length - 1);
  });
  return change(hidden).replace(
    new RegExp(`[${PRIVATE_USE}]`, "g"),
    (mark) => kept[mark.charCodeAt(0) - FIRST_PRIVATE_USE] ?? mark,
  );
}

/** Sets every space of a match to this one. */
function spacedWith(space: string) {
  return (match: string) => match.replace(new RegExp(SPACES, "g"), space);
}

function polish(text: string): string {
  return frenchQuotes(text)
    .replace(QUOTED, "«$1»")
    .replaceAll("'", "’")
    .replace(/\.{3,}/g, "…")
    .replace(/(?<![\p{L}\d])1[èe]re(s?)(?!\p{L})/gu, "1re$1")
    .replace(/(?<![\p{L}\d])(\d+|[IVX]+)i?[èe]me(s?)(?!\p{L})/gu, "$1e$2")
    .replace(NUMBER_SIGN, `$1${NO_BREAK}`)
    .replace(PHONE, spacedWith(NO_BREAK))
    .replace(HOUR, spacedWith(NO_BREAK))
    .replace(THOUSANDS, spacedWith(NO_BREAK))
    .replace(UNGROUPED, (number) => number.replace(/\B(?=(?:\d{3})+$)/g, NO_BREAK))
    .replace(
      UNIT,
      (_, afterDigit: string, afterSpan: string) => NO_BREAK + (afterDigit ?? afterSpan),
    )
    .replace(/(?<=\d) × (?=\d)/g, `${NO_BREAK}×${NO_BREAK}`)
    .replace(VAT_COUNTRY, `$1${NO_BREAK}`)
    .replace(IN_NUMBER, NO_BREAK)
    .replace(TALL_MARK, `${NARROW}$1`)
    .replace(COLON, `${NO_BREAK}:`)
    .replace(OPENING, `«${NO_BREAK}`)
    .replace(CLOSING, `${NO_BREAK}»`);
}

/**
 * Straight double quotes, in pairs; a lone one opens or closes by what is before it. Behind a
 * number, where none is open, it means inches and stays.
 */
function frenchQuotes(text: string): string {
  const inches = new Set<number>();
  let open = false;
  for (const { index } of text.matchAll(/"/g)) {
    if (!open && /\d/.test(text.charAt(index - 1))) inches.add(index);
    else open = !open;
  }
  const paired = !open;
  open = false;
  return text.replace(/"/g, (quote, at: number) => {
    if (inches.has(at)) return quote;
    open = paired ? !open : at === 0 || /[\s([’']/.test(text.charAt(at - 1));
    return open ? "«" : "»";
  });
}
