import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** Address of the hand-written page that the site is measured against. */
export const REFERENCE_PATH = "/reference";

/** Slug of the entry that figures were always taken of, or of the first one when it is gone. */
const slugOf = (folder: string, usual: string) => {
  const slugs = readdirSync(join("content", folder)).map((file) => basename(file, ".yaml"));
  return slugs.includes(usual) ? usual : slugs.toSorted()[0];
};

/** One page of each kind. */
export const MEASURED_PAGES = {
  home: "/",
  service: `/services/${slugOf("services", "seo-geo")}`,
  sector: `/secteurs/${slugOf("sectors", "sante")}`,
};

export const median = (values: number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};
