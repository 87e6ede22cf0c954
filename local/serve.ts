import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { listen, start, startLocalBackend } from "./backend";
import { readHostRules } from "./hostRules";
import { siteApp } from "./staticSite";

/** `npm run serve`: the production build with the host's headers, redirects and functions. */
start(async () => {
  const port = Number(process.env.PORT || 9000);
  const publicDir = resolve(process.env.PUBLIC_DIR || "public");
  if (!existsSync(join(publicDir, "index.html"))) {
    throw new Error(`No build in ${publicDir}. Run "npm run build" first.`);
  }
  process.env.URL ||= `http://localhost:${port}`;
  const rules = await readHostRules(publicDir, resolve("netlify.toml"));
  const backend = await startLocalBackend();
  await listen(siteApp(publicDir, rules, backend.listener), port, backend);
  console.log(`Site: http://localhost:${port}`);
});
