import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { unescape } from "node:querystring";
import { constants } from "node:zlib";

import compression from "compression";
import express, { type Express, type RequestHandler } from "express";

import type { HostRules } from "./hostRules";

/**
 * A built site as the host serves it, with the functions.
 *
 * @param functions answers their addresses, and leaves the others
 */
export function siteApp(publicDir: string, rules: HostRules, functions: RequestHandler): Express {
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

/** What the host says about files that no rule mentions. */
const defaultHeaders = { "cache-control": "public, max-age=0, must-revalidate" };

/**
 * Serves a built site as the host does: addresses without `.html` and without a trailing slash
 * (the form with one redirects), header and redirect rules, and the site's own 404 page.
 */
export function staticSite(publicDir: string, rules: HostRules): RequestHandler {
  const files = new Set(
    readdirSync(publicDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(publicDir, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
  const fileOf = (path: string): string | undefined => {
    const name = path.replace(/^\/+|\/+$/g, "");
    return [name, `${name}.html`, name === "" ? "index.html" : `${name}/index.html`].find(
      (candidate) => files.has(candidate) && !/^_(headers|redirects)$/.test(candidate),
    );
  };
  const trimmed = (path: string) => `/${path.replace(/^\/+|\/+$/g, "")}`;

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.status(405).set("allow", "GET, HEAD").end();
      return;
    }
    const [rawPath = "/", query] = request.url.split("?", 2);
    const path = unescape(rawPath);
    const redirectTo = (to: string, status: number) =>
      response.redirect(status, query ? `${to}?${query}` : to);
    const send = (file: string, status = 200) =>
      response.status(status).sendFile(file, {
        root: publicDir,
        headers: { ...defaultHeaders, ...rules.headersFor(path) },
        cacheControl: false,
        dotfiles: "allow",
        // No part of the 404 page is sent: its status must reach the visitor.
        acceptRanges: status === 200,
      });

    const forced = rules.redirectFor(path, true);
    const file = forced ? undefined : fileOf(path);
    const rule = forced ?? (file ? undefined : rules.redirectFor(path, false));
    const target = rule ? fileOf(rule.to) : file;
    const lowerCase = path.toLowerCase();
    if (rule && rule.status >= 300 && rule.status < 400) redirectTo(rule.to, rule.status);
    else if (file && rawPath.length > 1 && rawPath.endsWith("/")) redirectTo(trimmed(rawPath), 301);
    else if (target) send(target, rule?.status);
    // As the host: https://github.com/mdn/yari/issues/35
    else if (fileOf(lowerCase)) redirectTo(trimmed(encodeURI(lowerCase)), 301);
    else send("404.html", 404);
  };
}
