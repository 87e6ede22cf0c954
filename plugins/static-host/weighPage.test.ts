import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { weightWarning } from "./weighPage";

it("says what the home page weighs when that is more than a tenth off", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "weight-"));
  writeFileSync(path.join(folder, "a.woff2"), Buffer.alloc(60 * 1024));
  writeFileSync(path.join(folder, "b.webp"), Buffer.alloc(40 * 1024));
  writeFileSync(
    path.join(folder, "index.html"),
    '<link rel="preload" as="font" href="/a.woff2"/><img alt="" srcSet="/a.webp 400w,/b.webp 720w" src="/a.webp"/><img alt="" src="/b.webp"/>',
  );
  for (const said of [95, 105]) expect(weightWarning(folder, said)).toBeUndefined();
  for (const said of [80, 120]) expect(weightWarning(folder, said)).toMatch(/pèse 100 ko et non /);
  rmSync(folder, { recursive: true });
});
