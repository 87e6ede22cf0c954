/** What is wrong, and how to mend it, in French. */
export interface Fault {
  /** What the file holds. */
  found: string;
  /** What to do about it. */
  cure: string;
  /** The words of the text that are wrong, when it is not the whole. */
  part?: string;
}

/** A mistake in a content file; line and column count from 1. */
export interface Problem extends Fault {
  /** Path from the root of the repository, such as content/site.yaml. */
  file: string;
  line: number;
  column: number;
  /** Dotted name, with list places from 1: features[2].title. */
  field: string;
}

/** Path of a value inside a content file: names and list indices (from 0). */
export type FieldPath = readonly (string | number)[];

/** The name of a field as editors read it. */
export function fieldName(path: FieldPath): string {
  const parts = path.map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${part}`));
  return parts.join("").replace(/^\./, "");
}

/** A problem with a file as a whole, by its path inside `content/`. */
export const fileProblem = (file: string, found: string, cure: string): Problem => {
  return { file: `content/${file}`, line: 1, column: 1, field: "", found, cure };
};

/** A problem of the check itself: it must neither stop it nor hide the others. */
export function unexpectedProblem(file: string, error: unknown): Problem {
  const found = `une erreur imprévue pendant la vérification (${String(error)})`;
  return fileProblem(file, found, "Revenez à la version précédente, ou demandez à un développeur.");
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
