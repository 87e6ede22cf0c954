import { closest, distance } from "fastest-levenshtein";

/** The words to add to a cure when a known name is near a mistyped one: « Vouliez-vous écrire … ? ». */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const names = new Map([...known].map((name) => [slugOf(name), name]));
  const best = closest(slugOf(typed), [...names.keys()]);
  // Of a path, only the last part says whether two names are alike.
  const { length } = typed.slice(typed.lastIndexOf("/") + 1);
  const limit = Math.max(length > 4 ? 2 : 1, Math.floor(length / 4));
  if (names.size === 0 || distance(slugOf(typed), best) > limit) return "";
  return `Vouliez-vous écrire « ${names.get(best)} » ? `;
}

/** The form of a name that files and addresses take: lower case, no accents, hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
