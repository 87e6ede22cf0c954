import { expect, type Page } from "@playwright/test";

/** A page leads to the one before and the one after, in a ring. */
export const expectNeighbours = async (
  page: Page,
  kind: "Service" | "Secteur",
  pages: readonly { path: string; title: string }[],
  path: string,
) => {
  const index = pages.findIndex((one) => one.path === path);
  for (const { name, neighbour } of [
    { name: `${kind} précédent`, neighbour: pages.at(index - 1) },
    { name: `${kind} suivant`, neighbour: pages[(index + 1) % pages.length] },
  ]) {
    const link = page.getByRole("main").getByRole("link", { name });
    await expect(link).toHaveAttribute("href", neighbour?.path ?? "");
    await expect(link).toContainText(neighbour?.title ?? "");
  }
};
