/** What is wrong with a value, and how to mend it, in French. */
export interface Fault {
  found: string;
  cure: string;
  /** The words of the text that are wrong, when it is not the whole. */
  part?: string;
}

/** A mistake in a content file, by its path from the root of the repository; line and column count from 1. */
export interface Problem extends Fault {
  file: string;
  line: number;
  column: number;
  /** Dotted name, with list places from 1: features[2].title. */
  field: string;
}

/** Path of a value inside a content file: names and list indices (from 0). */
export type FieldPath = readonly (string | number)[];

/** The name of a field as editors read it. */
export const fieldName = (path: FieldPath) =>
  path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${part}`))
    .join("")
    .replace(/^\./, "");

/** A problem with a file as a whole, by its path inside `content/`. */
export function fileProblem(file: string, found: string, cure: string): Problem {
  return { file: `content/${file}`, line: 1, column: 1, field: "", found, cure };
}

/** All problems as one text for a terminal: place, field, what was found, what to do. */
export function formatProblems(problems: readonly Problem[]): string {
  const count = `${problems.length} erreur${problems.length === 1 ? "" : "s"} dans le contenu`;
  const texts = problems.map(
    ({ file, line, column, field, found, cure }) =>
      `${file}:${line}:${column}  ${field}\n  Trouvé : ${found}\n  À faire : ${cure}`,
  );
  return [count, ...texts].join("\n\n");
}
