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

/** The name of a field as editors read it, by its path: names and list indices from 0. */
export function fieldName(path: PropertyKey[]): string {
  const parts = path.map((one) => (typeof one === "number" ? `[${one + 1}]` : `.${String(one)}`));
  return parts.join("").replace(/^\./, "");
}

/** A problem with a file as a whole, by its path inside `content/`; none without a text. */
export const fileProblem = (file: string, text?: string): Problem[] =>
  text ? [{ file: `content/${file}`, line: 1, column: 1, field: "", text }] : [];

/** All problems as one text for a terminal. */
export function formatProblems(problems: readonly Problem[]): string {
  const textOf = ({ file, line, column, field, text }: Problem) =>
    `${file}:${line}:${column}  ${field}\n  ${text}`;
  const count = `${problems.length} erreur${problems.length === 1 ? "" : "s"} dans le contenu`;
  return [count, ...problems.map(textOf)].join("\n\n");
}

/** The words to add where a known name is near a mistyped one: « Vouliez-vous écrire … ? ». */
export function didYouMean(typed: string, known: readonly string[]): string {
  const limit = Math.min(2, typed.length / 3);
  const meant = known.find((name) => distance(slugOf(name), slugOf(typed)) <= limit);
  return meant ? `Vouliez-vous écrire « ${meant} » ? ` : "";
}

/** What to write for a value that is none of those which are possible. */
export function oneOf(typed: string, known: readonly string[]): string {
  return `${didYouMean(typed, known)}Choisissez parmi : ${known.length > 50 ? "les noms du CMS et de VS Code" : known.join(", ")}.`;
}

/** The cure of a long text whose lines YAML does not keep apart. */
export const LONG_TEXT =
  "Écrivez |- après les deux-points, puis le texte dessous, décalé de deux espaces.";

export const quoteIt = (source: string) => `Mettez la valeur entre guillemets : "${source}".`;

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
