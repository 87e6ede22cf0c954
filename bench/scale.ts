import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addServices, copySite, editNeighbours, editOneLine } from "./growingSite";
import { brotliSize, kilobytes, MEASURED_PAGES, pageFile } from "./pages";
import { differences, digests } from "./treeDifference";
import { treeMemory } from "./treeMemory";

/**
 * `npm run bench:scale`: builds copies of the site with more and more services, from nothing and again after an edit of one
 * line, and prints time and peak memory, what each page more costs, and the weight of pages that were there before. With
 * the fewest services it also edits what several pages show, and fails unless that build and one from
 * nothing are the same.
 *
 * SIZES (default "100 500 2000"): how many services are added. The 2,000 take several minutes.
 */
const sizes = (process.env.SIZES ?? "100 500 2000").split(" ").map(Number);

/** Differs from one build to the next: the day on which it was made. */
const DATED = ".well-known/security.txt";

/** Builds a site; the sum of memory of all its processes is looked at twice a second. */
const build = async (site: string) => {
  const started = performance.now();
  const child = spawn("npm", ["run", "build"], {
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

/** Fails unless a build after an edit leaves the same files as a build from nothing. */
const compareWithBuildFromNothing = async (site: string) => {
  editNeighbours(site);
  await build(site);
  const again = digests(join(site, "public"));
  for (const folder of ["public", ".cache"]) rmSync(join(site, folder), { recursive: true });
  await build(site);
  const found = differences(again, digests(join(site, "public"))).filter((path) => path !== DATED);
  if (found.length > 0)
    throw new Error(`Built again (first) and from nothing (second) differ:\n${found.join("\n")}`);
};

const main = async () => {
  const rows: Record<string, Record<string, string>> = {};
  let smaller: { size: number; seconds: number } | undefined;
  for (const size of sizes) {
    const site = copySite();
    addServices(site, size);
    const first = await build(site);
    const weight = (path: string) =>
      kilobytes(brotliSize(readFileSync(pageFile(join(site, "public"), path))));
    const weights = Object.entries(MEASURED_PAGES).map(([name, path]) => [name, weight(path)]);
    editOneLine(site);
    const second = await build(site);
    const more = smaller && (first.seconds - smaller.seconds) / (size - smaller.size);
    rows[`${size} services`] = {
      seconds: first.seconds.toFixed(0),
      "ms per page more": more ? (more * 1000).toFixed(0) : "",
      "peak MB": (first.peak / 1e6).toFixed(0),
      "again, seconds": second.seconds.toFixed(0),
      "again / first": (second.seconds / first.seconds).toFixed(2),
      ...Object.fromEntries(weights),
    };
    console.table(rows);
    if (!smaller) await compareWithBuildFromNothing(site);
    smaller ??= { size, seconds: first.seconds };
    rmSync(site, { recursive: true });
  }
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/scale.json", JSON.stringify(rows, null, 2));
};

void main();
