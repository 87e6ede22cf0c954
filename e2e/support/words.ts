import type { Page } from "@playwright/test";
import { solid } from "./text";

/** All texts of a thing that are words for people: neither addresses nor names of the vocabulary. */
export const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return /^(https?:|[A-Z]\w+$)/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key.startsWith("@") || ["inLanguage", "telephone", "dateModified"].includes(key)
      ? []
      : textsOf(child),
  );
};

/** The runs of text in a Markdown file, without its marks and addresses. */
export const runsOf = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\):?/g, "\n")
    .split(/\n(?:#+|-|\d+\.|>)? ?|(?<!\\)[*_[]+| — |, /)
    .map((run) => solid(run.replace(/\\(.)/g, "$1")))
    .filter(Boolean);

/** All that a page says: its text, the names of its parts, and its metadata. */
export const wordsOf = async (page: Page) => {
  const said = await page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    if (!(copy instanceof Element)) return "";
    for (const code of copy.querySelectorAll("script, style")) code.remove();
    const names = [...copy.querySelectorAll("[aria-label], [alt]")].map(
      (named) => named.ariaLabel ?? named.getAttribute("alt"),
    );
    const metas = [...document.querySelectorAll("meta[content]")].map((m) =>
      m.getAttribute("content"),
    );
    return [copy.textContent, ...names, ...metas].join("\n");
  });
  return solid(said);
};
