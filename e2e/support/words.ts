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
