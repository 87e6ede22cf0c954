import { chromium } from "@playwright/test";
import { launchOptions } from "./support/browser";
const browser = await chromium.launch(launchOptions);
for (const scheme of ["light", "dark"] as const)
  for (const width of [320, 360, 768, 1280, 1920]) {
    if (scheme === "dark" && (width === 320 || width === 768)) continue;
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme, locale: "fr-FR", timezoneId: width === 768 ? "America/New_York" : "Europe/Paris", reducedMotion: "reduce" });
    page.on("console", (m) => m.type() === "error" && console.log("console", m.text()));
    const shift = () => page.evaluate(() => (window as any).__cls ?? 0);
    await page.addInitScript(() => { (window as any).__cls = 0; new PerformanceObserver((l) => { for (const e of l.getEntries() as any) if (!e.hadRecentInput) (window as any).__cls += e.value; }).observe({ type: "layout-shift", buffered: true }); });
    await page.goto("http://localhost:19800/rendez-vous");
    await page.waitForSelector("input[name=start]", { state: "attached", timeout: 10000 });
    await page.waitForTimeout(300);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    console.log("rdv", scheme, width, "cls", await shift(), "overflow", overflow);
    await page.screenshot({ path: `/tmp/shots/rdv-${width}-${scheme}.png`, fullPage: width !== 1920 });
    await page.goto("http://localhost:19800/services/seo-geo");
    await page.locator("#contact").scrollIntoViewIfNeeded();
    await page.waitForSelector('a[href^="/rendez-vous?start"]', { timeout: 10000 });
    await page.waitForTimeout(200);
    console.log("card", scheme, width, "cls", await shift());
    await page.locator("#contact").screenshot({ path: `/tmp/shots/card-${width}-${scheme}.png` });
    await page.close();
  }
await browser.close();
