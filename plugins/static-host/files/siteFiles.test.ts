import { isIndexable, robots } from "./siteFiles";

it.each([
  [undefined, true],
  ["production", true],
  ["deploy-preview", false],
  ["branch-deploy", false],
])("with CONTEXT=%s, a deploy may be listed: %s", (CONTEXT, expected) => {
  expect(isIndexable({ CONTEXT, NODE_ENV: "production" })).toBe(expected);
});

it("asks search engines away from previews", () => {
  expect(robots("https://a.test", false)).toBe("User-agent: *\nDisallow: /\n");
  expect(robots("https://a.test", true)).toContain("Sitemap: https://a.test/sitemap.xml");
});
