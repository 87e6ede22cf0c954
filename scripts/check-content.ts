import path from "node:path";
import { checkContent } from "../plugins/content-model/check/checkContent";
import { formatProblems } from "../plugins/content-model/check/problem";
import { readContent } from "../plugins/content-model/check/readContent";
import { listSamples } from "../plugins/content-model/samples";

/** `npm run check:content [folder]`: prints every mistake of the content and fails if there is one; lists the samples. */
const folder = path.resolve(process.argv[2] ?? "content");
const problems = checkContent(folder);
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  const samples = listSamples(readContent(folder).files);
  if (samples.length > 0)
    console.log(
      `Contenus d'exemple, à remplacer avant la mise en production :\n  ${samples.join("\n  ")}\n`,
    );
  console.log("Le contenu est en ordre.");
}
