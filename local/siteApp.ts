import { constants } from "node:zlib";

import compression from "compression";
import express, { type Express } from "express";

import { type NodeMiddleware } from "./functionsHost";
import { type HostRules } from "./hostRules";
import { staticSite } from "./staticSite";

/**
 * A built site as the host serves it, with the functions.
 *
 * @param functions answers their addresses, and leaves the others
 */
export function siteApp(publicDir: string, rules: HostRules, functions: NodeMiddleware): Express {
  const app = express().disable("x-powered-by");
  app.use(functions);
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
