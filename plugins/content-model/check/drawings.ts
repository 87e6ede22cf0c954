import { existsSync } from "node:fs";
import path from "node:path";
import { svgFault } from "./assets";
import type { Problem } from "./problem";

/** Drawings that pages and scripts name themselves, without a field of the content. */
export const PAGE_DRAWINGS = [
  "artworks/hero.svg",
  "artworks/thanks.svg",
  "artworks/not-found.svg",
  "artworks/contact.svg",
  "brand/wordmark.svg",
  "brand/mark.svg",
];

/** The drawings of the pages that are gone or broken: the build would stop without a clear word. */
export function drawingProblems(contentDir: string): Problem[] {
  return PAGE_DRAWINGS.flatMap((name) => {
    const file = path.join(contentDir, name);
    const fault = existsSync(file)
      ? svgFault(file, name)
      : {
          found: "aucun fichier",
          cure: "Remettez ce dessin : des pages du site l'affichent sans qu'un champ le nomme.",
        };
    if (!fault) return [];
    const { found, cure } = fault;
    return [{ file: `content/${name}`, line: 1, column: 1, field: "", found, cure }];
  });
}
