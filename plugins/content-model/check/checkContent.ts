import { checkBooking } from "./booking";
import type { ContentFile } from "./contentFile";
import { checkEntries, missingLegalPages } from "./entries";
import { listContent } from "./places";
import { drawingProblems } from "./drawings";
import { inReadingOrder, unexpectedProblem, type Problem } from "./problem";
import { readEntries } from "./readContent";
import { checkRedirects } from "./redirects";
import { checkScalars } from "./scalars";
import { checkShape } from "./shape";
import { siteFacts, type SiteFacts } from "./site";
import { checkValues } from "./values";

/** All mistakes of the content in a folder, by file and line; empty when it is right. */
export function checkContent(contentDir: string): Problem[] {
  const { entries, problems } = listContent(contentDir);
  const files = readEntries(contentDir, entries);
  const facts = siteFacts(files, contentDir);
  const guarded = (name: string, check: () => void) => {
    try {
      check();
    } catch (error) {
      problems.push(unexpectedProblem(name, error));
    }
  };
  for (const file of files) {
    if (!file.data) continue;
    guarded(file.path, () => checkFile(file, facts));
  }
  guarded("content", () => checkEntries(facts));
  guarded("content", () => problems.push(...drawingProblems(contentDir)));
  for (const slug of missingLegalPages(facts)) {
    problems.push({
      file: `content/legal/${slug}.yaml`,
      line: 1,
      column: 1,
      field: "",
      found: "aucun fichier",
      cure: "Remettez cette page : la loi la demande et le pied de page y mène.",
    });
  }
  return firstOfEachPlace(inReadingOrder([...problems, ...files.flatMap((file) => file.problems)]));
}

function checkFile(file: ContentFile, facts: SiteFacts): void {
  checkShape(file);
  checkScalars(file);
  checkRedirects(file, facts);
  checkBooking(file);
  checkValues(file, facts);
}

/** Several checks can stumble over one mistake: the first says it best. */
function firstOfEachPlace(problems: readonly Problem[]): Problem[] {
  const places = new Map<string, Problem>();
  for (const problem of problems) {
    const place = `${problem.file} ${problem.line} ${problem.column} ${problem.field}`;
    if (!places.has(place)) places.set(place, problem);
  }
  return [...places.values()];
}
