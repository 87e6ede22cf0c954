import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "./check/checkContent";
import { readContent } from "./check/readContent";
import { contentError, contentErrors } from "./contentError";
import { formatProblems } from "./check/problem";
import { guardSamples } from "./samples";
import { keepGoodText } from "./develop/goodText";
import { serveProblems, watchContent } from "./develop/watchContent";
import { writeDerivedFiles } from "./editor/derivedFiles";
import { publishEditor } from "./editor/publishEditor";
import { contentSchema } from "./graphql/contentSchema";
import { runDocumentedQueries } from "./graphql/documentedQueries";
import { addQueryFields } from "./graphql/entries";

const CONTENT = path.resolve("content");
const PROBLEM_OVERLAY = path.resolve("plugins/content-model/develop/problemOverlay.ts");

const isDevelop = process.env.gatsby_executing_command === "develop";

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  reporter.setErrorMap(contentErrors);
  writeDerivedFiles();
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  if (isDevelop) await watchContent(CONTENT, reporter);
  else {
    const problems = checkContent(CONTENT);
    if (problems.length > 0) reporter.panicOnBuild(contentError(formatProblems(problems)));
  }
  guardSamples(readContent(CONTENT).files, process.env, reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}) => {
  actions.createTypes(contentSchema(schema));
};

export const createResolvers: GatsbyNode["createResolvers"] = addQueryFields;

export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node }) => {
  if (isDevelop) keepGoodText(node, CONTENT);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  serveProblems(args);
  await publishEditor();
  args.app.get(/^\/admin\/?$/, (_request: unknown, response: { sendFile(file: string): void }) => {
    response.sendFile(path.resolve("public/admin/index.html"));
  });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  actions,
}) => {
  if (stage !== "develop") return;
  const config = getConfig();
  config.entry.commons.push(PROBLEM_OVERLAY);
  // Entries cannot be set otherwise.
  actions.replaceWebpackConfig(config);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  if (process.env.CHECK_QUERIES) await runDocumentedQueries(args);
  await publishEditor();
};
