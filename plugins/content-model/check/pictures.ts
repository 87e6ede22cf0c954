import { readFileSync } from "node:fs";
import path from "node:path";
import { imageSize } from "image-size";
import { optimize } from "svgo";
import * as limits from "../types/pictureLimits";
import type { Field } from "../types/structure";
import type { SiteFacts } from "./links";
import { attempt, didYouMean, slugOf } from "./problem";

/** Judges the path of an image, relative to an entry's file, and the picture; undefined when right. */
export function imageFault(typed: string, facts: SiteFacts, { schema }: Field) {
  const folder = String(schema.folder);
  const missing = missingFault(typed, `images/${folder}`, facts);
  if (missing) return missing;
  const { name, ext } = path.parse(typed);
  const bytes = readFileSync(path.join(facts.contentDir, typed.slice("../".length)));
  const unknown = { width: 0, height: 0, type: "" };
  const { width, height, type = "" } = attempt(() => imageSize(bytes)) ?? unknown;
  const { minWidth, minHeight } = limits.limitsOf(folder);
  // `imageSize` reads only the start of a file.
  const end = bytes.toString("latin1", Math.max(0, bytes.length - 4096));
  const isWhole =
    type === "webp" ? bytes.readUInt32LE(4) + 8 <= bytes.length : /IEND|\xff\xd9/.test(end);
  const size = `de ${width} × ${height} pixels`;
  const reasons: [isWrong: boolean, reason: string][] = [
    [!/^(?:png|jpg|webp|avif)$/.test(type), "d'un format que le site ne lit pas"],
    [!/^[a-z0-9._-]+\.(?:png|jpe?g|webp|avif)$/.test(name + ext), "mal nommée"],
    [!isWhole && type !== "avif", "incomplète"],
    [width < minWidth || height < minHeight, `${size}, trop petite`],
    [Math.max(width, height) > limits.MAXIMUM_SIDE, `${size}, trop grande`],
    [bytes.length > limits.MAXIMUM_PICTURE_BYTES, "trop lourde"],
  ];
  const [, reason] = reasons.find(([isWrong]) => isWrong) ?? [];
  return (
    reason &&
    `« ${typed} », une image ${reason}. Enregistrez-en une autre, sous un nom comme ${slugOf(name)}${ext.toLowerCase()}. ${limits.pictureRule(folder)}`
  );
}

const UNSAFE =
  /<script|<foreignObject|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?![\s"'#])|@import/i;

/** Judges the path of an SVG drawing and the drawing itself; undefined when both are right. */
export function artworkFault(typed: string, facts: SiteFacts): string | undefined {
  const missing = missingFault(typed, typed.startsWith("../brand/") ? "brand" : "artworks", facts);
  if (missing) return missing;
  const svg = readFileSync(path.join(facts.contentDir, typed.slice("../".length)), "utf8");
  const drawing = attempt(() => optimize(svg, { plugins: [] }).data) ?? "";
  const isRight = svg.length <= limits.MAXIMUM_DRAWING_BYTES && /<svg[^>]*\sviewBox=/.test(drawing);
  const [unsafe] = UNSAFE.exec(svg) ?? [];
  const found = unsafe
    ? `qui contient « ${unsafe.trim()} »`
    : `illisible, sans viewBox ou de plus de ${limits.MAXIMUM_DRAWING_BYTES / 1000} ko`;
  if (isRight && !unsafe) return undefined;
  return `« ${typed} », un dessin SVG ${found}. Exportez-le de nouveau, simple, avec sa zone d'affichage (viewBox), sans photo, script, lien ni fichier extérieur.`;
}

/** A path that is none of a file in a folder of `content/`. */
function missingFault(typed: string, folder: string, { names }: SiteFacts): string | undefined {
  const known = names.filter((name) => path.dirname(name) === folder).map((name) => `../${name}`);
  if (known.includes(typed)) return undefined;
  const right = `../${folder}/${path.basename(typed.replaceAll("\\", "/"))}`;
  return `« ${typed} », un fichier qui n'existe pas dans content/${folder}. ${didYouMean(right, known)}Rangez l'image dans content/${folder} et écrivez ${right}.`;
}
