import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { finishSite } from "./finishSite";
import { REACT_ENTRY } from "./html/joinScripts";
import { restorePages } from "./pageFiles";

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
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    resolve: { alias: standIns },
    plugins: [plugins.banner(COMPILE_HINT)],
  });
  const config = getConfig();
  config.entry[REACT_ENTRY] = "react-dom/client";
  // Entries cannot be set otherwise.
  actions.replaceWebpackConfig(config);
};

export const onPreInit: GatsbyNode["onPreInit"] = async ({ store }) => {
  if (store.getState().program._[0] === "build") await restorePages("public");
};

export const onPostBuild: GatsbyNode["onPostBuild"] = (args) =>
  finishSite(args, "public", new Date());
