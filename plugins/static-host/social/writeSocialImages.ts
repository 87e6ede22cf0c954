import { createHash } from "node:crypto";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { socialImage, type SocialCard } from "./socialImage";

/** Survives between builds on the host too. */
const CACHE = "node_modules/.cache/social-images";

const AT_ONCE = 4;

const drawn = async (card: SocialCard) => {
  const svg = await socialImage(card);
  const file = path.join(CACHE, `${createHash("sha256").update(svg).digest("hex")}.png`);
  if (existsSync(file)) return file;
  const unfinished = `${file}.${process.pid}`;
  await sharp(Buffer.from(svg)).png({ palette: true, effort: 4, colours: 128 }).toFile(unfinished);
  await rename(unfinished, file);
  return file;
};

/**
 * Writes the image of each page. An image is drawn once: the next build finds it by what it shows.
 *
 * @param cards what to show, by the file to write
 */
export const writeSocialImages = async (cards: ReadonlyMap<string, SocialCard>) => {
  await mkdir(CACHE, { recursive: true });
  const waiting = [...cards];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [target, card] = next;
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(await drawn(card), target);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
