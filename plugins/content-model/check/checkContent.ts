import { checkDuplicates } from "./duplicates";
import { drawingProblems } from "./pictures";
import { fileProblem, inReadingOrder, unexpectedProblem, type Problem } from "./problem";
import { readContent, type Content } from "./readContent";
import { checkShape } from "./shape";
import { REQUIRED_LEGAL_PAGES, siteFacts } from "./siteFacts";
import { checkValues } from "./values";

/**
 * All mistakes of the content in a folder, by file and line; empty when it is right.
 *
 * @param content the folder's files, where they have been read already
 */
export function checkContent(
  contentDir: string,
  content: Content = readContent(contentDir),
): Problem[] {
  const { files, misplaced } = content;
  const problems = [...content.problems];
  const facts = siteFacts(files, misplaced, contentDir);
  const guarded = (name: string, check: () => void) => {
    try {
      check();
    } catch (error) {
      problems.push(unexpectedProblem(name, error));
    }
  };
  for (const file of files) {
    if (!file.data) continue;
    guarded(file.path.replace(/^content\//, ""), () => {
      checkShape(file);
      checkValues(file, facts);
    });
  }
  guarded("", () => {
    checkDuplicates(files);
    problems.push(...drawingProblems(contentDir));
  });
  const cure = "Remettez cette page : la loi la demande et le pied de page y mène.";
  for (const slug of REQUIRED_LEGAL_PAGES) {
    if (facts.slugs.get("LegalPage")?.has(slug)) continue;
    problems.push(fileProblem(`legal/${slug}.yaml`, { found: "aucun fichier", cure }));
  }
  return inReadingOrder([...problems, ...files.flatMap((file) => file.problems)]);
}
