import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { buildNamed } from "../support/builds";
import { overflow } from "../support/overflow";
import { listedPaths } from "../support/sitePages";
import { typographyMistakes } from "../support/typographyMistakes";

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
      await expectNoViolations(page, `${path}, 1440 px, dark`);
    }
  });
