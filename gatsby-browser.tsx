import type { GatsbyBrowser } from "gatsby";
import { runPage } from "./src/inline/page";

/**
 * `npm start` only: Gatsby draws the page in the browser there, and then what a built page has in its HTML runs. A built
 * page loads none of Gatsby's own scripts (docs/decisions/islands.md).
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () =>
  runPage(() => import("./src/islands/start"));
