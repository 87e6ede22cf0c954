import { readFile } from "node:fs/promises";
import path from "node:path";
import satori from "satori";

type Element = Parameters<typeof satori>[0];

/** A box for satori, which reads elements of React without needing React. */
export const box = (style: Record<string, string | number>, children: unknown): Element => ({
  type: "div",
  key: null,
  props: { style: { display: "flex", ...style }, children },
});

const FONTS = path.resolve("plugins/static-host/social/fonts");

const loadFonts = async () => [
  {
    name: "display",
    data: await readFile(path.join(FONTS, "bricolage-grotesque-800.ttf")),
    weight: 800 as const,
  },
  {
    name: "text",
    data: await readFile(path.join(FONTS, "instrument-sans-600.ttf")),
    weight: 600 as const,
  },
];

let fonts: ReturnType<typeof loadFonts> | undefined;

/** Lays out boxes of text and answers their outlines: the inside of an SVG of that size, in pixels. */
export const outline = async (element: Element, width: number, height: number) => {
  const svg = await satori(element, { width, height, fonts: await (fonts ??= loadFonts()) });
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, "");
};
