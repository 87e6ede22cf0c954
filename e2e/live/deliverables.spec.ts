import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { parse } from "yaml";
import { pageFile } from "../../contract/pageAddresses";
import { typeset } from "../../contract/typeset";
import { yamlFiles } from "../edits/contentFiles";
import { buildNamed } from "../support/builds";
import { plain, solid } from "../support/text";

type Words = { [key: string]: unknown };

/** All that a block of the content has to say; alternative texts are said, not shown. */
const wordsOf = (value: unknown): string[] => {
  // A word alone in small letters chooses how a block looks, as a file's name does what it draws.
  if (typeof value === "string")
    return /^([a-z]+|\S+\.svg)$/.test(value) ? [] : [plain(typeset(value))];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as Words).flatMap(([key, inner]) =>
    /^starts$|alt$/i.test(key) ? [] : wordsOf(inner),
  );
};

test("every word of every deliverable in the content is on its page", () => {
  const { contentDir, publicDir } = buildNamed(test.info().project.name);
  for (const file of yamlFiles(contentDir)) {
    const [, folder, slug] = /^(services|sectors)\/(.+)\.yaml$/.exec(file) ?? [];
    if (!folder || !slug) continue;
    const { deliverable } = parse(readFileSync(join(contentDir, file), "utf8"));
    const blocks: Words[] = deliverable?.blocks ?? [];
    if (blocks.length === 0) continue;
    const path = `/${folder === "services" ? "services" : "secteurs"}/${slug}`;
    const figure = DomUtils.getElementsByTagName(
      "figure",
      parseDocument(readFileSync(join(publicDir, pageFile(path)), "utf8")),
    ).find((element) => DomUtils.textContent(element).includes("Exemple de livrable"));
    const shown = plain(figure ? DomUtils.textContent(figure) : "");
    const missing = blocks.flatMap(wordsOf).filter((words) => !solid(shown).includes(solid(words)));
    expect.soft(missing, file).toEqual([]);
    const pictures = DomUtils.find(
      (node) => DomUtils.isTag(node) && (node.name === "img" || node.attribs.role === "img"),
      figure ? [figure] : [],
      true,
      Infinity,
    );
    const drawn = blocks.filter(({ svg, signature }) => svg ?? signature).length;
    expect.soft(pictures.length, file).toBeGreaterThanOrEqual(drawn);
  }
});
