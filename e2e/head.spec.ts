import { expect, test } from "@playwright/test";
import { allPages } from "./support/specification";

test("every page has a title and a description of its own, in French", async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of allPages) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<html lang="fr"');
    const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    const description = /<meta[^>]*name="description"[^>]*>/.exec(html)?.[0] ?? "";
    expect(title.length, path).toBeGreaterThan(10);
    expect(description.length, path).toBeGreaterThan(70);
    expect(titles.get(title), `${path} has the title of`).toBeUndefined();
    expect(descriptions.get(description), `${path} has the description of`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }
});
