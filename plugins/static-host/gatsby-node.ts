import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { finishSite } from "./finishSite";
import { bundleIslands, bundlePageScript } from "./html/pageScript";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  plugins,
  getConfig,
  actions,
}) => {
  // Without webpack's cache on disk, which takes 16 s of this stage and made the next build no faster.
  if (stage === "build-html")
    actions.setWebpackConfig({
      cache: false,
      plugins: [
        plugins.define({ PAGE_SCRIPT: JSON.stringify(bundlePageScript(bundleIslands("public"))) }),
      ],
    });
  if (stage !== "build-javascript") return;
  // Gatsby reads from its own bundle which page asks which static query; no page loads it, so it is not published.
  const config = getConfig();
  config.devtool = false;
  config.cache = false;
  config.optimization.minimize = false;
  config.output.path = path.resolve(".cache/unused-scripts");
  actions.replaceWebpackConfig(config);
};

/** Gatsby makes `/404` and `/404.html` of one page; the host wants the second. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, store }) => {
  if (page.path !== "/404" || store.getState().program._[0] !== "build") return;
  // Deletes both.
  actions.deletePage(page);
  actions.createPage({ ...page, path: "/404.html" });
};

/** What Gatsby writes beside the pages for its own scripts and for its next build; no page of ours loads it. */
const UNPUBLISHED = ["page-data", "_gatsby", "~partytown"];
const KEPT = ".cache/unpublished";

const moveUnpublished = (from: string, to: string) => {
  mkdirSync(to, { recursive: true });
  for (const name of UNPUBLISHED) {
    if (!existsSync(path.join(from, name))) continue;
    rmSync(path.join(to, name), { recursive: true, force: true });
    renameSync(path.join(from, name), path.join(to, name));
  }
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }) => {
  moveUnpublished(KEPT, "public");
  // Each build writes the HTML of all pages: under another name than Gatsby's it could not be kept from the last one.
  store.dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  moveUnpublished("public", KEPT);
  await finishSite(args);
};
