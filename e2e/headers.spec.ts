import { expect, test, type Page } from "@playwright/test";
import { startReact } from "./support/react";
import { listedPaths } from "./support/sitePages";
import { pageTypes } from "./support/specification";

/** Lets React arrive and scrolls through the page: every script, style and image that it has is used. */
const useThePage = async (page: Page) => {
  await startReact(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState("networkidle");
};

test("a page used from top to bottom breaks no policy, logs no error, loads nothing from elsewhere", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const complaints: string[] = [];
  // Chromium logs what a policy forbids, too.
  page.on("console", (message) => {
    if (/error|warning/.test(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("request", (sent) => {
    const url = sent.url();
    if (!url.startsWith(`${baseURL}/`) && !url.startsWith("data:")) complaints.push(url);
  });
  for (const path of pageTypes) {
    await page.goto(path);
    await useThePage(page);
    // Of the 404 page the browser itself logs the status, the page the path, as the specification asks.
    const ours = complaints.filter((text) => !/status of 404|\/page-inconnue/.test(text));
    expect(ours, path).toEqual([]);
  }
});

test("the policy of each page allows its own inline code and no other", async ({ request }) => {
  const files = ["/index.html", "/services/seo-geo.html", "/404", "/404.html"];
  for (const path of [...(await listedPaths(request)), "/merci", ...files]) {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toMatch(/script-src 'self' 'sha256-/);
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", ""), path).not.toContain("unsafe");
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["strict-transport-security"], path).toContain("max-age=63072000");
    expect(headers["permissions-policy"], path).toContain("camera=()");
    expect(headers["cache-control"], path).toContain("must-revalidate");
  }
});

test("an unknown path carries its policy in the page", async ({ request }) => {
  const answer = await request.get("/inconnu");
  expect(answer.status()).toBe(404);
  expect(answer.headers()["x-frame-options"]).toBe("DENY");
  expect(answer.headers()["content-security-policy"]).toMatch(/^default-src 'none'/);
  expect(await answer.text()).toMatch(
    /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'/i,
  );
});

test("files named by their contents are kept, pages are asked for again", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const script = /["'`(](\/islands\/start-[0-9A-Z]{8}\.js)["'`)]/.exec(html)?.[1] ?? "";
  expect(script).not.toBe("");
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
  const font = /href="(\/static\/[^"]+\.woff2)"/.exec(html)?.[1] ?? "";
  expect((await request.get(font)).headers()["cache-control"]).toContain("immutable");
  const markdown = await request.get("/index.md");
  expect(markdown.headers()["cache-control"]).toContain("must-revalidate");
  // What Gatsby writes for its own scripts is not published, nor what they are made of.
  for (const file of [
    "/page-data/index/page-data.json",
    "/~partytown/partytown.js",
    "/webpack.stats.json",
  ])
    expect((await request.get(file)).status()).toBe(404);
});
