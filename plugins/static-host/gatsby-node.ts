import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { finishSite } from "./finishSite";
import { bundlePageScript } from "./html/pageScript";
import { restorePages } from "./pageFiles";

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
      resolve: {
        alias: { "react-helmet": path.resolve("plugins/static-host/html/withoutHelmet.ts") },
      },
    });
};

export const onPreInit: GatsbyNode["onPreInit"] = async ({ store }) => {
  if (store.getState().program._[0] === "build") await restorePages("public");
};

export const onPostBuild: GatsbyNode["onPostBuild"] = (args) =>
  finishSite(args, "public", new Date());
