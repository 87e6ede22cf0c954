import { readFileSync, statSync } from "node:fs";
import { imageSize } from "image-size";
import { MAXIMUM_PICTURE_BYTES, MAXIMUM_SIDE, PICTURE_LIMITS } from "../types/pictureLimits";
import type { Fault } from "./problem";

/** Formats that cameras and telephones make and the site does not take. */
const FOREIGN: [start: RegExp, name: string][] = [
  [/^.{4}ftyp(?:hei|hev|mif1(?!.*avif)|msf1)/s, "une photo HEIC"],
  [/^.{4}ftyp(?!avi[fs]|mi[fa])/s, "une vidéo"],
  [/^GIF8/, "une image GIF"],
  [/^(?:II\*|MM\0)/, "une image TIFF"],
  [/^BM/, "une image BMP"],
  [/^%PDF/, "un fichier PDF"],
  [/^\s*<(?:svg|\?xml)/, "un dessin SVG"],
];

const RESAVE = "Enregistrez de nouveau l'image en JPEG ou en PNG, et remplacez ce fichier.";

/** What is wrong with the file of a picture; undefined for a whole one within the limits. */
export function imageFileFault(file: string, folder: string): Fault | undefined {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const fault = (found: string, cure = RESAVE): Fault => ({ found: `« ${name} », ${found}`, cure });
  if (!statSync(file).isFile()) return fault("un dossier");
  const bytes = readFileSync(file);
  const foreign = FOREIGN.find(([start]) => start.test(bytes.toString("latin1", 0, 64)));
  if (foreign) return fault(`${foreign[1]}, malgré son nom`);
  const size = sizeOf(bytes);
  if (!size) return fault("un fichier qui n'est pas une image lisible");
  if (!isWhole(bytes)) return fault("une image incomplète, dont la fin manque");
  const { minWidth, minHeight } = PICTURE_LIMITS[folder] ?? { minWidth: 1, minHeight: 1 };
  const { width, height } = size;
  const found = `une image de ${width} × ${height} pixels`;
  if (width < minWidth || height < minHeight) {
    return fault(
      `${found}, trop petite`,
      `Prenez une image d'au moins ${minWidth} × ${minHeight} pixels (l'agrandir la rendrait floue).`,
    );
  }
  if (Math.max(width, height) > MAXIMUM_SIDE) {
    return fault(
      `${found}, trop grande`,
      `Réduisez-la à ${MAXIMUM_SIDE} pixels de côté au plus ; 1 600 de large suffisent.`,
    );
  }
  return bytes.length > MAXIMUM_PICTURE_BYTES
    ? fault(
        `un fichier de ${(bytes.length / 1e6).toFixed(1).replace(".", ",")} Mo, pour ${MAXIMUM_PICTURE_BYTES / 1e6} Mo au plus`,
        "Réduisez l'image à 1 600 pixels de large, ou enregistrez-la en JPEG.",
      )
    : undefined;
}

function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}

/** Whether a picture has its end, which `imageSize` does not look at. */
function isWhole(bytes: Buffer): boolean {
  switch (bytes.toString("latin1", 0, 4)) {
    case "\x89PNG":
      return bytes.subarray(-64).includes("IEND");
    case "RIFF":
      return bytes.readUInt32LE(4) + 8 <= bytes.length;
    default:
      if (bytes.readUInt16BE(0) === 0xffd8) {
        return bytes.subarray(-4096).includes(Buffer.from([0xff, 0xd9]));
      }
      return hasWholeBoxes(bytes);
  }
}

/** Whether the boxes that an AVIF file is made of reach its end and no further. */
function hasWholeBoxes(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return true;
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}
