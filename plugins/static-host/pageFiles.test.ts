/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { publishedFile, restorePages, takePages } from "./pageFiles";

let root = "";
const at = (...names: string[]) => path.join(root, ...names);
const publish = async (pages: string[]) => {
  for (const { source, target } of await takePages(at("public"), pages, at("kept"))) {
    await writeFile(target, `${await readFile(source, "utf8")} finished`);
  }
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "pages-"));
  await mkdir(at("public", "services", "a"), { recursive: true });
  await writeFile(at("public", "index.html"), "home");
  await writeFile(at("public", "services", "a", "index.html"), "a");
});
afterEach(() => rm(root, { recursive: true }));

it.each([
  ["/", "index.html"],
  ["/services/a", "services/a.html"],
  ["/404.html", "404.html"],
])("publishes %s as %s", (page, file) => {
  expect(publishedFile(page)).toBe(file);
});

it("leaves no folder index, which the host would answer with a slash", async () => {
  await publish(["/", "/services/a"]);
  expect(await readFile(at("public", "services", "a.html"), "utf8")).toBe("a finished");
  expect(existsSync(at("public", "services", "a", "index.html"))).toBe(false);
});

it("gives the next build the pages as Gatsby wrote them", async () => {
  await publish(["/", "/services/a"]);
  await restorePages(at("public"), at("kept"));
  expect(await readFile(at("public", "services", "a", "index.html"), "utf8")).toBe("a");
  expect(await readFile(at("public", "index.html"), "utf8")).toBe("home");
});

it("keeps no page that is no longer built", async () => {
  await publish(["/", "/services/a"]);
  await restorePages(at("public"), at("kept"));
  await rm(at("public", "services", "a", "index.html"));
  await publish(["/"]);
  await restorePages(at("public"), at("kept"));
  expect(existsSync(at("public", "services", "a", "index.html"))).toBe(false);
  expect(await readFile(at("public", "index.html"), "utf8")).toBe("home");
});
