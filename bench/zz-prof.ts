import { chromium, devices } from "@playwright/test";
import { ensureBrowser } from "../scripts/ensureBrowser";
import { BROWSER_FLAGS } from "./browser";
import { startServer } from "./server";
import { slowPage } from "./slowPage";
const main = async () => {
  const { origin, stop } = await startServer();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  const page = await slowPage(browser, origin + (process.argv[2] ?? "/"), devices["Pixel 7"]);
  await page.waitForTimeout(2000);
  const s = await page.context().newCDPSession(page);
  await s.send("Profiler.enable"); await s.send("Profiler.setSamplingInterval", { interval: 200 });
  await s.send("Profiler.start");
  await page.keyboard.press("Shift");
  await page.waitForTimeout(3500);
  const { profile } = await s.send("Profiler.stop");
  const nodes = new Map(profile.nodes.map(n => [n.id, n]));
  const parent = new Map<number, number>();
  for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  const self: Record<string, number> = {}, total: Record<string, number> = {};
  const nm = (n: any) => `${n.callFrame.functionName || "(anon)"} ${n.callFrame.url.split("/").pop()}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`;
  profile.samples!.forEach((id, i) => {
    const dt = (profile.timeDeltas![i] ?? 0) / 1000;
    const n = nodes.get(id)!; self[nm(n)] = (self[nm(n)] ?? 0) + dt;
    const seen = new Set<string>(); let cur: number | undefined = id;
    while (cur) { const k = nm(nodes.get(cur)!); if (!seen.has(k)) { seen.add(k); total[k] = (total[k] ?? 0) + dt; } cur = parent.get(cur); }
  });
  const top = (o: Record<string, number>, n: number) => Object.entries(o).sort((a, b) => b[1] - a[1]).slice(0, n).map(([k, v]) => v.toFixed(0).padStart(6) + " " + k).join("\n");
  console.log("SELF\n" + top(self, 25)); console.log("TOTAL\n" + top(total, 60));
  await browser.close(); stop();
};
void main();
