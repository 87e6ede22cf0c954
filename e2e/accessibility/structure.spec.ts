import { expect, test } from "@playwright/test";
import { allPages } from "../support/specification";

test("every page has one h1, skips no level, names its landmarks and describes its images", async ({
  page,
}) => {
  test.slow();
  for (const path of [...allPages, "/page-inconnue"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level, path).toBeLessThanOrEqual(before + 1);
      return level;
    }, 0);

    for (const role of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(role), path).toHaveCount(1);
    const names = await page
      .locator("nav, aside, section[aria-label], section[aria-labelledby]")
      .evaluateAll((landmarks) =>
        landmarks.map((landmark) => {
          const labelled = document.getElementById(landmark.getAttribute("aria-labelledby") ?? "");
          return `${landmark.tagName} ${landmark.getAttribute("aria-label") ?? labelled?.textContent}`;
        }),
      );
    expect(new Set(names).size, `${path}: ${names.join(", ")}`).toBe(names.length);

    await expect(page.locator("img:not([alt])"), path).toHaveCount(0);
    await expect(
      page.locator("svg:not([aria-hidden=true], [role=img], [aria-hidden=true] *)"),
    ).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  }
});
