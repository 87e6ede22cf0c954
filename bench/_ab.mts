import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { BROWSER_FLAGS } from "./browser";
import { MEASURED_PAGES, median, REFERENCE_PATH } from "./pages";
import { startServer } from "./server";

/**
 * `npm run bench`: Lighthouse, mobile, of one page of each kind beside a hand-written page, interleaved: medians, and their
 * ratios to the hand-written page's. Once with simulated throttling, once with throttling applied (`LCP, applied`).
 *
 * Of the builds in BUILDS ("public" unless set; "public /tmp/other/public" compares two). RUNS: 5 unless set.
 */
const runs = Number(process.env.RUNS ?? 5);
const builds = (process.env.BUILDS ?? "public").split(" ");

type Figures = Record<"main" | "script" | "blocking" | "lcp" | "applied" | "cls" | "bytes", number>;

/** A busy machine sometimes paints nothing in time. */
const ATTEMPTS = 3;

const visit = async (url: string, flags: Flags, attempt = 1): Promise<Result["audits"]> => {
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: ["--headless", ...BROWSER_FLAGS],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ["performance"],
      logLevel: "error",
      ...flags,
    });
    if (result && !result.lhr.runtimeError) return result.lhr.audits;
    if (attempt < ATTEMPTS) return await visit(url, flags, attempt + 1);
    throw new Error(result?.lhr.runtimeError?.message);
  } finally {
    chrome.kill();
  }
};

/** What a group of the main thread's work took, in milliseconds. */
const groupTime = (audit: Result["audits"][string] | undefined, group: string) => {
  const { items = [] } = (audit?.details ?? {}) as {
    items?: { group: string; duration: number }[];
  };
  return items.find((item) => item.group === group)?.duration ?? 0;
};

const measure = async (url: string): Promise<Figures> => {
  const simulated = await visit(url, {});
  const applied = process.env.APPLIED ? await visit(url, { throttlingMethod: "devtools" }) : ({} as Result["audits"]);
  const value = (name: string) => simulated[name]?.numericValue ?? NaN;
  const work = simulated["mainthread-work-breakdown"];
  return {
    main: value("mainthread-work-breakdown"),
    script: groupTime(work, "scriptEvaluation") + groupTime(work, "scriptParseCompile"),
    blocking: value("total-blocking-time"),
    lcp: value("largest-contentful-paint"),
    applied: applied["largest-contentful-paint"]?.numericValue ?? NaN,
    cls: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
  };
};

const medians = (all: readonly Figures[]) =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => [
      name,
      median(all.map((figures) => figures[name as keyof Figures])),
    ]),
  ) as Figures;

const row = (page: Figures, reference: Figures) => {
  const ratio = (name: "main" | "lcp" | "applied") =>
    `${Math.round(page[name])} ms (${(page[name] / reference[name]).toFixed(2)})`;
  return {
    "main thread": ratio("main"),
    script: `${((100 * page.script) / page.main).toFixed(0)} %`,
    blocking: `${Math.round(page.blocking)} ms (+ ${Math.round(page.blocking - reference.blocking)})`,
    LCP: ratio("lcp"),
    "LCP, applied": ratio("applied"),
    CLS: page.cls.toFixed(3),
    kB: (page.bytes / 1000).toFixed(0),
  };
};

const main = async () => {
  const servers = await Promise.all(builds.map((folder) => startServer(resolve(folder))));
  const pages = Object.entries(MEASURED_PAGES).filter(([n]) => (process.env.ONLY ?? "home").includes(n));
  const visits = [
    { name: "hand-written", url: servers[0]!.origin + REFERENCE_PATH },
    ...servers.flatMap(({ origin }, build) =>
      pages.map(([name, path]) => ({
        name: build === 0 ? name : `${name} of ${builds[build]}`,
        url: origin + path,
      })),
    ),
  ];
  const collected = new Map<string, Figures[]>(visits.map(({ name }) => [name, []]));
  for (let run = 1; run <= runs; run++)
    for (const { name, url } of visits) {
      collected.get(name)?.push(await measure(url));
      console.error(`run ${run} of ${runs}: ${name}`);
    }
  for (const { stop } of servers) stop();
  const found = [...collected].map(([name, all]) => [name, medians(all)] as const);
  const reference = found[0]![1];
  console.log(`${cpus().length} cores of ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
  console.table(Object.fromEntries(found.map(([name, page]) => [name, row(page, reference)])));
};

void main();
