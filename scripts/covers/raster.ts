import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

interface RasterOptions {
  /** Size of the palette: fewer colours make a lighter file, more make smoother edges. */
  colours: number;
  /** Pixels for each 72 units of the document. */
  density?: number;
}

/** Rasterises an SVG document into a palette PNG, making the folder when it is missing. */
export async function writePng(
  svg: string,
  path: string,
  { colours, density = 72 }: RasterOptions,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await sharp(Buffer.from(svg), { density })
    .png({ palette: true, colours, dither: 0, compressionLevel: 9, effort: 10 })
    .toFile(path);
}
