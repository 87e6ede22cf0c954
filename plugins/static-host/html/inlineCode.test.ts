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
  });
});

it("leaves out data and files", () => {
  expect(
    readInlineCode(
      '<script type="application/ld+json">{"a":1}</script><script src="/app.js" async></script>',
    ),
  ).toEqual({ scripts: [], styles: [] });
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
