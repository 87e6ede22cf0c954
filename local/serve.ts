import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { closeOnSignal, startLocalBackend } from "./backend";
import { readHostRules } from "./hostRules";
import { siteApp } from "./staticSite";

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
  const app = siteApp(publicDir, rules, backend.listener);
  const server = app.listen(port, "127.0.0.1", (error) => {
    if (error) {
      console.error(`The site cannot be served on port ${port}: ${error.message}`);
      process.exit(1);
    }
    console.log(`Site: http://localhost:${port}`);
    console.log(`Lead mails: ${backend.mails}`);
  });
  closeOnSignal([server], backend);
}

void main();
