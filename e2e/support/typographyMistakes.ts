import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parseDocument, visit } from "yaml";

/** What French typography does not leave as a keyboard writes it. */
const MISTAKES = {
  "a straight apostrophe": /\p{L}'\p{L}/u,
  "three dots": /\.\.\./,
  "an ordinary space before a sign": /[^\s] [;:!?»%€]/,
  "an ordinary space after a guillemet": /« /,
  "a straight quotation mark": /"/,
};

/** Texts shown exactly as typed: names of people and companies, what the specification words, code. */
const VERBATIM = "figcaption, address, code, [lang=en], script, style, svg, form";

/** The values of site.yaml, which other texts quote exactly as typed: names, numbers, addresses. */
const siteValues = (contentDir: string) => {
  const values: string[] = [];
  visit(parseDocument(readFileSync(join(contentDir, "site.yaml"), "utf8")), {
    Scalar: (key, { value }) => {
      if (key !== "key" && typeof value === "string" && value !== "") values.push(value);
    },
  });
  return values.toSorted((one, other) => other.length - one.length);
};

/**
 * Mistakes of typography in the texts that a page shows: the build mends what staff type.
 *
 * @param contentDir folder of the content that the page was built of
 */
export const typographyMistakes = async (page: Page, contentDir: string) => {
  const texts = await page.evaluate((verbatim) => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest(verbatim)) found.push(node.textContent ?? "");
    return found;
  }, VERBATIM);
  const quoted = siteValues(contentDir);
  const ours = texts.map((text) =>
    quoted.reduce((rest, value) => rest.replaceAll(value, ""), text),
  );
  return Object.entries(MISTAKES).flatMap(([mistake, pattern]) =>
    ours.filter((text) => pattern.test(text)).map((text) => `${mistake}: ${text.trim()}`),
  );
};
