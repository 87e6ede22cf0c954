import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { optimize } from "svgo";
import { MAXIMUM_DRAWING_BYTES } from "../types/pictureLimits";
import { imageFileFault } from "./imageFile";
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

/** Judges the path of an image, relative to an entry's file; undefined when it is right. */
export function imageFault(contentDir: string, typed: string, folder: string): Fault | undefined {
  const prefix = `../images/${folder}/`;
  const name = typed.slice(prefix.length);
  if (!typed.startsWith(prefix) || name.includes("/")) {
    const file = path.posix.basename(typed.replaceAll("\\", "/"));
    return {
      found: `« ${typed} »`,
      cure: `Rangez l'image dans content/images/${folder} et écrivez ${prefix}${file}.`,
    };
  }
  const directory = path.join(contentDir, "images", folder);
  return (
    missingFault(directory, name, prefix) ??
    nameFault(name, prefix) ??
    imageFileFault(path.join(directory, name), folder)
  );
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
const judged = new Map<string, Fault | undefined>();

function svgFault(file: string, typed: string): Fault | undefined {
  const svg = readFileSync(file, "utf8");
  const key = `${typed} ${svg}`;
  if (!judged.has(key)) judged.set(key, faultOfSvg(svg, typed));
  return judged.get(key);
}

function faultOfSvg(svg: string, typed: string): Fault | undefined {
  if (svg.length > MAXIMUM_DRAWING_BYTES) {
    return {
      found: `« ${typed} », un dessin de ${Math.ceil(svg.length / 1000)} ko, pour ${MAXIMUM_DRAWING_BYTES / 1000} ko au plus`,
      cure: "Simplifiez le dessin, sans photo à l'intérieur, ou demandez-en un plus léger.",
    };
  }
  const unsafe =
    /<script|<foreignObject|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?![\s"'#])|@import/i.exec(
      svg,
    );
  if (unsafe) {
    return {
      found: `« ${typed} », un dessin qui contient « ${unsafe[0].trim()} »`,
      cure: "Enregistrez le dessin sans script, sans lien ni fichier extérieur.",
    };
  }
  try {
    if (/<svg[^>]*\sviewBox=/.test(optimize(svg, { plugins: [] }).data)) return undefined;
    return {
      found: `« ${typed} », un dessin sans viewBox`,
      cure: "Exportez le dessin en SVG avec sa zone d'affichage (attribut viewBox).",
    };
  } catch {
    return {
      found: `« ${typed} », un fichier SVG illisible`,
      cure: "Exportez de nouveau le dessin en SVG : ce fichier est abîmé.",
    };
  }
}

function missingFault(folder: string, name: string, prefix: string): Fault | undefined {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.includes(name)) return undefined;
  const near = nearest(name, names) ?? names.find((other) => stem(other) === stem(name));
  const some = names.filter((other) => !other.startsWith(".")).sort();
  const list = some.length > 12 ? `${some.slice(0, 12).join(", ")}…` : some.join(", ");
  return {
    found: `« ${prefix}${name} », un fichier qui n'existe pas`,
    cure: near
      ? `Vouliez-vous écrire « ${prefix}${near} » ? Sinon, ajoutez le fichier sous ce nom.`
      : `Ajoutez le fichier sous ce nom, ou choisissez parmi : ${list}.`,
  };
}

/** Names with spaces, accents or capitals get lost between one computer and another. */
function nameFault(name: string, prefix: string): Fault | undefined {
  const extension = path.extname(name);
  const right = `${slugOf(stem(name))}${extension.toLowerCase()}`;
  if (!/^\.(png|jpe?g|webp|avif)$/i.test(extension)) {
    return {
      found: `« ${prefix}${name} »`,
      cure: "Employez une image .png, .jpg, .webp ou .avif.",
    };
  }
  if (/^[a-z0-9._-]+$/.test(name)) return undefined;
  return {
    found: `« ${prefix}${name} », un nom de fichier avec une majuscule, une espace ou un accent`,
    cure: `Renommez le fichier en ${right}, et écrivez ici ${prefix}${right}.`,
  };
}

function stem(name: string): string {
  return path.basename(name, path.extname(name));
}
