import { checkDuplicates } from "./duplicates";
import { checkEntry, missingLegalPages } from "./entries";
import { checkMisread } from "./misread";
import { drawingProblems } from "./pictures";
import { fileProblem, inReadingOrder, unexpectedProblem, type Problem } from "./problem";
import { readListed } from "./readContent";
import { checkRedirects } from "./checkRedirects";
import { checkShape } from "./shape";
import { siteFacts } from "./siteFacts";
import { checkValues } from "./values";

/** All mistakes of the content in a folder, by file and line; empty when it is right. */
export function checkContent(contentDir: string): Problem[] {
  const { files, misplaced, problems } = readListed(contentDir);
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
      checkMisread(file);
      checkShape(file);
      checkEntry(file, facts);
      checkRedirects(file, facts);
      checkValues(file, facts);
    });
  }
  guarded("", () => checkDuplicates(facts));
  guarded("", () => problems.push(...drawingProblems(contentDir)));
  for (const slug of missingLegalPages(facts)) {
    problems.push(fileProblem(`legal/${slug}.yaml`, MISSING_LEGAL_PAGE));
  }
  return inReadingOrder([...problems, ...files.flatMap((file) => file.problems)]);
}

const MISSING_LEGAL_PAGE = {
  found: "aucun fichier",
  cure: "Remettez cette page : la loi la demande et le pied de page y mène.",
};
