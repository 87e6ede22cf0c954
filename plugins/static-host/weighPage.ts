import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Files that a page fetches by itself: its fonts, and its pictures in the size of a browser that knows no other. */
const FETCHED = /<(?:link[^>]* as="font"|img)[^>]*? (?:href|src)="(\/[^"]+)"/g;

/** As a host compresses that does so while it sends. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** How far the weight may be from what content/interface.yaml says before the build warns. */
const TOLERANCE = 0.1;

/** What a page weighs as built, in kilobytes: its HTML in brotli, its fonts and all of its pictures. */
const weighPage = (publicDir: string, file: string) => {
  const html = readFileSync(path.join(publicDir, file), "utf8");
  const files = new Set([...html.matchAll(FETCHED)].map(([, address = ""]) => address));
  const sizes = [...files].map((address) => statSync(path.join(publicDir, address)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, brotliCompressSync(html, BROTLI).length);
  return Math.round(bytes / 1024);
};

/** A warning for the editor when the home page no longer weighs what the content says. */
export const weightWarning = (publicDir: string, said: number) => {
  const weight = weighPage(publicDir, "index.html");
  if (Math.abs(weight / said - 1) <= TOLERANCE) return undefined;
  return `content/interface.yaml, « proof » : la page d'accueil pèse ${weight} ko et non ${said}. Corrigez « kilobytes ».`;
};
