import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { BROWSER_FLAGS } from "./browser";
import { MEASURED_PAGES, median } from "./pages";
import { startServer } from "./server";

/**
 * `npm run bench:second`: milliseconds from the click on a link of the home page to the largest paint of the service that it
 * leads to; medians of RUNS (7), of the build in `public`. RULES=off: without speculation rules. The server answers as late as
 * Lighthouse's networks do.
 *
 * A debugger changes what Chromium prepares, so no tool drives it: a script in the pages clicks, and reports. The browser
 * sees no pointer then: the script adds a rule for the link at the instant at which the site's own rule would act.
 */
const runs = Number(process.env.RUNS ?? 7);
const hasRules = process.env.RULES !== "off";

/** `lead`: milliseconds that Chromium has for a page of eagerness `moderate` before the click. */
const DEVICES = {
  // From touch to release.
  phone: { window: "412,823", latency: 150, lead: 100 },
  // The pointer rests for 300 ms, of which Chromium waits for 200, then presses for 80.
  desktop: { window: "1280,800", latency: 40, lead: 180 },
};

/** For the site's own rule, which no pointer sets off here. */
const OWN_RULES = /<script type="speculationrules">[^<]*<\/script>/;

/** In both pages: the first one clicks when it is at rest, the second one reports. */
const driver = (reports: string, lead: number) => `<script>(() => {
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const now = () => performance.timeOrigin + performance.now();
  const click = async () => {
    const link = [...document.querySelectorAll('main a[href="${MEASURED_PAGES.service}"]')].find((link) => link.checkVisibility());
    link.scrollIntoView({ block: "center", behavior: "instant" });
    await wait(1000);
    const rules = { prefetch: [{ urls: [link.href], eagerness: "immediate" }] };
    if (${hasRules}) document.head.append(Object.assign(document.createElement("script"), { type: "speculationrules", text: JSON.stringify(rules) }));
    await wait(${lead});
    localStorage.clicked = now();
    link.click();
  };
  const report = async () => {
    await wait(2000);
    new PerformanceObserver((list) => {
      const paint = performance.timeOrigin + list.getEntries().at(-1).startTime;
      new Image().src = "${reports}?" + (paint - localStorage.clicked);
    }).observe({ type: "largest-contentful-paint", buffered: true });
  };
  if (location.pathname === "/") addEventListener("load", click);
  else report();
})()</script>`;

const measure = async ({ window, latency, lead }: (typeof DEVICES)["phone"]) => {
  const reports = createServer((_, response) => response.end()).listen(0, "127.0.0.1");
  await once(reports, "listening");
  const script = driver(`http://localhost:${(reports.address() as AddressInfo).port}/`, lead);
  const { origin, stop } = await startServer(resolve("public"), latency, (html) =>
    html.replace(OWN_RULES, "").replace("<head>", () => `<head>${script}`),
  );
  const profile = mkdtempSync(join(tmpdir(), "bench-second-"));
  const browser = spawn(
    ensureBrowser(),
    [
      ...["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`],
      ...[...BROWSER_FLAGS, `--window-size=${window}`, origin],
    ],
    { stdio: "ignore", detached: true },
  );
  const [{ url = "" }] = await once(reports, "request", { signal: AbortSignal.timeout(30_000) });
  // Debian's command is a script, which would end without its browser.
  process.kill(-(browser.pid ?? 0), "SIGKILL");
  await once(browser, "exit");
  await rm(profile, { recursive: true, force: true, maxRetries: 9 });
  reports.close();
  stop();
  return Number(url.split("?")[1]);
};

const main = async () => {
  for (const [name, device] of Object.entries(DEVICES)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await measure(device));
    console.log(`${name}: ${Math.round(median(times))} ms`);
  }
};

void main();
