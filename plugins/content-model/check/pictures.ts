import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { optimize } from "svgo";
import * as limits from "../types/pictureLimits";
import type { SiteFacts } from "./links";
import { once } from "../../../contract/once";
import { attempt, didYouMean, slugOf } from "./problem";

/** Prints, of the pictures that it is given, those that the library of the build cannot read to their end. */
const READER = `
  import { readFileSync } from "node:fs";
  import sharp from "sharp";
  for (const file of JSON.parse(readFileSync(0)))
    await sharp(file).resize(8).toBuffer().catch(() => console.log(file));`;

/** Whether the build can read a picture, by its path and the time of its last change. */
const known = new Map<string, boolean>();
const versionOf = (file: string) => `${file} ${statSync(file).mtimeMs}`;

/** Has a process of its own read the pictures that have changed: the library does not answer at once, as a check has to. */
const readPictures = once(({ contentDir, names }: SiteFacts) => {
  const pictures = names.filter((name) => name.startsWith("images/"));
  const files = pictures.map((name) => path.join(contentDir, name));
  const changed = files.filter((file) => !known.has(versionOf(file)));
  if (changed.length === 0) return known;
  const input = JSON.stringify(changed);
  const args = ["--input-type=module", "-e", READER];
  const damaged = execFileSync(process.execPath, args, { input, encoding: "utf8" }).split("\n");
  for (const file of changed) known.set(versionOf(file), !damaged.includes(file));
  return known;
}, new WeakMap());

/** Judges the path of an image, relative to an entry's file, and the picture; undefined when right. */
export function imageFault(typed: string, facts: SiteFacts, folder: string) {
  const missing = missingFault(typed, `images/${folder}`, facts);
  if (missing) return missing;
  const [suffix = ".jpg"] = /\.(?:png|jpe?g|webp|avif)$/.exec(typed.toLowerCase()) ?? [];
  const file = path.join(facts.contentDir, typed.slice("../".length));
  const bytes = readFileSync(file);
  const { width = 0, height = 0, type = "" } = attempt(() => imageSize(bytes)) ?? {};
  const { minWidth, minHeight } = limits.limitsOf(folder);
  const size = `de ${width} × ${height} pixels`;
  const reasons = {
    "d'un format que le site ne lit pas": !/^(?:png|jpg|webp|avif)$/.test(type),
    "mal nommée": !/\/[a-z0-9._-]+\.(?:png|jpe?g|webp|avif)$/.test(typed),
    [`${size}, trop petite`]: width < minWidth || height < minHeight,
    [`${size}, trop grande`]: Math.max(width, height) > limits.MAXIMUM_SIDE,
    "trop lourde": bytes.length > limits.MAXIMUM_PICTURE_BYTES,
    "incomplète ou abîmée": !readPictures(facts).get(versionOf(file)),
  };
  const [reason] = Object.entries(reasons).find(([, isWrong]) => isWrong) ?? [];
  if (!reason) return undefined;
  return `« ${typed} », une image ${reason}. Enregistrez-en une autre, sous un nom comme ${slugOf(path.parse(typed).name)}${suffix}. ${limits.pictureRule(folder)}`;
}

/** A drawing as it is read; empty when it is none. */
const readDrawing = once((svg: string) => attempt(() => optimize(svg, { plugins: [] }).data) ?? "");

/** Judges the path of an SVG drawing and the drawing itself; undefined when both are right. */
export function artworkFault(typed: string, facts: SiteFacts): string | undefined {
  const missing = missingFault(typed, typed.startsWith("../brand/") ? "brand" : "artworks", facts);
  if (missing) return missing;
  const svg = readFileSync(path.join(facts.contentDir, typed.slice("../".length)), "utf8");
  const isRight =
    svg.length <= limits.MAXIMUM_DRAWING_BYTES && /<svg[^>]*\sviewBox=/.test(readDrawing(svg));
  const [unsafe] = limits.UNSAFE_IN_DRAWING.exec(svg) ?? [];
  if (isRight && !unsafe) return undefined;
  const found = unsafe
    ? `qui contient « ${unsafe.trim()} »`
    : `illisible, sans viewBox ou de plus de ${limits.MAXIMUM_DRAWING_BYTES / 1000} ko`;
  return `« ${typed} », un dessin SVG ${found}. Exportez-le de nouveau, simple, avec sa zone d'affichage (viewBox), sans photo, script, lien ni fichier extérieur.`;
}

/** A path that is none of a file in a folder of `content/`. */
function missingFault(typed: string, folder: string, { names }: SiteFacts): string | undefined {
  const known = names.filter((name) => path.dirname(name) === folder).map((name) => `../${name}`);
  if (known.includes(typed)) return undefined;
  const right = `../${folder}/${path.basename(typed.replaceAll("\\", "/"))}`;
  return `« ${typed} », un fichier qui n'existe pas dans content/${folder}. ${didYouMean(right, known)}Rangez l'image dans content/${folder} et écrivez ${right}. Sous Windows, affichez d'abord les extensions.`;
}
