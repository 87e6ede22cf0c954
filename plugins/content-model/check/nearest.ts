import { closest, distance } from "fastest-levenshtein";

/** The known name that a mistyped one most likely means; undefined when none is close. */
export function nearest(typed: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  if (names.length === 0) return undefined;
  const simple = simplify(typed);
  const same = names.find((name) => simplify(name) === simple);
  if (same) return same;
  const best = closest(typed, names);
  // Of a path, only the last part tells whether two names are alike.
  const { length } = typed.slice(typed.lastIndexOf("/") + 1);
  if (distance(typed, best) <= Math.max(length > 4 ? 2 : 1, Math.floor(length / 4))) return best;
  if (typed.includes("/")) return undefined;
  return names.find((name) => simple.length > 3 && simplify(name).includes(simple));
}

/** The words to add to a cure when a known name is near: « Vouliez-vous écrire … ? ». */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const name = nearest(typed, known);
  return name === undefined ? "" : `Vouliez-vous écrire « ${name} » ? `;
}

/** A name without accents, capitals, spaces and signs. */
export function simplify(name: string): string {
  return slugOf(name).replaceAll("-", "");
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
