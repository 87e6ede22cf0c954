import { readFile } from "node:fs/promises";
import type { BuildArgs } from "gatsby";

/** The queries of a Markdown page, in their order. */
function queriesOf(markdown: string): string[] {
  return [...markdown.matchAll(/^```graphql\n([\s\S]*?)^```$/gm)].map(([, query = ""]) => query);
}

/**
 * Runs each query of a Markdown page and fails on one that has errors or answers nothing: what the
 * documentation shows works. `npm test` sets CHECK_QUERIES for its build.
 */
export async function runDocumentedQueries(
  file: string,
  { graphql, reporter }: Pick<BuildArgs, "graphql" | "reporter">,
): Promise<void> {
  const queries = queriesOf(await readFile(file, "utf8"));
  for (const query of queries) {
    const { data, errors } = await graphql<Record<string, unknown>>(query);
    const empty = Object.values(data ?? {}).some((answer) => answer === null);
    if (errors || !data || empty) {
      reporter.panicOnBuild(`${file}: a query fails or answers nothing.\n${query}`, errors);
    }
  }
  reporter.info(`${file}: ${queries.length} queries answered`);
}
