import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

interface RasterOptions {
  /** Size of the palette: fewer colours make a lighter file, more make smoother edges. */
  colours: number;
}

/** Rasterises an SVG document at its own size into a palette PNG, making the folder when it is missing. */
export async function writePng(
  svg: string,
  path: string,
  { colours }: RasterOptions,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 10 })
    .toFile(path);
}
