/** What is wrong, and how to mend it, in French. */
export interface Fault {
  /** What the file holds. */
  found: string;
  /** What to do about it. */
  cure: string;
  /** The words of the text that are wrong, when it is not the whole. */
  part?: string;
}

/** A mistake in a content file, told to the person who edits it, in French. */
export interface Problem extends Pick<Fault, "found" | "cure"> {
  /** Path from the root of the repository, such as content/site.yaml. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** Dotted name of the field, with list places from 1: features[2].title. */
  field: string;
}

/** A way to a value inside a content file: names and list indices (from 0). */
export type FieldPath = readonly (string | number)[];

/** The name of a field as editors read it. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === "number" ? `${name}[${part + 1}]` : name ? `${name}.${part}` : part,
    "",
  );
}

/** A problem with a file as a whole, by its path inside `content/`. */
export function fileProblem(file: string, { found, cure }: Fault): Problem {
  return { file: file ? `content/${file}` : "content", line: 1, column: 1, field: "", found, cure };
}

/** A problem of the check itself: it must neither stop it nor hide the others. */
export function unexpectedProblem(file: string, error: unknown): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return fileProblem(file, {
    found: `une erreur imprévue pendant la vérification (${reason})`,
    cure: "Revenez à la version précédente de ce fichier, ou montrez ce message à un développeur.",
  });
}

/** All problems as one text for a terminal: place, field, what was found, what to do. */
export function formatProblems(problems: readonly Problem[]): string {
  const plural = problems.length === 1 ? "" : "s";
  const count = `${problems.length} erreur${plural} dans le contenu`;
  return [count, ...problems.map(formatProblem)].join("\n\n");
}

function formatProblem({ file, line, column, field, found, cure }: Problem): string {
  const place = `${file}:${line}:${column}`;
  return `${place}${field ? `  ${field}` : ""}\n  Trouvé : ${found}\n  À faire : ${cure}`;
}

/** Problems by file, then by line; of several at one place, the first alone: it says it best. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const place = ({ file, line, column, field }: Problem) => `${file} ${line} ${column} ${field}`;
  const first = new Map([...problems].reverse().map((problem) => [place(problem), problem]));
  return [...first.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
