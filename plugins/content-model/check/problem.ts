import { distance } from "fastest-levenshtein";

/** A mistake in a content file, by its path from the root of the repository; lines and columns count from 1. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  /** Dotted name, with list places from 1: features[2].title. */
  field: string;
  /** What is wrong, and how to mend it, in French. */
  text: string;
}

/** Path of a value inside a content file: names and list indices (from 0). */
export type FieldPath = readonly PropertyKey[];

/** The name of a field as editors read it. */
export const fieldName = (path: FieldPath) =>
  path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");

/** A problem with a file as a whole, by its path inside `content/`. */
export const fileProblem = (file: string, text: string): Problem => {
  return { file: `content/${file}`, line: 1, column: 1, field: "", text };
};

/** A problem with a file that is not where, or not named as, the site reads it. */
export function misplaced(file: string, right: string): Problem {
  const text = `Un fichier que le site ne lit pas à cet endroit, ou dont le nom a une majuscule, une espace, un accent ou une autre fin que .yaml. Si c'est une copie oubliée, supprimez-la. Sinon, déplacez ou renommez le fichier : content/${right} (et de même « slug » à l'intérieur). Sous Windows, affichez d'abord les extensions.`;
  return fileProblem(file, text);
}

/** All problems as one text for a terminal. */
export function formatProblems(problems: readonly Problem[]): string {
  const texts = problems.map(
    ({ file, line, column, field, text }) => `${file}:${line}:${column}  ${field}\n  ${text}`,
  );
  const count = `${problems.length} erreur${problems.length === 1 ? "" : "s"} dans le contenu`;
  return [count, ...texts].join("\n\n");
}

/** The words to add where a known name is near a mistyped one: « Vouliez-vous écrire … ? ». */
export function didYouMean(typed: string, known: readonly string[]): string {
  const limit = Math.min(2, typed.length / 3);
  const meant = known.find((name) => distance(slugOf(name), slugOf(typed)) <= limit);
  return meant ? `Vouliez-vous écrire « ${meant} » ? ` : "";
}

/** What a function answers; undefined when it throws. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The form of a name that files and addresses take: lower case, no accents, hyphens. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe");
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
