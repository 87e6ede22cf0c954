import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { frozen } from "./support/builds";
import { plain } from "./support/text";

const { proof } = parse(readFileSync(path.join(frozen.contentDir, "interface.yaml"), "utf8"));

const weights = [
  `${proof.kilobytes} ko`,
  `${proof.reference.kilobytes.toLocaleString("fr")} ko`,
].map(plain);

test.use({ javaScriptEnabled: false });

test("the home page says what it weighs, the page on websites how many times lighter that is", async ({
  page,
}) => {
  await page.goto("/");
  const said = await page.locator("main > section").first().locator("dd").allInnerTexts();
  for (const weight of weights) expect(said.map(plain)).toContain(weight);
  await page.goto("/services/creation-site-web");
  const band = page.locator("[data-proof]");
  const ratio = Math.floor(proof.reference.kilobytes / proof.kilobytes);
  await expect(band.locator("strong")).toHaveText(String(ratio));
  expect((await band.locator("dd").allInnerTexts()).map(plain)).toEqual(weights);
  const source = (await band.getByRole("link").getAttribute("href")) ?? "no source";
  expect(proof.text).toContain(`](${source})`);
  await page.goto("/services/seo-geo");
  await expect(band).toHaveCount(0);
});
