import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { constants } from "node:zlib";

import compression from "compression";
import express, { type Express } from "express";
import send from "send";

import type { NodeMiddleware } from "./functionsHost";
import type { HostRules } from "./hostRules";

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

/** What the host says about files that no rule mentions. */
const defaultHeaders = { "cache-control": "public, max-age=0, must-revalidate" };

/**
 * Serves a built site as the host does: addresses without `.html` and without a trailing slash
 * (the form with one redirects), header and redirect rules, and the site's own 404 page.
 */
export function staticSite(publicDir: string, rules: HostRules) {
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

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    path: string,
    status: number,
  ): void {
    const stream = send(request, `/${encodeURI(file)}`, {
      root: publicDir,
      cacheControl: false,
      dotfiles: "allow",
      // The 404 page is never "not modified": its status must reach the visitor.
      ...(status === 200 ? {} : { etag: false, lastModified: false, acceptRanges: false }),
    });
    stream.on("headers", () => {
      if (status !== 200) response.statusCode = status;
      for (const [name, value] of Object.entries({
        ...defaultHeaders,
        ...rules.headersFor(path),
      })) {
        response.setHeader(name, value);
      }
    });
    stream.on("error", () => response.writeHead(500).end());
    stream.pipe(response);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
      return;
    }
    const [rawPath = "/", query] = (request.url ?? "/").split("?", 2);
    const path = decoded(rawPath);
    const redirectTo = (to: string, status: number) =>
      response.writeHead(status, { location: query ? `${to}?${query}` : to }).end();
    const trimmed = (given: string) => `/${given.replace(/^\/+|\/+$/g, "")}`;

    const forced = rules.redirectFor(path, true);
    const file = forced ? undefined : fileOf(path);
    const rule = forced ?? (file ? undefined : rules.redirectFor(path, false));
    if (rule && rule.status >= 300 && rule.status < 400) {
      redirectTo(rule.to, rule.status);
    } else if (file && rawPath.length > 1 && rawPath.endsWith("/")) {
      redirectTo(trimmed(rawPath), 301);
    } else {
      const target = rule ? fileOf(rule.to) : file;
      const lowerCase = path.toLowerCase();
      if (target) answer(request, response, target, path, rule?.status ?? 200);
      // As the host: https://github.com/mdn/yari/issues/35
      else if (fileOf(lowerCase)) redirectTo(trimmed(encodeURI(lowerCase)), 301);
      else if (existsSync(join(publicDir, "404.html"))) {
        answer(request, response, "404.html", path, 404);
      } else response.writeHead(404).end("Not found");
    }
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
