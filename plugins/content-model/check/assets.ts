import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { optimiseSvg } from "../graphql/optimiseSvg";
import { imageFileFault } from "./imageFile";
import type { Fault } from "./links";
import { nearest } from "./nearest";

const IMAGE = /\.(png|jpe?g|webp|avif)$/;

/** Judges the path of an image, relative to an entry's file; undefined when it is right. */
export function imageFault(contentDir: string, typed: string, folder: string): Fault | undefined {
  const found = `« ${typed} »`;
  const prefix = `../images/${folder}/`;
  const name = typed.slice(prefix.length);
  if (!typed.startsWith(prefix) || name.includes("/")) {
    return {
      found,
      cure: `Rangez l'image dans content/images/${folder} et écrivez ${prefix} suivi, sans espace, du nom du fichier.`,
    };
  }
  const missing = missingFault(path.join(contentDir, "images", folder), name, prefix);
  if (missing) return missing;
  if (!IMAGE.test(name)) {
    return {
      found,
      cure: "Employez une image .png, .jpg, .webp ou .avif (extension en minuscules).",
    };
  }
  const file = path.join(contentDir, "images", folder, name);
  const fault = imageFileFault(file);
  return fault
    ? {
        found: `${found}, ${fault}`,
        cure: "Remplacez ce fichier : enregistrez de nouveau l'image en JPEG ou en PNG.",
      }
    : undefined;
}

/** Judges the path of an SVG drawing and the drawing itself; undefined when both are right. */
export function artworkFault(contentDir: string, typed: string): Fault | undefined {
  const prefix = "../artworks/";
  if (!typed.startsWith(prefix)) return undefined;
  const name = typed.slice(prefix.length);
  const folder = path.join(contentDir, "artworks");
  return missingFault(folder, name, prefix) ?? svgFault(path.join(folder, name), typed);
}

const judged = new Map<string, Fault | undefined>();

/** Judges a drawing once for each content: many checks follow each other in development. */
export function svgFault(file: string, typed: string): Fault | undefined {
  const svg = readFileSync(file, "utf8");
  const key = `${typed} ${svg}`;
  if (!judged.has(key)) judged.set(key, faultOfSvg(svg, typed));
  return judged.get(key);
}

function faultOfSvg(svg: string, typed: string): Fault | undefined {
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
    if (/^<svg[^>]*\sviewBox=/.test(optimiseSvg(svg, "check"))) return undefined;
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
  const names = listFolder(folder);
  if (names.includes(name)) return undefined;
  const near = nearest(name, names);
  const hint = near ? `Vouliez-vous écrire « ${prefix}${near} » ? ` : "";
  return {
    found: `« ${prefix}${name} », un fichier qui n'existe pas`,
    cure: `${hint}Ajoutez le fichier, ou corrigez son nom (majuscules et accents comptent).`,
  };
}

function listFolder(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}
