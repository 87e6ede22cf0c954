import { contentTypes } from "../types/contentTypes";
import type { ContentFile } from "./contentFile";
import { drawingProblems } from "./pictures";
import { fileProblem, unexpectedProblem, type Problem } from "./problem";
import { readContent, type Content } from "./readContent";
import { checkShape } from "./shape";
import { siteFacts } from "./siteFacts";
import { checkValues } from "./values";

/**
 * All mistakes of the content in a folder, by file and line; empty when it is right.
 *
 * @param only path of the file whose fields to check, from the root of the repository; absent for all
 * @param content the folder's files, where they have been read already
 */
export function checkContent(
  contentDir: string,
  only?: string,
  content: Content = readContent(contentDir),
): Problem[] {
  const { files, misplaced } = content;
  const problems = [...content.problems, ...drawingProblems(contentDir)];
  const facts = siteFacts(files, misplaced, contentDir);
  for (const file of files.filter(({ data, path }) => data && (!only || path === only))) {
    try {
      checkShape(file);
      checkValues(file, facts);
    } catch (error) {
      problems.push(unexpectedProblem(file.path.replace(/^content\//, ""), error));
    }
  }
  checkDuplicates(files);
  const cure = "Remettez cette page : la loi la demande et le pied de page y mène.";
  for (const { typeName, location, pages } of contentTypes)
    for (const slug of pages?.required ?? [])
      if ("folder" in location && !facts.slugs.get(typeName)?.has(slug))
        problems.push(fileProblem(`${location.folder}/${slug}.yaml`, "aucun fichier", cure));
  return inReadingOrder([...problems, ...files.flatMap((file) => file.problems)]);
}

/** Finds ranks within a kind and titles for search engines that two entries share. */
function checkDuplicates(files: readonly ContentFile[]): void {
  const first = new Map<string, ContentFile>();
  const reportShared = (file: ContentFile, path: string[], among: string) => {
    const value = file.typed(path)?.value;
    const key = `${among} ${String(value).trim().toLowerCase()}`;
    const other = first.get(key);
    if (!other) first.set(key, file);
    // Of a copied file, the slug says enough.
    else if (value !== undefined && other.data?.slug !== file.data?.slug)
      file.report(path, {
        found: `« ${value} », comme dans ${other.path}`,
        cure: "Écrivez une valeur qu'aucun autre fichier n'a.",
      });
  };
  // Of two files that share a value, the one saved last is most likely wrong.
  for (const file of files.filter(({ data }) => data).sort((a, b) => a.savedAt - b.savedAt)) {
    reportShared(file, ["order"], file.type.typeName);
    reportShared(file, ["seo", "title"], "title");
  }
}

/** Problems by file, then by line; of several at one place only the first, which explains it best. */
function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const place = ({ file, line, column, field }: Problem) => `${file} ${line} ${column} ${field}`;
  const first = new Map(problems.toReversed().map((problem) => [place(problem), problem]));
  return [...first.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
