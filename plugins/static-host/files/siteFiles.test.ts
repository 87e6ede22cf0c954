/** @jest-environment node */
import { isIndexable, redirectsFile, robots, sitemap } from "./siteFiles";

it("lists addresses", () => {
  expect(sitemap(["https://a.test/?a&b", "https://a.test/c"])).toContain(
    "<url><loc>https://a.test/?a&amp;b</loc></url>\n<url><loc>https://a.test/c</loc></url>",
  );
});

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

it("redirects permanently by default", () => {
  expect(
    redirectsFile([
      { from: "/a", to: "/#contact", status: null },
      { from: "/b", to: "/c", status: 302 },
    ]),
  ).toBe("/a /#contact 301\n/b /c 302\n");
});
