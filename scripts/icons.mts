/**
 * Makes the favicon set in `static/` from the drawn mark (`content/brand/mark.svg`): an SVG that follows
 * the system theme, an ICO for old browsers, and PNG icons for home screens. Run with
 * `npm run artwork:icons`.
 */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { palette } from "../src/theme/colors";

const [PAPER] = palette.paper;
const LIGHT = { accent: palette.accent[0], warm: palette.warm[0] };
const DARK = { accent: palette.accent[1], warm: palette.warm[1] };

/** The mark's shapes, with the custom properties of the site as only colours. */
const mark = await readFile("content/brand/mark.svg", "utf8");
const shapes = mark.slice(mark.indexOf(">") + 1, mark.lastIndexOf("</svg>"));

const painted = shapes.replace("var(--accent)", LIGHT.accent).replace("var(--warm)", LIGHT.warm);
const classed = shapes
  .replace('stroke="var(--accent)"', 'class="a"')
  .replace('fill="var(--warm)"', 'class="w"');

const rules = ({ accent, warm }: Record<"accent" | "warm", string>) =>
  `.a{stroke:${accent}}.w{fill:${warm}}`;
const favicon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">` +
  `<style>${rules(LIGHT)}@media (prefers-color-scheme:dark){${rules(DARK)}}</style>${classed}</svg>\n`;

/**
 * PNG of the mark.
 * @param size side in pixels
 * @param share part of the side that the mark takes, 0 to 1
 * @param ground colour behind the mark; none leaves it transparent
 */
async function png(size: number, share: number, ground?: string): Promise<Buffer> {
  const offset = (64 - 64 * share) / 2;
  const background = ground ? `<rect width="64" height="64" fill="${ground}"/>` : "";
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">` +
    `${background}<g transform="translate(${offset} ${offset}) scale(${share})">${painted}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file that holds one PNG image, as every browser since 2007 reads it. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

await writeFile("static/favicon.svg", favicon);
await writeFile("static/favicon.ico", ico(await png(32, 1), 32));
await writeFile("static/apple-touch-icon.png", await png(180, 0.72, PAPER));
await writeFile("static/icon-192.png", await png(192, 0.94));
await writeFile("static/icon-512.png", await png(512, 0.94));
// A maskable icon may be cut to a circle of 80 %: the mark stays well inside.
await writeFile("static/icon-maskable-512.png", await png(512, 0.58, PAPER));
