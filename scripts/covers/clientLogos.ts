import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";

/** Read from the root of the repository, where npm scripts run. */
const SOURCES = "scripts/covers/logos";
const CANVAS = { width: 480, height: 200 };
/** Largest drawing inside the canvas: the rest is the clear space that keeps a row of logos even. */
const DRAWING = { width: 432, height: 176 };
/** Rasterised at three times its size before it is trimmed and fitted, so that edges stay sharp. */
const DENSITY = 72 * 3;
/** Share of inked pixels above which a logo looks larger than its neighbours. */
const LIGHT_COVERAGE = 0.2;

/** Scale, 0.75 to 1, that makes a heavy drawing look as large as a light one of the same box. */
async function opticalScale(drawing: Buffer): Promise<number> {
  const { channels } = await sharp(drawing).ensureAlpha().stats();
  const coverage = (channels[3]?.mean ?? 0) / 255;
  return Math.min(1, Math.max(0.75, (LIGHT_COVERAGE / coverage) ** 0.4));
}

/** Rasterises every drawn client logo, trimmed and centred on a transparent canvas, into `folder`. */
export async function writeLogos(folder: string): Promise<void> {
  for (const file of await readdir(SOURCES)) {
    const drawing = await sharp(join(SOURCES, file), { density: DENSITY }).trim().png().toBuffer();
    const scale = await opticalScale(drawing);
    const fitted = await sharp(drawing)
      .resize({
        width: Math.round(DRAWING.width * scale),
        height: Math.round(DRAWING.height * scale),
        fit: "inside",
      })
      .png()
      .toBuffer();
    await sharp({ create: { ...CANVAS, channels: 4, background: "#6b718600" } })
      .composite([{ input: fitted, gravity: "centre" }])
      .png({ palette: true, colours: 32, dither: 0, compressionLevel: 9, effort: 10 })
      .toFile(join(folder, `${basename(file, ".svg")}.png`));
  }
}
