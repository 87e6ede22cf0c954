import { readFile } from "node:fs/promises";
import type { BuildArgs } from "gatsby";

const PAGE = "docs/graphql.md";

/**
 * Runs each query that the documentation shows, and fails on one that has errors or answers nothing. `npm test` sets
 * CHECK_QUERIES for its build.
 */
export async function runDocumentedQueries({ graphql, reporter }: BuildArgs): Promise<void> {
  const blocks = [...(await readFile(PAGE, "utf8")).matchAll(/^```graphql\n([\s\S]*?)^```$/gm)];
  for (const [, query = ""] of blocks) {
    const { data, errors } = await graphql<Record<string, unknown>>(query);
    const empty = Object.values(data ?? {}).some((answer) => answer === null);
    if (errors || !data || empty) {
      reporter.panicOnBuild(`${PAGE}: a query fails or answers nothing.\n${query}`, errors);
    }
  }
  reporter.info(`${PAGE}: ${blocks.length} queries answered`);
}
