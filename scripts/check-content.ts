import path from "node:path";
import { checkContent } from "../plugins/content-model/check/checkContent";
import { formatProblems } from "../plugins/content-model/check/problem";

/** `npm run check:content [folder]`: prints every mistake of the content and fails if there is one. */
const problems = checkContent(path.resolve(process.argv[2] ?? "content"));
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  console.log("Le contenu est en ordre.");
}
