import { expect, type Locator } from "@playwright/test";
import { plain } from "./text";

/** Titles of the cards of a list, each of which has an icon and some words. */
export const cardTitles = async (list: Locator) => {
  const cards = await list
    .getByRole("listitem")
    .filter({ has: list.page().getByRole("heading", { level: 3 }) })
    .evaluateAll((items) =>
      items.map((item) => ({
        hasIcon: item.querySelector("svg")?.checkVisibility(),
        title: item.querySelector("h3")?.textContent ?? "",
        text: item.querySelector("p")?.textContent,
      })),
    );
  for (const card of cards)
    expect(card).toEqual({
      hasIcon: true,
      title: expect.stringMatching(/\S/),
      text: expect.stringMatching(/\S.{30}/s),
    });
  return cards.map(({ title }) => plain(title));
};
