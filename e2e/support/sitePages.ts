import type { APIRequestContext, Page } from "@playwright/test";

/** Paths of the pages that the sitemap lists. */
export const listedPaths = async (request: APIRequestContext) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
};

/** Collects what a browser complains about while a page is used; empty when all is well. */
export const watchComplaints = async (page: Page) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  await page.exposeFunction("reportViolation", (violation: string) => complaints.push(violation));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, "reportViolation");
      if (typeof report === "function") report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return complaints;
};
