import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";

/** What a page's policy must allow, and what no policy of ours can. */
export interface InlineCode {
  /** Texts of the inline scripts that a browser runs or reads as rules. */
  scripts: string[];
  /** Texts of the style elements. */
  styles: string[];
  /** Code that no hash covers, or that comes from elsewhere; each as found. */
  faults: string[];
}

/** Attributes that make the browser fetch and use something for the page. */
const FETCHED: Record<string, readonly string[]> = {
  script: ["src"],
  link: ["href"],
  img: ["src", "srcset"],
  source: ["src", "srcset"],
  video: ["src", "poster"],
  audio: ["src"],
  iframe: ["src"],
  embed: ["src"],
  object: ["data"],
  form: ["action"],
  use: ["href", "xlink:href"],
  image: ["href", "xlink:href"],
};

/** Relations of `<link>` that only name an address. */
const NAMING = /\b(canonical|alternate|author|license|next|prev|help|me)\b/;

/** Types of `<script>` whose text is data for others. */
const DATA = /^(application\/(ld\+)?json|text\/plain)$/;

const isForeign = (address: string) => /(^|[\s,])(https?:)?\/\//i.test(address);

/**
 * Reads the inline code of a page and finds what a strict policy cannot allow: event handler attributes,
 * `javascript:` addresses, and anything fetched from another origin.
 */
export const readInlineCode = (html: string): InlineCode => {
  const code: InlineCode = { scripts: [], styles: [], faults: [] };
  let text: string | undefined;
  const report = (name: string, attribute: string, value: string) =>
    code.faults.push(`<${name} ${attribute}="${value}">`);

  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/.test(attribute) || /^\s*javascript:/i.test(value)) report(name, attribute, value);
      }
      const naming = name === "link" && NAMING.test(attributes.rel ?? "");
      for (const attribute of naming ? [] : (FETCHED[name] ?? [])) {
        const value = attributes[attribute];
        if (value && isForeign(value)) report(name, attribute, value);
      }
      if (name === "script" && !attributes.src && !DATA.test(attributes.type ?? "")) text = "";
      if (name === "style") text = "";
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (text === undefined) return;
      if (name === "script") code.scripts.push(text);
      if (name === "style") code.styles.push(text);
      const foreign =
        name === "style" && /url\(\s*["']?(https?:)?\/\/[^)]*|@import[^;]*/i.exec(text);
      if (foreign) code.faults.push(`<style> ${foreign[0]}`);
      text = undefined;
    },
  });
  parser.end(html);
  return code;
};

/** Source expression of a policy that allows one inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
