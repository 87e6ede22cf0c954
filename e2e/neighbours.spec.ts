import { expect, test } from "@playwright/test";
import { sectors, services } from "./support/specification";

for (const { kind, pages } of [
  { kind: "Service", pages: services },
  { kind: "Secteur", pages: sectors },
]) {
  test(`${kind}: each page leads to the one before and the one after, in a ring`, async ({
    page,
  }) => {
    for (const [index, { path }] of pages.entries()) {
      await page.goto(path);
      for (const { name, neighbour } of [
        { name: `${kind} précédent`, neighbour: pages.at(index - 1) },
        { name: `${kind} suivant`, neighbour: pages[(index + 1) % pages.length] },
      ]) {
        const link = page.getByRole("main").getByRole("link", { name });
        await expect(link).toHaveAttribute("href", neighbour?.path ?? "");
        await expect(link).toContainText(neighbour?.title ?? "");
      }
    }
  });
}
