import { palette } from "./palette";
import { between } from "./random";
import type { Random } from "./random";
import { round } from "./sheet";
import type { Drawing } from "./sheet";

const COLUMNS = 10;
const ROWS = 6;
const PAGE = { width: 96, height: 108 };

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

/** Splits a page into header, hero, cards and lines, each time in another way. */
function blocksOf(random: Random): Block[] {
  const heroHeight = between(random, 24, 42);
  const cards = 2 + Math.floor(random() * 3);
  const pictureFirst = random() < 0.5;
  const pictureWidth = between(random, 30, 56);
  const inner = PAGE.width - 16;
  const cardWidth = (inner - (cards - 1) * 5) / cards;
  return [
    { x: 8, y: 8, width: 16, height: 5, colour: palette.cream },
    { x: 64, y: 8, width: 24, height: 5, colour: palette.mid },
    {
      x: pictureFirst ? 8 : 88 - pictureWidth,
      y: 20,
      width: pictureWidth,
      height: heroHeight,
      colour: palette.blue,
    },
    {
      x: pictureFirst ? 14 + pictureWidth : 8,
      y: 22,
      width: inner - pictureWidth - 8,
      height: 6,
      colour: palette.cream,
    },
    {
      x: pictureFirst ? 14 + pictureWidth : 8,
      y: 33,
      width: (inner - pictureWidth) * 0.6,
      height: 6,
      colour: palette.warm,
    },
    ...Array.from({ length: cards }, (_, card) => ({
      x: 8 + card * (cardWidth + 5),
      y: 26 + heroHeight,
      width: cardWidth,
      height: 86 - 12 - heroHeight,
      colour: random() < 0.22 ? palette.warm : palette.mid,
    })),
  ];
}

/** Websites: sixty pages, from the construction lines on the left to the finished ones on the right. */
export const drawLayouts: Drawing = (random) => {
  const pages: string[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const left = 42 + column * 113.5;
      const top = 40 + row * 123;
      const progress =
        (column + (ROWS - 1 - row) * 0.5) / (COLUMNS + 1.5) + between(random, -0.1, 0.1);
      const ready = progress > 0.58;
      const blocks = blocksOf(random).map(({ x, y, width, height, colour }, index) => {
        const filled = progress > 0.3 + index * 0.055;
        const paint = filled
          ? `fill="${colour}"`
          : `fill="none" stroke="${progress > 0.22 ? palette.mid : palette.dim}" stroke-width="1.6" stroke-dasharray="4 3"`;
        return `<rect x="${round(left + x)}" y="${round(top + y)}" width="${round(width)}" height="${round(height)}" rx="2" ${paint}/>`;
      });
      pages.push(
        `<rect x="${round(left)}" y="${top}" width="${PAGE.width}" height="${PAGE.height}" rx="5" fill="${ready ? "#1E2644" : palette.ground}" stroke="${ready ? palette.blue : palette.dim}" stroke-width="2"/>` +
          blocks.join(""),
      );
    }
  }
  return pages.join("");
};
