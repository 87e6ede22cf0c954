import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Files that a page fetches by itself: its fonts, and its pictures in the largest of their sizes, the last in srcset. */
const FETCHED =
  /<(?:link[^>]* as="font"[^>]* href="|img[^>]*? (?:srcset="(?:[^"]*,)?|src="))(\/[^" ]+)/gi;

/** A warning for the editor when the built home page is more than a tenth heavier or lighter than the content says. */
export const weightWarning = (publicDir: string, said: number) => {
  const html = readFileSync(path.join(publicDir, "index.html"), "utf8");
  const files = new Set([...html.matchAll(FETCHED)].map(([, address = ""]) => address));
  const sizes = [...files].map((address) => statSync(path.join(publicDir, address)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, brotliCompressSync(html).length);
  const weight = Math.round(bytes / 1024);
  return Math.abs(weight / said - 1) > 0.1
    ? `content/interface.yaml, « proof » : la page d'accueil pèse ${weight} ko et non ${said}. Corrigez « kilobytes ».`
    : undefined;
};
