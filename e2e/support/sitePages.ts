import type { APIRequestContext } from "@playwright/test";

/** Paths of the pages that the sitemap lists. */
export const listedPaths = async (request: APIRequestContext) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
};
