import { expect, test } from "@playwright/test";
import { LinkChecker } from "linkinator";

test("no link, anchor, image or file of the site is broken", async ({ baseURL }) => {
  test.setTimeout(120_000);
  const { links } = await new LinkChecker().check({
    path: `${baseURL}/`,
    recurse: true,
    checkFragments: true,
    linksToSkip: async (link) => !link.startsWith(`${baseURL}/`),
  });
  const visited = links.filter(({ state }) => state !== "SKIPPED");
  expect(visited.length).toBeGreaterThan(100);
  expect(
    links
      .filter(({ state }) => state === "BROKEN")
      .map(({ url, status, parent }) => `${status} ${url} on ${parent}`),
  ).toEqual([]);
});
