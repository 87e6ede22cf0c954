/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withWeight } from "./withWeight";

const publicDir = mkdtempSync(path.join(tmpdir(), "weight-"));
writeFileSync(path.join(publicDir, "a.woff2"), Buffer.alloc(20 * 1024));
writeFileSync(path.join(publicDir, "b.webp"), Buffer.alloc(30 * 1024));

const page = [
  '<link rel="preload" href="/a.woff2" as="font"/>',
  '<section data-proof="" style="--weight:1">',
  '<dd data-measure="paint">–</dd><strong data-measure="weight">–</strong><dd data-measure="requests">–</dd>',
  '</section><img src="/b.webp" alt=""/><img src="/b.webp" alt=""/>',
].join("");

it("writes what the page, its fonts and its pictures weigh, each file once", () => {
  const html = withWeight(page, publicDir);
  expect(html).toContain('<strong data-measure="weight">50\u00a0Ko</strong>');
  expect(html).toContain('<dd data-measure="requests">3</dd>');
  expect(html).toContain('style="--weight:50"');
});

it("leaves to the browser what only it can measure", () => {
  expect(withWeight(page, publicDir)).toContain('<dd data-measure="paint">–</dd>');
});

it("leaves a page without the measure as it is, and weighs none of it: every page's script names the places", () => {
  const other = `<p>--weight:1</p><img src="/not-there.webp"/><script>"[data-proof]"</script>`;
  expect(withWeight(other, publicDir)).toBe(other);
});
