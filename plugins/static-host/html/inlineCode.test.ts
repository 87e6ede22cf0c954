/** @jest-environment node */
import { createHash } from "node:crypto";
import { metaPolicy, pagePolicy } from "./contentSecurityPolicy";
import { hashSource, readInlineCode } from "./inlineCode";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

it("reads the inline scripts and styles of a page, byte for byte", () => {
  const code = readInlineCode(
    '<style data-emotion="css a">.a>b{content:"é"}</style>' +
      '<script type="speculationrules">{"prefetch":[]}</script>' +
      "<script>if (1 < 2 && a) b('&amp;')</script>",
  );
  expect(code).toEqual({
    styles: ['.a>b{content:"é"}'],
    scripts: ['{"prefetch":[]}', "if (1 < 2 && a) b('&amp;')"],
    faults: [],
  });
});

it("leaves out data and files", () => {
  expect(
    readInlineCode(
      '<script type="application/ld+json">{"a":1}</script><script src="/app.js" async></script>',
    ),
  ).toEqual({ scripts: [], styles: [], faults: [] });
});

it.each([
  ['<button onclick="f()">', '<button onclick="f()">'],
  ['<a href="javascript:f()">', '<a href="javascript:f()">'],
  ['<script src="https://cdn.test/a.js"></script>', '<script src="https://cdn.test/a.js">'],
  ['<img src="//cdn.test/a.png">', '<img src="//cdn.test/a.png">'],
  [
    '<img srcset="/a.png 1x, https://cdn.test/b.png 2x">',
    '<img srcset="/a.png 1x, https://cdn.test/b.png 2x">',
  ],
  ['<link rel="stylesheet" href="https://fonts.test/a">', '<link href="https://fonts.test/a">'],
  [
    "<style>a{background:url(https://cdn.test/a.png)}</style>",
    "<style> url(https://cdn.test/a.png",
  ],
  ['<style>@import "/a.css";</style>', '<style> @import "/a.css"'],
])("reports what no policy can allow: %s", (html, fault) => {
  expect(readInlineCode(html).faults).toEqual([fault]);
});

it("lets links and canonical addresses lead anywhere", () => {
  expect(
    readInlineCode(
      '<link rel="canonical" href="https://www.cresca.example/"><a href="https://www.linkedin.com/">in</a>',
    ).faults,
  ).toEqual([]);
});

it("makes a policy of the page's own code, each hash once", () => {
  const policy = pagePolicy({ scripts: ["a", "a", "b"], styles: ["c"] });
  expect(policy).toContain(
    `script-src 'self' 'sha256-${sha256("a")}' 'sha256-${sha256("b")}'; style-src-elem 'self' 'sha256-${sha256("c")}' '`,
  );
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("; frame-ancestors 'none'");
  expect(policy).not.toContain("https:");
});

it("leaves out of a meta element what it cannot say", () => {
  expect(metaPolicy({ scripts: [], styles: [] })).not.toContain("frame-ancestors");
});

it("hashes as a browser does", () => {
  expect(hashSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
