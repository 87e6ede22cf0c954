import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { socialImage, type SocialCard } from "./socialImage";

/**
 * Draws the image of a page into a file. Without a palette: it would make a third of the bytes, which only those
 * who share a page fetch, in three times the time.
 */
export const writeSocialImage = async (file: string, card: SocialCard) => {
  await mkdir(path.dirname(file), { recursive: true });
  const svg = await socialImage(card);
  await sharp(Buffer.from(svg)).removeAlpha().png().toFile(file);
};
