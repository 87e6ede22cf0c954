import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { MAXIMUM_PICTURE_BYTES, MAXIMUM_SIDE, PICTURE_LIMITS } from "../types/pictureLimits";
import type { Fault } from "./problem";

const RESAVE = "Enregistrez de nouveau l'image en JPEG ou en PNG, et remplacez ce fichier.";

/** What is wrong with the file of a picture; undefined for a whole one within the limits. */
export function imageFileFault(file: string, folder: string): Fault | undefined {
  const fault = (found: string, cure = RESAVE): Fault => ({
    found: `« ${path.basename(file)} », ${found}`,
    cure,
  });
  if (!statSync(file).isFile()) return fault("un dossier");
  const bytes = readFileSync(file);
  const { width, height, type = "" } = sizeOf(bytes);
  if (!/^(?:png|jpg|webp|avif)$/.test(type)) {
    return fault(type ? `une image ${type.toUpperCase()}, malgré son nom` : "illisible");
  }
  if (!isWhole(bytes)) return fault("une image incomplète, dont la fin manque");
  const { minWidth, minHeight } = PICTURE_LIMITS[folder] ?? { minWidth: 1, minHeight: 1 };
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
  if (bytes.length <= MAXIMUM_PICTURE_BYTES) return undefined;
  const megabytes = (bytes.length / 1e6).toFixed(1).replace(".", ",");
  return fault(
    `un fichier de ${megabytes} Mo, pour ${MAXIMUM_PICTURE_BYTES / 1e6} Mo au plus`,
    "Réduisez l'image à 1 600 pixels de large, ou enregistrez-la en JPEG.",
  );
}

function sizeOf(bytes: Buffer): { width: number; height: number; type?: string } {
  try {
    return imageSize(bytes);
  } catch {
    return { width: 0, height: 0 };
  }
}

/** Whether a picture has its end, which `imageSize` does not look at. */
function isWhole(bytes: Buffer): boolean {
  const start = bytes.toString("latin1", 0, 4);
  if (start === "\x89PNG") return bytes.subarray(-64).includes("IEND");
  if (start === "RIFF") return bytes.readUInt32LE(4) + 8 <= bytes.length;
  if (start.startsWith("\xff\xd8"))
    return bytes.subarray(-4096).includes(Buffer.from([0xff, 0xd9]));
  // AVIF is made of boxes, each with its length; 0 means to the end.
  let at = 0;
  while (at + 8 <= bytes.length) at += bytes.readUInt32BE(at) || bytes.length - at;
  return at === bytes.length;
}
