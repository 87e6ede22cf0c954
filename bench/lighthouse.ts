import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { launch } from "chrome-launcher";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { BROWSER_FLAGS } from "./browser";
import { buildsToMeasure } from "./build";
import { BOOKING_PATH, MEASURED_PAGES, median, pageFile, REFERENCE_PATH } from "./pages";
import { startServer } from "./server";

/**
 * `npm run bench`: Lighthouse, mobile, simulated throttling, of one page of each kind beside a hand-written
 * page, interleaved. Prints medians and writes them to test-results/lighthouse.json.
 *
 * RUNS (default 5); `-- --no-build` measures the build that is there; BUILDS="public /tmp/without-it" measures several
 * builds interleaved, to tell what a change buys.
 */
const runs = Number(process.env.RUNS ?? 5);

const AUDITS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  bytes: "total-byte-weight",
} as const;

type Figures = Record<keyof typeof AUDITS | "score", number>;

/** A busy machine sometimes paints nothing in time. */
const ATTEMPTS = 3;

const measure = async (url: string, attempt = 1): Promise<Figures> => {
  const { default: lighthouse } = await import("lighthouse");
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: ["--headless", ...BROWSER_FLAGS],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ["performance"],
      output: "json",
      logLevel: "error",
    });
    if (result?.lhr.runtimeError && attempt < ATTEMPTS) return await measure(url, attempt + 1);
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message);
    const { audits, categories } = result.lhr;
    const figures = Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue]);
    const score = (categories.performance?.score ?? 0) * 100;
    return { ...Object.fromEntries(figures), score } as Figures;
  } finally {
    chrome.kill();
  }
};

const medians = (all: Figures[]) =>
  Object.fromEntries(
    [...Object.keys(AUDITS), "score"].map((name) => [
      name,
      median(all.map((figures) => figures[name as keyof Figures])),
    ]),
  ) as Figures;

const main = async () => {
  const folders = buildsToMeasure();
  const servers = await Promise.all(folders.map((folder) => startServer(resolve(folder))));
  const visits = [
    { name: "reference", url: servers[0]!.origin + REFERENCE_PATH },
    ...Object.entries({ ...MEASURED_PAGES, booking: BOOKING_PATH }).flatMap(([name, path]) =>
      servers.flatMap(({ origin }, build) => {
        const folder = folders[build]!;
        // An older build may lack a page.
        if (!existsSync(pageFile(resolve(folder), path))) return [];
        return { name: build === 0 ? name : `${name} of ${folder}`, url: origin + path };
      }),
    ),
  ];
  const collected = new Map<string, Figures[]>();
  for (let run = 0; run < runs; run++) {
    for (const { name, url } of visits) {
      collected.set(name, [...(collected.get(name) ?? []), await measure(url)]);
      console.error(`run ${run + 1}/${runs} ${name}`);
    }
  }
  for (const { stop } of servers) stop();
  const pages = new Map([...collected].map(([name, all]) => [name, medians(all)]));
  const reference = pages.get("reference");
  if (!reference) throw new Error("The reference page was not measured.");
  console.table(
    Object.fromEntries(
      [...pages].map(([name, { score, fcp, lcp, tbt, cls, bytes }]) => [
        name,
        {
          score,
          "FCP ms": Math.round(fcp),
          "FCP / reference": (fcp / reference.fcp).toFixed(2),
          "LCP ms": Math.round(lcp),
          "LCP / reference": (lcp / reference.lcp).toFixed(2),
          "TBT ms": Math.round(tbt),
          CLS: cls.toFixed(3),
          kB: (bytes / 1000).toFixed(1),
        },
      ]),
    ),
  );
  mkdirSync("test-results", { recursive: true });
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, load: loadavg()[0] };
  const report = { machine, runs, medians: Object.fromEntries(pages), all: [...collected] };
  writeFileSync("test-results/lighthouse.json", JSON.stringify(report, null, 2));
};

void main();
