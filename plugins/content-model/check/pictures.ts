import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
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
import { nearest, slugOf } from "./nearest";
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
  const prefix = `../images/${folder}/`;
  const name = path.posix.basename(typed.replaceAll("\\", "/"));
  const right = `${slugOf(stem(name))}${path.extname(name).toLowerCase()}`;
  const directory = path.join(contentDir, "images", folder);
  const found = `« ${typed} »`;
  if (typed !== prefix + name) {
    return {
      found,
      cure: `Rangez l'image dans content/images/${folder} et écrivez ${prefix}${name}.`,
    };
  }
  const missing = missingFault(directory, name, prefix);
  if (missing) return missing;
  if (!/^[a-z0-9._-]+\.(?:png|jpe?g|webp|avif)$/.test(name)) {
    return {
      found: `${found}, un nom avec une majuscule, une espace ou un accent, ou d'un autre format`,
      cure: `Enregistrez l'image en .png, .jpg, .webp ou .avif sous un nom comme ${right}, et écrivez-le ici.`,
    };
  }
  const fault = fileFault(path.join(directory, name), folder);
  return fault
    ? { found: `${found}, ${fault}`, cure: `Remplacez ce fichier. ${pictureRule(folder)}` }
    : undefined;
}

/** What is wrong with the file of a picture; undefined for a whole one within the limits. */
function fileFault(file: string, folder: string): string | undefined {
  if (!statSync(file).isFile()) return "un dossier";
  const bytes = readFileSync(file);
  const { width, height, type = "" } = sizeOf(bytes);
  if (!/^(?:png|jpg|webp|avif)$/.test(type)) {
    return `illisible${type ? `, ou une image ${type.toUpperCase()} malgré son nom` : ""}`;
  }
  if (!isWhole(bytes)) return "une image incomplète, dont la fin manque";
  const { minWidth = 1, minHeight = 1 } = PICTURE_LIMITS[folder] ?? {};
  const size = `une image de ${width} × ${height} pixels`;
  if (width < minWidth || height < minHeight) return `${size}, trop petite`;
  if (Math.max(width, height) > MAXIMUM_SIDE) return `${size}, trop grande`;
  return bytes.length > MAXIMUM_PICTURE_BYTES ? "un fichier trop lourd" : undefined;
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
  return !start.startsWith("\xff\xd8") || bytes.subarray(-4096).includes(Buffer.from([0xff, 0xd9]));
}

/** Judges the path of an SVG drawing and the drawing itself; undefined when both are right. */
export function artworkFault(contentDir: string, typed: string): Fault | undefined {
  const prefix = "../artworks/";
  if (!typed.startsWith(prefix)) return undefined;
  const name = typed.slice(prefix.length);
  const folder = path.join(contentDir, "artworks");
  return missingFault(folder, name, prefix) ?? svgFault(path.join(folder, name), typed);
}

/** The drawings of the pages that are gone or broken: the build would stop without a clear word. */
export function drawingProblems(contentDir: string): Problem[] {
  return PAGE_DRAWINGS.flatMap((name) => {
    const file = path.join(contentDir, name);
    const fault = existsSync(file) ? svgFault(file, name) : GONE;
    return fault ? [fileProblem(name, fault)] : [];
  });
}

const GONE: Fault = {
  found: "aucun fichier",
  cure: "Remettez ce dessin : des pages du site l'affichent sans qu'un champ le nomme.",
};

/** Faults of drawings by what they hold: many checks follow each other in development. */
const judged = new Map<string, string | undefined>();

function svgFault(file: string, typed: string): Fault | undefined {
  const svg = readFileSync(file, "utf8");
  if (!judged.has(svg)) judged.set(svg, faultOfSvg(svg));
  const fault = judged.get(svg);
  const cure =
    "Exportez de nouveau le dessin en SVG, simple, avec sa zone d'affichage (viewBox), sans photo, script, lien ni fichier extérieur.";
  return fault === undefined ? undefined : { found: `« ${typed} », ${fault}`, cure };
}

function faultOfSvg(svg: string): string | undefined {
  if (svg.length > MAXIMUM_DRAWING_BYTES) {
    return `un dessin de plus de ${MAXIMUM_DRAWING_BYTES / 1000} ko`;
  }
  const unsafe =
    /<script|<foreignObject|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?![\s"'#])|@import/i.exec(
      svg,
    );
  if (unsafe) return `un dessin qui contient « ${unsafe[0].trim()} »`;
  try {
    const hasView = /<svg[^>]*\sviewBox=/.test(optimize(svg, { plugins: [] }).data);
    return hasView ? undefined : "un dessin sans viewBox";
  } catch {
    return "un fichier SVG illisible";
  }
}

function missingFault(folder: string, name: string, prefix: string): Fault | undefined {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  if (names.includes(name)) return undefined;
  const near = nearest(name, names) ?? names.find((other) => stem(other) === stem(name));
  return {
    found: `« ${prefix}${name} », un fichier qui n'existe pas`,
    cure: near
      ? `Vouliez-vous écrire « ${prefix}${near} » ? Sinon, ajoutez le fichier sous ce nom.`
      : `Ajoutez le fichier sous ce nom, ou choisissez parmi : ${names.slice(0, 12).join(", ")}.`,
  };
}

function stem(name: string): string {
  return path.basename(name, path.extname(name));
}
