import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { contentCopy } from "../fixtures/contentCopy.fixture";
import { formatProblems } from "./problem";

const { contentDir, checkWith, checkAfter, remove } = contentCopy();
afterAll(remove);

/** The reader of gatsby-transformer-yaml. */
const { load } = createRequire(require.resolve("gatsby-transformer-yaml/gatsby-node"))(
  "js-yaml",
) as { load(source: string): object };

it("passes no text that gatsby-transformer-yaml reads as something else", () => {
  const passed: string[] = [];
  const words =
    "12:30 08:00:02 16:9 yes no on 1_000 0b11 0x1f 0o17 1e3 .5 ~ 2026-01-02 0199 NULL True = <<";
  for (const typed of [...words.split(" "), "1 000", "'a'", '"\\u00e9"']) {
    const source = readFileSync(path.join(contentDir, "testimonials/botanelle.yaml"), "utf8");
    const edited = source.replace(/^company: .*$/m, `company: ${typed}`);
    const problems = checkAfter("testimonials/botanelle.yaml", () => edited);
    if (problems.length > 0) continue;
    expect(load(edited)).toMatchObject({ company: expect.any(String) });
    passed.push(typed);
  }
  // An hour or a format, as the editor at /admin writes them.
  expect(passed).toEqual(expect.arrayContaining(["12:30", "08:00:02", "16:9"]));
});

describe("files that no YAML reader takes", () => {
  it.each([
    ["UTF-16", (s: string) => Buffer.from(`\ufeff${s}`, "utf16le"), /en UTF-8/],
    ["CR alone", (s: string) => Buffer.from(s.replaceAll("\n", "\r")), /fins de ligne/],
    ["Windows-1252", (s: string) => Buffer.from(s, "latin1"), /botanelle.yaml:3:[^]*UTF-8/],
  ])("reports %s", (_, write, said) => {
    const problems = checkWith("testimonials/botanelle.yaml", (before) => write(before.toString()));
    expect(formatProblems(problems)).toMatch(said);
    expect(problems).toHaveLength(1);
  });
});
