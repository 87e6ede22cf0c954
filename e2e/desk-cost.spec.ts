import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { pageFile } from "../bench/pages";
import { frozen } from "./support/builds";
import { openDesk, openSession, storeLead } from "./support/desk";
import { ownAddress } from "./support/leadForm";
import { startReact } from "./support/react";
import { allPages, pageTypes } from "./support/specification";

test.use({ extraHTTPHeaders: ownAddress() });

/** Words that only the desk's own scripts have. */
const ITS_OWN = /staff-desk|Marquer comme répondu|deskaddress/;

test("no public page leads to the desk or loads its scripts", async ({ page }) => {
  for (const path of allPages) {
    const html = readFileSync(pageFile(frozen.publicDir, path), "utf8");
    // Gatsby's list of chunks names the page, and the speculation rules its address: not to be fetched ahead.
    const rest = html.replace(/<script[\s\S]*?<\/script>/g, "");
    expect(rest, path).not.toMatch(/equipe\b/);
  }
  const loaded: Promise<string>[] = [];
  page.on("response", (response) => {
    if (/\.js(on)?(\?|$)/.test(response.url())) loaded.push(response.text().catch(() => ""));
  });
  for (const path of pageTypes) {
    await page.goto(path);
    await startReact(page);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState("networkidle");
  }
  const texts = await Promise.all(loaded);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => ITS_OWN.test(text))).toEqual([]);
});

test("search engines and AI readers are told nothing of it", async ({ page, request }) => {
  for (const file of ["sitemap.xml", "llms.txt", "robots.txt"])
    expect(readFileSync(join(frozen.publicDir, file), "utf8"), file).not.toContain("equipe");
  expect((await request.get("/equipe.md")).status()).toBe(404);
  const answer = await request.get("/equipe");
  expect(answer.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  const policy = answer.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
  expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
  await page.goto("/equipe");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("its charts come with the figures only", async ({ page, context }) => {
  await openSession(context);
  await storeLead();
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.url());
  });
  await openDesk(page);
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await page.getByRole("link", { name: "Chiffres" }).click();
  await expect(page.locator("svg[role=img]").first()).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("says what it needs", async ({ page }) => {
    await page.goto("/equipe");
    // Playwright reads no text in it.
    await expect(page.locator("noscript").last()).toBeVisible();
    expect(await page.content()).toContain("a besoin de JavaScript");
  });
});
