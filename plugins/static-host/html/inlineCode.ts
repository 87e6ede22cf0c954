import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";

/** What a page's policy has to allow. */
export interface InlineCode {
  /** Texts of the inline scripts that a browser runs or reads as rules. */
  scripts: string[];
  /** Texts of the style elements. */
  styles: string[];
}

/** Types of `<script>` whose text is data for others. */
const DATA = /^(application\/(ld\+)?json|text\/plain)$/;

/** Reads the inline code of a page, byte for byte. */
export const readInlineCode = (html: string): InlineCode => {
  const { children } = parseDocument(html);
  const elements = (name: string) => DomUtils.getElementsByTagName(name, children);
  return {
    scripts: elements("script")
      .filter(({ attribs }) => !attribs.src && !DATA.test(attribs.type ?? ""))
      .map(DomUtils.textContent),
    styles: elements("style").map(DomUtils.textContent),
  };
};

/** Source expression of a policy that allows one inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
