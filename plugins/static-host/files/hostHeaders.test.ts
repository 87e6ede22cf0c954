/** @jest-environment node */
import { headersFile, hostHeaders } from "./hostHeaders";

const site = {
  policies: new Map([
    ["/", "home policy"],
    ["/services/seo-geo", "service policy"],
    ["/404.html", "missing policy"],
  ]),
  twins: new Map([["/index.md", "https://www.cresca.example/"]]),
  rootFiles: ["app-0123456789abcdef0123.js", "favicon.ico", "start.js"],
  indexable: true,
};

const headersOf = (path: string, rules = hostHeaders(site)) => new Map(rules).get(path) ?? {};

it("gives each page its own policy, at the name of its file too", () => {
  expect(headersOf("/services/seo-geo")["Content-Security-Policy"]).toBe("service policy");
  expect(headersOf("/services/seo-geo.html")["Content-Security-Policy"]).toBe("service policy");
  expect(headersOf("/index.html")["Content-Security-Policy"]).toBe("home policy");
  expect(headersOf("/404.html")["Content-Security-Policy"]).toBe("missing policy");
});

it("names no header both everywhere and in a more exact rule", () => {
  const rules = hostHeaders({ ...site, indexable: false });
  const everywhere = headersOf("/*", rules);
  const exact = rules.filter(([path]) => path !== "/*");
  for (const [path, headers] of exact) {
    expect([path, Object.keys(headers).filter((name) => name in everywhere)]).toEqual([path, []]);
  }
});

it("keeps files that are named by their contents, and only those", () => {
  expect(headersOf("/app-0123456789abcdef0123.js")["Cache-Control"]).toContain("immutable");
  expect(headersOf("/start.js")).toEqual({});
  expect(headersOf("/favicon.ico")).toEqual({});
});

it("keeps previews out of search engines", () => {
  expect(headersOf("/*")["X-Robots-Tag"]).toBeUndefined();
  const preview = hostHeaders({ ...site, indexable: false });
  expect(headersOf("/*", preview)["X-Robots-Tag"]).toBe("noindex");
});

it("tells whose text a Markdown file is", () => {
  expect(headersOf("/index.md").Link).toBe('<https://www.cresca.example/>; rel="canonical"');
});

it("writes the host's format", () => {
  expect(
    headersFile([
      ["/a", { A: "1", B: "2" }],
      ["/b", { C: "3" }],
    ]),
  ).toBe("/a\n  A: 1\n  B: 2\n\n/b\n  C: 3\n");
});
