import type { z } from "zod";

/** Refuses an item of a list that is there already, or whose field `name` has the value of another. */
export function distinct(name?: string) {
  return (list: readonly unknown[], context: z.RefinementCtx): void => {
    const values = list.map((item) => (name ? (item as Record<string, unknown>)[name] : item));
    values.forEach((value, i) => {
      if (values.indexOf(value) === i) return;
      const message = "Changez cette valeur, déjà plus haut dans la liste, ou retirez-la.";
      context.addIssue({ code: "custom", path: name ? [i, name] : [i], message });
    });
  };
}

/**
 * First parts of addresses that the site has beside those of its entries: for the host, for files that the build makes,
 * for pages that no list names. No entry may take one, and no redirect leave it.
 */
export const SITE_ADDRESSES = [
  ...["index", "404", "merci", "admin", "static", "social", "islands", "page-data"],
  ...["sitemap", "robots", "llms", ".netlify"],
];

/** What to say of a period that ends before it begins. Hours and days have the order of their letters. */
export const PERIOD = {
  path: ["to"],
  error: "Échangez le début et la fin : celle-ci vient avant, ou en même temps.",
};

/** What to write where YAML has read another type, for instance a list for a text. */
export const ERRORS = {
  text: `Écrivez un texte après les deux-points ou après le tiret, entre guillemets "…" s'il contient un deux-points, un tiret ou une accolade.`,
  flag: "Écrivez true (oui) ou false (non), sans guillemets.",
  list: "Écrivez une liste : sous le champ, un élément par ligne, chacun après un tiret.",
  group: "Écrivez ses champs dessous, chacun sur sa ligne, décalés de deux espaces.",
};
