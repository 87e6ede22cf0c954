import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { constants } from "node:zlib";

import compression from "compression";
import express from "express";

import { contentFiles } from "../plugins/content-model/develop/contentFiles";
import { startLocalBackend } from "./backend";
import { closeOnSignal } from "./closeOnSignal";
import { readHostRules } from "./hostRules";
import { staticSite } from "./staticSite";

/** `npm run serve`: the production build with the host's headers, redirects and functions. */
async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? 9000);
  const publicDir = resolve(process.env.PUBLIC_DIR ?? "public");
  if (!existsSync(join(publicDir, "index.html"))) {
    console.error(`No build in ${publicDir}. Run "npm run build" first.`);
    process.exit(1);
  }
  process.env.URL ||= `http://localhost:${port}`;
  const rules = await readHostRules(publicDir, resolve("netlify.toml"));
  const backend = await startLocalBackend();
  const app = express().disable("x-powered-by");
  app.use(backend.listener);
  // The editor at /admin works on the files of this machine.
  app.use(contentFiles(resolve("content")));
  app.use(
    compression({
      // A part of a file cannot be compressed by itself.
      filter: (request, response) =>
        !request.headers.range && compression.filter(request, response),
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
    }),
  );
  app.use(staticSite(publicDir, rules));
  const server = createServer(app);
  server.once("error", (error) => {
    console.error(`The site cannot be served on port ${port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, "127.0.0.1", () => {
    console.log(`Site: http://localhost:${port}`);
    console.log(`Lead mails: ${backend.mailboxUrl ?? "sent to SMTP_URL"}`);
    console.log(
      `Desk: ${process.env.URL ?? ""}/equipe, for ${backend.staff.join(", ") || "nobody (STAFF_EMAILS)"}`,
    );
  });
  closeOnSignal(server, backend);
}

void main();
