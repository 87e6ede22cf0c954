import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { optimize } from "svgo";
import {
  MAXIMUM_DRAWING_BYTES,
  MAXIMUM_PICTURE_BYTES,
  MAXIMUM_SIDE,
  PICTURE_LIMITS,
  pictureRule,
} from "../types/pictureLimits";
import { didYouMean, slugOf } from "./didYouMean";
import { fileProblem, type Fault, type Problem } from "./problem";

/** Drawings that pages and scripts name themselves, without a field of the content. */
export const PAGE_DRAWINGS = [
  "artworks/hero.svg",
  "artworks/thanks.svg",
  "artworks/not-found.svg",
  "artworks/contact.svg",
  "brand/wordmark.svg",
  "brand/mark.svg",
];

/** Judges the path of an image, relative to an entry's file, and the picture; undefined when right. */
export function imageFault(contentDir: string, typed: string, folder: string): Fault | undefined {
  const missing = missingFault(contentDir, typed, `images/${folder}`);
  if (missing) return missing;
  const { name, ext, base } = path.parse(typed);
  const wrong = /^[a-z0-9._-]+\.(?:png|jpe?g|webp|avif)$/.test(base)
    ? wrongPicture(readFileSync(path.join(contentDir, "images", folder, base)), folder)
    : "dont le nom a une majuscule, une espace ou un accent, ou d'un autre format";
  if (wrong === undefined) return undefined;
  return {
    found: `« ${typed} », une image ${wrong}`,
    cure: `Enregistrez une autre image, sous un nom comme ${slugOf(name)}${ext.toLowerCase()}. ${pictureRule(folder)}`,
  };
}

/** What is wrong with a picture; undefined for a whole one within the limits. */
function wrongPicture(bytes: Buffer, folder: string): string | undefined {
  let picture: ReturnType<typeof imageSize> = { width: 0, height: 0 };
  try {
    picture = imageSize(bytes);
  } catch {
    // It is no picture.
  }
  const { width, height, type = "" } = picture;
  if (!/^(?:png|jpg|webp|avif)$/.test(type)) return `illisible ou d'un autre format ${type}`;
  if (!isWhole(bytes)) return "incomplète, dont la fin manque";
  const { minWidth = 1, minHeight = 1 } = PICTURE_LIMITS[folder] ?? {};
  const size = `de ${width} × ${height} pixels`;
  if (width < minWidth || height < minHeight) return `${size}, trop petite`;
  if (Math.max(width, height) > MAXIMUM_SIDE) return `${size}, trop grande`;
  return bytes.length > MAXIMUM_PICTURE_BYTES ? "trop lourde" : undefined;
}

/** Whether a picture has its end, which `imageSize` does not look at. */
function isWhole(bytes: Buffer): boolean {
  const start = bytes.toString("latin1", 0, 4);
  if (start === "\x89PNG") return bytes.subarray(-64).includes("IEND");
  if (start === "RIFF") return bytes.readUInt32LE(4) + 8 <= bytes.length;
  return !start.startsWith("\xff\xd8") || bytes.subarray(-4096).includes(Buffer.from([0xff, 0xd9]));
}

/** Judges the path of an SVG drawing and the drawing itself; undefined when both are right. */
export function artworkFault(contentDir: string, typed: string): Fault | undefined {
  const file = path.join(contentDir, "artworks", path.basename(typed));
  return missingFault(contentDir, typed, "artworks") ?? svgFault(file, typed);
}

/** The drawings of the pages that are gone or broken: the build would stop without a clear message. */
export function drawingProblems(contentDir: string): Problem[] {
  const cure = "Remettez ce dessin : des pages du site l'affichent sans qu'un champ le nomme.";
  return PAGE_DRAWINGS.flatMap((name) => {
    const file = path.join(contentDir, name);
    const fault = existsSync(file) ? svgFault(file, name) : { found: "aucun fichier", cure };
    return fault ? [fileProblem(name, fault.found, fault.cure)] : [];
  });
}

const UNSAFE =
  /<script|<foreignObject|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?![\s"'#])|@import/i;

/** What is wrong with drawings, by their text: `npm start` checks them again at each save. */
const judged = new Map<string, string | undefined>();

function svgFault(file: string, typed: string): Fault | undefined {
  const svg = readFileSync(file, "utf8");
  const wrong = judged.has(svg) ? judged.get(svg) : wrongDrawing(svg);
  judged.set(svg, wrong);
  if (wrong === undefined) return undefined;
  return {
    found: `« ${typed} », un dessin SVG ${wrong}`,
    cure: "Exportez de nouveau le dessin en SVG, simple, avec sa zone d'affichage (viewBox), sans photo, script, lien ni fichier extérieur.",
  };
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
  const entries = existsSync(place) ? readdirSync(place, { withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile());
  const known = files.map(({ name }) => `../${folder}/${name.normalize()}`);
  if (known.includes(typed.normalize())) return undefined;
  const name = path.posix.basename(typed.replaceAll("\\", "/"));
  return {
    found: `« ${typed} », un fichier qui n'existe pas dans content/${folder}`,
    cure: `${didYouMean(`../${folder}/${name}`, known)}Rangez l'image dans content/${folder} et écrivez ../${folder}/${name}.`,
  };
}
