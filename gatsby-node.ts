import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { finishSite } from "./src/build/finishSite";
import { REACT_ENTRY } from "./src/build/joinScripts";
import { restorePages } from "./src/build/pageFiles";
import { checkContent } from "./src/content-model/check/checkContent";
import { formatProblems } from "./src/content-model/check/problem";
import { createContentPages } from "./src/content-model/createContentPages";
import { serveProblems } from "./src/content-model/develop/problemFeed";
import { serveEditor } from "./src/content-model/develop/serveEditor";
import { defineContent } from "./src/content-model/graphql/defineContent";
import { runDocumentedQueries } from "./src/content-model/graphql/documentedQueries";
import { forgetEntries } from "./src/content-model/graphql/entryIndex";
import { publishEditor } from "./src/content-model/publishEditor";
import { guardSamples } from "./src/content-model/samples";

const CONTENT = path.resolve("content");
const PROBLEM_OVERLAY = path.resolve("src/content-model/develop/problemOverlay.ts");

/** Emotion's class names are shortened; only the stand-in itself gets the real thing. */
const SHORT_HASH = path.resolve("src/start/shortHash.ts");
const replaceHash = (request: { request: string; contextInfo: { issuer: string } }) => {
  if (request.contextInfo.issuer !== SHORT_HASH) request.request = SHORT_HASH;
};

/**
 * Chromium compiles all functions of a file that begins so while it arrives, beside the main thread; else each when it
 * is first called, on it: half of the time that React takes to start. Other browsers see a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /\.js$/,
  // After the minimizer, which removes comments, and before the content's hash is in the name.
  stage: 1000,
};

/** What the browser is given in place of packages that it does not need. */
const standIns = {
  "react-helmet": path.resolve("src/start/withoutHelmet.ts"),
  "resize-observer-polyfill": path.resolve("src/start/nativeResizeObserver.ts"),
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  const problems = checkContent(CONTENT);
  if (problems.length > 0) reporter.panicOnBuild(formatProblems(problems));
  guardSamples(CONTENT, process.env, reporter);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  defineContent(actions);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = forgetEntries;

export const createPages: GatsbyNode["createPages"] = createContentPages;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args) => {
  serveProblems(CONTENT, args);
  await serveEditor(CONTENT, "public", args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  getConfig,
  plugins,
  actions,
}) => {
  if (stage.startsWith("build"))
    actions.setWebpackConfig({
      plugins: [plugins.normalModuleReplacement(/^@emotion\/hash$/, replaceHash)],
    });
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      resolve: { alias: standIns },
      plugins: [plugins.banner(COMPILE_HINT)],
    });
  }
  const config = getConfig();
  if (stage === "build-javascript") config.entry[REACT_ENTRY] = "react-dom/client";
  else if (stage === "develop") config.entry.commons.push(PROBLEM_OVERLAY);
  else return;
  // Entries cannot be set otherwise.
  actions.replaceWebpackConfig(config);
};

export const onPreInit: GatsbyNode["onPreInit"] = async ({ store }) => {
  if (store.getState().program._[0] === "build") await restorePages("public");
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  if (process.env.CHECK_QUERIES) await runDocumentedQueries("docs/graphql.md", args);
  await publishEditor("public", process.env);
  await finishSite(args, "public", new Date());
};
