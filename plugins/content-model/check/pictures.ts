import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { optimize } from "svgo";
import {
  limitsOf,
  MAXIMUM_DRAWING_BYTES,
  MAXIMUM_PICTURE_BYTES,
  MAXIMUM_SIDE,
  pictureRule,
} from "../types/pictureLimits";
import type { Where } from "./contentFile";
import { didYouMean, slugOf } from "./names";
import type { Fault } from "./problem";
import type { SiteFacts } from "./siteFacts";

/** Drawings that pages and scripts name themselves, without a field of the content. */
export const PAGE_DRAWINGS = [
  "../artworks/hero.svg",
  "../artworks/thanks.svg",
  "../artworks/not-found.svg",
  "../artworks/contact.svg",
  "../brand/wordmark.svg",
  "../brand/mark.svg",
];

/** Judges the path of an image, relative to an entry's file, and the picture; undefined when right. */
export function imageFault(typed: string, { contentDir }: SiteFacts, { field }: Where) {
  const folder = String(field.schema.folder);
  const file = path.join(contentDir, "images", folder, path.basename(typed));
  const missing = missingFault(contentDir, typed, `images/${folder}`);
  const wrong = missing ? undefined : wrongPicture(readFileSync(file), file, folder);
  if (wrong === undefined) return missing;
  const { name, ext } = path.parse(typed);
  const cure = `Enregistrez une autre image, sous un nom comme ${slugOf(name)}${ext.toLowerCase()}. ${pictureRule(folder)}`;
  return { found: `« ${typed} », une image ${wrong}`, cure };
}

/** What is wrong with a picture; undefined for a whole one within the limits of its folder. */
function wrongPicture(bytes: Buffer, file: string, folder: string): string | undefined {
  if (!/\/[a-z0-9._-]+\.(?:png|jpe?g|webp|avif)$/.test(file))
    return "dont le nom a une majuscule, une espace ou un accent, ou d'un autre format";
  try {
    const { width, height, type = "" } = imageSize(bytes);
    if (!/^(?:png|jpg|webp|avif)$/.test(type)) return `d'un autre format, ${type}`;
    // `imageSize` reads only the start of a file.
    const end = bytes.toString("latin1", Math.max(0, bytes.length - 4096));
    const isWhole =
      type === "webp" ? bytes.readUInt32LE(4) + 8 <= bytes.length : /IEND|\xff\xd9/.test(end);
    if (!isWhole && type !== "avif") return "incomplète, dont la fin manque";
    const { minWidth, minHeight } = limitsOf(folder);
    const size = `de ${width} × ${height} pixels`;
    if (width < minWidth || height < minHeight) return `${size}, trop petite`;
    if (Math.max(width, height) > MAXIMUM_SIDE) return `${size}, trop grande`;
    return bytes.length > MAXIMUM_PICTURE_BYTES ? "trop lourde" : undefined;
  } catch {
    return "illisible ou d'un autre format";
  }
}

const UNSAFE =
  /<script|<foreignObject|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?![\s"'#])|@import/i;

/** What is wrong with drawings, by their text: reading them all takes a second. */
const judged = new Map<string, string | undefined>();

/** Judges the path of an SVG drawing and the drawing itself; undefined when both are right. */
export function artworkFault(typed: string, { contentDir }: SiteFacts): Fault | undefined {
  const folder = typed.startsWith("../brand/") ? "brand" : "artworks";
  const missing = missingFault(contentDir, typed, folder);
  if (missing) return missing;
  const svg = readFileSync(path.join(contentDir, folder, path.basename(typed)), "utf8");
  if (!judged.has(svg)) judged.set(svg, wrongDrawing(svg));
  const wrong = judged.get(svg);
  const cure =
    "Exportez de nouveau le dessin en SVG, simple, avec sa zone d'affichage (viewBox), sans photo, script, lien ni fichier extérieur.";
  return wrong === undefined ? undefined : { found: `« ${typed} », un dessin SVG ${wrong}`, cure };
}

function wrongDrawing(svg: string): string | undefined {
  if (svg.length > MAXIMUM_DRAWING_BYTES) return `de plus de ${MAXIMUM_DRAWING_BYTES / 1000} ko`;
  const unsafe = UNSAFE.exec(svg);
  if (unsafe) return `qui contient « ${unsafe[0].trim()} »`;
  try {
    const { data } = optimize(svg, { plugins: [] });
    return /<svg[^>]*\sviewBox=/.test(data) ? undefined : "sans viewBox";
  } catch {
    return "illisible";
  }
}

/** A path that is none of a file in a folder of `content/`. Accents may be composed or not. */
function missingFault(contentDir: string, typed: string, folder: string): Fault | undefined {
  const place = path.join(contentDir, folder);
  const known = (existsSync(place) ? readdirSync(place, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map(({ name }) => `../${folder}/${name.normalize()}`);
  if (known.includes(typed.normalize())) return undefined;
  const right = `../${folder}/${path.posix.basename(typed.replaceAll("\\", "/"))}`;
  return {
    found: `« ${typed} », un fichier qui n'existe pas dans content/${folder}`,
    cure: `${didYouMean(right, known)}Rangez l'image dans content/${folder} et écrivez ${right}.`,
  };
}
