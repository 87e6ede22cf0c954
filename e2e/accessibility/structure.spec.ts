import { expect, test, type Page } from "@playwright/test";
import { allPages } from "../support/specification";

/** What a browser makes landmarks of the whole page: those within a part of it are none. */
const OF_THE_PAGE = ":not(:is(article, aside, main, nav, section) *)";

/** The landmarks that a page has once. */
const ONCE = [
  `header${OF_THE_PAGE}, [role=banner]`,
  "main, [role=main]",
  `footer${OF_THE_PAGE}, [role=contentinfo]`,
];

/** Pictures that say nothing to assistive technology, and are not hidden from it. */
const UNDESCRIBED = "img:not([alt]), svg:not([aria-hidden=true], [role=img], [aria-hidden=true] *)";

/** All facts of a page in one question: a question by role each looks at every element. */
const structureOf = (page: Page) =>
  page.evaluate(
    ({ once, undescribed }) => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      return {
        language: document.documentElement.lang,
        levels: all("h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName.slice(1))),
        landmarks: all("nav, aside, section[aria-label], section[aria-labelledby]").map(
          (landmark) => {
            const labelled = document.getElementById(
              landmark.getAttribute("aria-labelledby") ?? "",
            );
            return `${landmark.tagName} ${landmark.getAttribute("aria-label") ?? labelled?.textContent}`;
          },
        ),
        once: once.map(
          (selector) => all(selector).filter((landmark) => landmark.checkVisibility()).length,
        ),
        undescribed: all(undescribed).map(({ outerHTML }) => outerHTML.slice(0, 80)),
      };
    },
    { once: ONCE, undescribed: UNDESCRIBED },
  );

test("every page has one h1, skips no level, names its landmarks and describes its images", async ({
  page,
}) => {
  test.slow();
  for (const path of [...allPages, "/page-inconnue"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const { language, levels, landmarks, once, undescribed } = await structureOf(page);
    expect(language, path).toBe("fr");
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level, path).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);
    expect(new Set(landmarks).size, `${path}: ${landmarks.join(", ")}`).toBe(landmarks.length);
    expect(once, `${path}: banner, main and footer`).toEqual([1, 1, 1]);
    expect(undescribed, path).toEqual([]);
  }
});
