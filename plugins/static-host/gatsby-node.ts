import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { finishSite } from "./finishSite";
import { bundlePageScript } from "./html/pageScript";
import { restorePages } from "./pageFiles";

const source = (file: string) => path.resolve("src", file);

/** What the browser gets in place of modules that have nothing to do there. */
const AT_THE_BUILD_ONLY = {
  "react-helmet": path.resolve("plugins/static-host/html/withoutHelmet.ts"),
  [source("components/HeroDeliverables.tsx")]: source("components/Prerendered.tsx"),
  [source("sections/ProofSection.tsx")]: source("components/Prerendered.tsx"),
  [source("deliverables/Deliverable.tsx")]: source("components/Prerendered.tsx"),
};

/** Has Chromium compile a file while it arrives, beside the main thread (docs/decisions/compile-hint.md). */
const COMPILE_HINT = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /\.js$/,
  // After the minimizer, which removes comments, and before the content's hash is in the name.
  stage: 1000,
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  plugins,
  actions,
}) => {
  if (stage.endsWith("html"))
    actions.setWebpackConfig({
      plugins: [plugins.define({ PAGE_SCRIPT: JSON.stringify(bundlePageScript()) })],
    });
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      plugins: [plugins.banner(COMPILE_HINT)],
      resolve: { alias: AT_THE_BUILD_ONLY },
    });
};

/** Gatsby makes `/404` and `/404.html` of one page; the host wants the second. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, store }) => {
  if (page.path !== "/404" || store.getState().program._[0] !== "build") return;
  // Deletes both.
  actions.deletePage(page);
  actions.createPage({ ...page, path: "/404.html" });
};

export const onPreInit: GatsbyNode["onPreInit"] = async ({ store }) => {
  if (store.getState().program._[0] === "build") await restorePages("public");
};

export const onPostBuild: GatsbyNode["onPostBuild"] = (args) =>
  finishSite(args, "public", new Date());
