import { createServer, type Server } from "node:http";
import { resolve } from "node:path";
import { closeOnSignal, startLocalBackend } from "../../local/backend";
import { readHostRules } from "../../local/hostRules";
import { siteApp } from "../../local/staticSite";
import { sites } from "../support/builds";

/**
 * Serves every build that there is, each at its port, as `npm run serve` does, for the browser tests. They share one
 * process and its functions, which take 8 s of a processor to start; these read the content of the first build.
 */
async function main(): Promise<void> {
  const served = sites();
  const [first] = served;
  if (!first) throw new Error("Nothing is built.");
  process.env.CONTENT_DIR = first.contentDir;
  process.env.URL = `http://localhost:${first.port}`;
  const backend = await startLocalBackend();
  const servers: Server[] = [];
  // Playwright waits for the first of them.
  for (const { publicDir, port } of served.toReversed()) {
    const rules = await readHostRules(publicDir, resolve("netlify.toml"));
    const app = siteApp(resolve(publicDir), rules, backend.listener);
    // Node closes an idle connection after 5 s, perhaps just as a test that has checked a page asks for the next.
    const server = createServer({ keepAliveTimeout: 60_000 }, app);
    servers.push(server.listen(port, "127.0.0.1"));
  }
  closeOnSignal(servers, backend);
}

void main();
