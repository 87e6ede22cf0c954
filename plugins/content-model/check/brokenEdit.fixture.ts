/** An edit that a colleague could make by mistake, and where it must be told. */
export interface BrokenEdit {
  name: string;
  /** Path inside `content/`. */
  file: string;
  find: RegExp;
  replace: string;
  /** Part of the field's name. */
  field: string;
  /** Lines between the start of the match and the expected line. */
  at?: number;
  /** The expected line, when it is far from the match. */
  line?: number;
  /** What the message must say. */
  says?: RegExp;
  /** How many problems the file may have: two, unless told. */
  atMost?: number;
}

type Expected = Pick<BrokenEdit, "at" | "line" | "says" | "atMost">;

/** The files that the edits change. */
export const service = "services/seo-geo.yaml";
export const sector = "sectors/immobilier.yaml";
export const person = "testimonials/botanelle.yaml";
export const legal = "legal/confidentialite.yaml";
export const site = "site.yaml";
export const home = "home.yaml";
export const redirects = "redirects.yaml";
export const texts = "interface.yaml";

/** Describes one broken edit on a line. */
export function broken(
  name: string,
  file: string,
  find: RegExp,
  replace: string,
  field: string,
  expected: Expected = {},
): BrokenEdit {
  return { name, file, find, replace, field, ...expected };
}
