/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { weightWarning } from "./weighPage";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "weight-"));
  writeFileSync(path.join(folder, "a.woff2"), Buffer.alloc(60 * 1024));
  writeFileSync(path.join(folder, "b.webp"), Buffer.alloc(40 * 1024));
  writeFileSync(
    path.join(folder, "index.html"),
    '<link rel="preload" as="font" href="/a.woff2"/><img alt="" src="/b.webp"/><img alt="" src="/b.webp"/>',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

it("says nothing while the home page weighs about what the content says", () => {
  expect(weightWarning(folder, 95)).toBeUndefined();
  expect(weightWarning(folder, 105)).toBeUndefined();
});

it("says what it weighs when that is more than a tenth off", () => {
  expect(weightWarning(folder, 80)).toMatch(/pèse 100 ko et non 80/);
  expect(weightWarning(folder, 120)).toMatch(/pèse 100 ko et non 120/);
});
