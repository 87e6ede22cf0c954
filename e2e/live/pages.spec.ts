import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { parseDocument, visit } from "yaml";
import { expectNoViolations } from "../support/axe";
import { buildNamed } from "../support/builds";
import { overflow } from "../support/overflow";
import { listedPaths } from "../support/sitePages";

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
const typographyMistakes = async (page: Page, contentDir: string) => {
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

/** The pages are dealt to so many tests, so that they run side by side. */
const PARTS = 6;

/** Pages that no list names. */
const UNLISTED = ["/merci", "/page-inconnue"];

for (let part = 0; part < PARTS; part++)
  test(`every page fits 320 px, is accessible and well set (${part + 1} of ${PARTS})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const { name } = test.info().project;
    const { contentDir } = buildNamed(name);
    const paths = [...(await listedPaths(request)), ...UNLISTED];
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect.soft(await overflow(page), path).toEqual([]);
      expect.soft(await typographyMistakes(page, contentDir), path).toEqual([]);
      await expectNoViolations(page, `${path}, 320 px, light`);
      // Editors choose no colours: once is enough.
      if (name !== "live") continue;
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoViolations(page, `${path}, 1440 px, dark`, "colours");
    }
  });
