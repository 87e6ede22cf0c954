import { statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Places that React leaves for figures (src/components/ProofFigures.tsx, WeightField.tsx). */
const PLACE = /(<(?:dd|strong)[^>]* data-measure="(\w+)"[^>]*>)[^<]*/g;

/** Files that a page fetches by itself: its fonts, and its pictures in the size of a browser that knows no other. */
const FETCHED = /<link[^>]* as="font"[^>]*>|<img[^>]*>/g;
const ADDRESS = / (?:href|src)="(\/[^"]+)"/;

/** As a host compresses that does so while it sends; the best quality takes some forty times as long for a page. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const kilobytes = (bytes: number) => Math.round(bytes / 1024);

/**
 * Writes into a page what it weighs as built, for visitors whose browser runs no script to measure it: the page itself
 * in brotli, its fonts and all of its pictures. Third parties and cookies are none: the build fails on the first
 * (html/inlineCode.ts), and no page sets the second.
 *
 * @param publicDir folder that the page's files are in
 */
export const withWeight = (html: string, publicDir: string) => {
  if (html.search(PLACE) === -1) return html;
  const files = new Set(
    [...html.matchAll(FETCHED)].flatMap(([element]) => ADDRESS.exec(element)?.[1] ?? []),
  );
  const sizes = [...files].map((file) => statSync(path.join(publicDir, file)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, brotliCompressSync(html, BROTLI).length);
  const weight = kilobytes(bytes);
  const values: Record<string, string> = {
    weight: `${weight.toLocaleString("fr")}\u00a0Ko`,
    requests: String(files.size + 1),
    thirdParties: "0",
    cookies: "0",
  };
  return html
    .replace(PLACE, (place, open: string, name: string) =>
      values[name] ? open + values[name] : place,
    )
    .replaceAll("--weight:1", `--weight:${weight}`);
};
