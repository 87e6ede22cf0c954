import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { bookingPage, ownBookingPage } from "../../contract/bookingPage";
import { buildNamed } from "../support/builds";

test("the site books by itself, or nothing of its booking is left", async ({ page, request }) => {
  const { contentDir, publicDir } = buildNamed(test.info().project.name);
  const { booking } = parse(readFileSync(join(contentDir, "site.yaml"), "utf8"));
  const leadsTo = bookingPage(booking.url, existsSync(join(contentDir, "booking.yaml")));
  const isOwn = leadsTo === ownBookingPage;
  for (const address of ["/", "/services/google-ads"]) {
    await page.goto(address);
    const links = await page.getByRole("link", { name: "Réserver un créneau" }).all();
    expect(links).not.toHaveLength(0);
    for (const link of links) await expect(link).toHaveAttribute("href", leadsTo);
  }
  expect((await request.get(ownBookingPage)).status()).toBe(isOwn ? 200 : 404);
  const naming = readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|yml|avif|webp|png|jpe?g|woff2)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => /\/rendez-vous|appointment-slots/.test(readFileSync(file, "utf8")));
  if (isOwn) expect(naming).not.toHaveLength(0);
  else expect(naming).toEqual([]);
});
