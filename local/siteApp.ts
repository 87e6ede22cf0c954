import { constants } from "node:zlib";

import compression from "compression";
import express, { type Express } from "express";

import { contentFiles } from "../plugins/content-model/develop/contentFiles";
import { type NodeMiddleware } from "./functionsHost";
import { type HostRules } from "./hostRules";
import { staticSite } from "./staticSite";

/**
 * A built site as the host serves it, with the functions and the editor.
 *
 * @param functions answers their addresses, and leaves the others
 * @param contentDir the editor at /admin works on these files of this machine
 */
export function siteApp(
  publicDir: string,
  rules: HostRules,
  functions: NodeMiddleware,
  contentDir: string,
): Express {
  const app = express().disable("x-powered-by");
  app.use(functions);
  app.use(contentFiles(contentDir));
  app.use(
    compression({
      // A part of a file cannot be compressed by itself.
      filter: (request, response) =>
        !request.headers.range && compression.filter(request, response),
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
    }),
  );
  app.use(staticSite(publicDir, rules));
  return app;
}
