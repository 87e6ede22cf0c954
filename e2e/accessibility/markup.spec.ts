import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { frozen } from "../support/builds";

const { publicDir } = frozen;

/** HTML files of the build that are pages of the site. */
const pages = () =>
  readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => path.relative(publicDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^admin\//.test(file));

test("every built page is valid HTML", async () => {
  const validator = new HtmlValidate(
    new FileSystemConfigLoader(JSON.parse(readFileSync(".htmlvalidate.json", "utf8"))),
  );
  const found: string[] = [];
  expect(pages().length).toBeGreaterThan(20);
  for (const file of pages()) {
    const { results } = await validator.validateFile(path.resolve(publicDir, file));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${file}: ${ruleId}: ${message} (${selector})`);
  }
  expect(found).toEqual([]);
});
