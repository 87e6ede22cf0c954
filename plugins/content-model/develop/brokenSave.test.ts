import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeFrozenContent } from "../../../e2e/edits/frozenContent";
import { keepGoodText } from "./goodText";
import { watchContent } from "./watchContent";

const root = mkdtempSync(path.join(tmpdir(), "develop-"));
const contentDir = path.join(root, "content");
const file = path.join(contentDir, "services/seo-geo.yaml");
let good: string;

beforeAll(() => {
  writeFrozenContent(contentDir);
  good = readFileSync(file, "utf8");
});
afterAll(() => rmSync(root, { recursive: true }));

it("starts once the content is in order, and says what is not", async () => {
  writeFileSync(file, good.replace("title: ", "title: Un : deux "));
  const said: string[] = [];
  const reporter = {
    info: () => undefined,
    success: (text: string) => void said.push(text),
    error: ({ context }: { context: { text: string } }) => {
      said.push(context.text);
      writeFileSync(file, good);
    },
  };
  const stop = await watchContent(contentDir, reporter as never);
  await stop();
  const line = good.split("\n").findIndex((text) => text.startsWith("title: ")) + 1;
  expect(said.join()).toContain(`services/seo-geo.yaml:${line}:`);
  expect(said.join()).toMatch(/deux-points[^]*en ordre/);
});

it("keeps the last good text of a file that is saved with a mistake", () => {
  const read = (absolutePath: string) => {
    const node = { absolutePath, internal: { mediaType: "text/yaml", content: undefined } };
    keepGoodText(node, contentDir);
    return node.internal.content;
  };
  expect(read(file)).toBeUndefined();
  for (const [was, is] of [
    [/^summary: .*\n/m, ""],
    [/^title: .*/m, "title: 2026-01-01"],
    [".png", ".jpg"],
  ] as const) {
    writeFileSync(file, good.replace(was, is));
    expect(read(file)).toBe(good);
  }
  writeFileSync(file, good.replace("title: ", "title: Nouveau "));
  expect(read(file)).toBeUndefined();
  // Taken by another file, whose author may give it up.
  writeFileSync(file, good.replace(/^order: .*/m, "order: 1"));
  expect(read(file)).toBeUndefined();
  const added = path.join(contentDir, "services/nouveau.yaml");
  writeFileSync(added, "title: Un : deux");
  expect(read(added)).toBe("");
});
