/** @jest-environment node */
import { readLog } from "./lastChanges";
import { isIndexable, redirectsFile, robots, securityText, sitemap } from "./siteFiles";

it("lists addresses with the day of their last change where it is known", () => {
  expect(
    sitemap([
      { url: "https://a.test/?a&b", lastModified: "2026-01-02" },
      { url: "https://a.test/c" },
    ]),
  ).toContain(
    "<url><loc>https://a.test/?a&amp;b</loc><lastmod>2026-01-02</lastmod></url>\n<url><loc>https://a.test/c</loc></url>",
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

it("gives the security contact for less than a year", () => {
  const text = securityText(
    { url: "https://a.test", contact: { email: "a@a.test" } },
    new Date("2026-01-01T00:00:00Z"),
  );
  expect(text).toContain("Contact: mailto:a@a.test\nExpires: 2026-12-31T00:00:00Z\n");
});

it("redirects permanently by default", () => {
  expect(
    redirectsFile([
      { from: "/a", to: "/#contact", status: null },
      { from: "/b", to: "/c", status: 302 },
    ]),
  ).toBe("/a /#contact 301\n/b /c 302\n");
});

describe("days of last changes", () => {
  const log =
    "#b2 2026-02-02\n\ncontent/a.yaml\n\n#a1 2026-01-01\n\ncontent/a.yaml\ncontent/é.yaml\n";

  it("takes the newest commit of each file", () => {
    expect([...readLog(log, new Set())]).toEqual([
      ["content/a.yaml", "2026-02-02"],
      ["content/é.yaml", "2026-01-01"],
    ]);
  });

  it("does not believe the edge of a shallow clone", () => {
    expect([...readLog(log, new Set(["a1"]))]).toEqual([["content/a.yaml", "2026-02-02"]]);
  });
});
