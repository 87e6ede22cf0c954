import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Document, parseDocument } from "yaml";
import { brotliSize, kilobytes, MEASURED_PAGES, pageFile } from "./pages";
import { treeMemory } from "./treeMemory";

/**
 * `npm run bench:scale`: builds copies of the site with many more services, from nothing, and prints time and
 * peak memory per page and the weight of pages that were there before. The 2,000 take a while.
 *
 * SIZES (default "100 500 2000"): how many services are added.
 */
const sizes = (process.env.SIZES ?? "100 500 2000").split(" ").map(Number);

/** What a build does not need, or must make anew. */
const LEFT_OUT = /^(node_modules|public|\.cache|\.git|\.data|test-results|e2e|docs)$/;

const MODEL = `content${MEASURED_PAGES.service}.yaml`;

const copySite = () => {
  const site = mkdtempSync(join(tmpdir(), "bench-scale-"));
  const root = resolve(".");
  cpSync(root, site, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(path.slice(root.length + 1)),
  });
  symlinkSync(join(root, "node_modules"), join(site, "node_modules"));
  return site;
};

const addServices = (site: string, count: number) => {
  const model: Document = parseDocument(readFileSync(join(site, MODEL), "utf8"));
  const title = String(model.get("title"));
  for (let index = 1; index <= count; index++) {
    const slug = `service-${String(index).padStart(4, "0")}`;
    model.set("slug", slug);
    model.set("order", 100 + index);
    model.set("title", `${title} ${index}`);
    model.setIn(["seo", "title"], `Service ${index} de la mesure`);
    writeFileSync(join(site, "content/services", `${slug}.yaml`), model.toString());
  }
};

/** Builds a site; the sum of memory of all its processes is looked at twice a second. */
const build = async (site: string) => {
  const started = performance.now();
  const child = spawn("npx", ["gatsby", "build"], {
    cwd: site,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ALLOW_SAMPLE_CONTENT: "true" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.stderr.pipe(process.stderr);
  let peak = 0;
  const watch = setInterval(() => {
    if (child.pid) peak = Math.max(peak, treeMemory(child.pid));
  }, 500);
  const [code] = await once(child, "exit");
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build in ${site} failed.`);
  return { seconds: (performance.now() - started) / 1000, peak };
};

const main = async () => {
  const rows: Record<string, Record<string, string>> = {};
  for (const size of sizes) {
    const site = copySite();
    addServices(site, size);
    const { seconds, peak } = await build(site);
    const weight = (path: string) =>
      kilobytes(brotliSize(readFileSync(pageFile(join(site, "public"), path))));
    rows[`${size} services`] = {
      seconds: seconds.toFixed(0),
      "ms per service": ((seconds * 1000) / size).toFixed(0),
      "peak MB": (peak / 1e6).toFixed(0),
      "MB per service": (peak / 1e6 / size).toFixed(2),
      ...Object.fromEntries(
        Object.entries(MEASURED_PAGES).map(([name, path]) => [name, weight(path)]),
      ),
    };
    console.table(rows);
    rmSync(site, { recursive: true });
  }
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/scale.json", JSON.stringify(rows, null, 2));
};

void main();
