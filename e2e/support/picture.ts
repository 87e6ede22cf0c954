import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** Share of the pixels that may differ: another build of Chromium smooths letters and curves in another way. */
const TOLERANCE = 0.01;

/** Neither animations nor the caret; one pixel for one of CSS. */
export const still = { animations: "disabled", caret: "hide", scale: "css" } as const;

/** Lets every image load at once, waits for images and fonts, and takes the header out of the way of long pictures. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    document.querySelector("header")?.style.setProperty("position", "absolute");
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });

/** Keeps a picture in `e2e/snapshots` if there is none yet, or if `--update-snapshots` asks for new ones. */
export const keepPicture = async (take: () => Promise<Buffer>, name: string) => {
  const file = test.info().snapshotPath(`${name}.png`);
  const isAskedFor = ["all", "changed"].includes(test.info().config.updateSnapshots);
  if (existsSync(file) && !isAskedFor) return;
  mkdirSync(dirname(file), { recursive: true });
  // 256 colours: a third of the weight in the repository, and no difference that the comparison sees.
  await sharp(await take())
    .png({ palette: true, dither: 0, effort: 10 })
    .toFile(file);
  console.log(`New picture, please look at it and commit it: ${file}`);
};

/** Moves an element onto whole pixels: what stands above it does not change how its lines and letters are drawn. */
export const alignToPixels = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    // As an earlier picture may have left it.
    element.style.top = "0";
    const { top } = element.getBoundingClientRect();
    element.style.position = "relative";
    element.style.top = `${Math.ceil(top) - top}px`;
  });

/**
 * Compares a page or a part of it with its picture in `e2e/snapshots`. A picture that is not there yet is
 * taken, with a notice, and is to be committed.
 *
 * @param name file name without extension
 */
export const expectPicture = async (target: Page | Locator, name: string, fullPage = false) => {
  if (!("goto" in target)) await alignToPixels(target);
  await keepPicture(() => target.screenshot({ ...still, fullPage }), name);
  const options = { ...still, maxDiffPixelRatio: TOLERANCE };
  if ("goto" in target)
    await expect(target).toHaveScreenshot(`${name}.png`, { ...options, fullPage });
  else await expect(target).toHaveScreenshot(`${name}.png`, options);
};
