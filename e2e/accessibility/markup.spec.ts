import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { DomUtils, parseDocument } from "htmlparser2";
import { frozen } from "../support/builds";

/** HTML files of the build that are pages of the site. */
const pages = readdirSync(frozen.publicDir, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".html") && !/^admin\b/.test(file),
);

const validator = new HtmlValidate(
  new FileSystemConfigLoader(JSON.parse(readFileSync(".htmlvalidate.json", "utf8"))),
);

/** Drawings that say nothing to assistive technology, and are not hidden from it: no rule knows them. */
const bareDrawings = (html: string) =>
  DomUtils.getElementsByTagName("svg", parseDocument(html)).filter((svg) => {
    for (let element = svg; element; element = element.parent as typeof svg)
      if (element.attribs?.["aria-hidden"] === "true") return false;
    return svg.attribs.role !== "img";
  });

// Among the rules: one h1, no level of headings skipped, landmarks with names of their own, pictures described.
test("every built page is valid, accessible HTML in French", async () => {
  expect(pages.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const file of pages) {
    const html = readFileSync(path.join(frozen.publicDir, file), "utf8");
    expect(html, file).toMatch(/^<!DOCTYPE html><html [^>]*lang="fr"/i);
    for (const svg of bareDrawings(html)) found.push(`${file}: ${DomUtils.getOuterHTML(svg)}`);
    const { results } = await validator.validateString(html, path.resolve(file));
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${file}: ${ruleId}: ${message} (${selector})`);
  }
  expect(found).toEqual([]);
});
