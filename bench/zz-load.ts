import { chromium, devices } from "@playwright/test";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { BROWSER_FLAGS } from "./browser";
import { startServer } from "./server";
import { FLOOR_PATH } from "./pages";
const main = async () => {
  const { origin, stop } = await startServer();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  for (const path of (process.env.PATHS ?? "/;/services/seo-geo").split(";")) for (let i = 0; i < 3; i++) {
    const ctx = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true });
    const page = await ctx.newPage();
    await browser.startTracing(page, { categories: ["devtools.timeline","toplevel","loading","blink.user_timing"] });
    await page.goto(origin + (path === "floor" ? FLOOR_PATH : path), { waitUntil: "load" });
    await page.waitForTimeout(1200);
    const ev = JSON.parse((await browser.stopTracing()).toString()).traceEvents as any[];
    const names = ev.filter(e => e.name === "thread_name" && e.args.name === "CrRendererMain").map(e => e.pid+":"+e.tid);
    const nav = Math.min(...ev.filter(e => e.name === "navigationStart").map(e => e.ts));
    const fcp = ev.find(e => e.name === "firstContentfulPaint");
    const m = ev.filter(e => e.ph === "X" && names.includes(e.pid+":"+e.tid));
    const tasks = m.filter(e => /RunTask/.test(e.name) && e.dur > 6000);
    console.log("##", path, "fcp", ((fcp?.ts-nav)/1000).toFixed(0));
    for (const t of tasks) { const kids = m.filter(e => e.ts >= t.ts && e.ts + e.dur <= t.ts + t.dur && !/RunTask/.test(e.name) && e.dur > 1500).map(e => e.name+(e.args?.elementCount??e.args?.beginData?.dirtyObjects??"")+":"+(e.dur/1000).toFixed(1)); if (kids.length) console.log("  @"+((t.ts-nav)/1000).toFixed(0), (t.dur/1000).toFixed(1), kids.join(" ")); }
    await ctx.close();
  }
  await browser.close(); stop();
};
void main();
