import { readdirSync } from "node:fs";
import path from "node:path";
import { contentTypeOf, contentTypes } from "../types/contentTypes";
import type { Problem } from "./problem";

/** Folders of `content/` that hold no entries. */
const OTHER_FOLDERS = ["images", "artworks", "brand", "schemas"];

/** The files of `content/`: those with entries, and what is wrong with the others. */
export interface ContentListing {
  /** Paths inside `content/` of the YAML files that have a place there. */
  entries: string[];
  problems: Problem[];
}

/** Lists `content/` and finds misplaced, misnamed and missing files. */
export function listContent(contentDir: string): ContentListing {
  const entries: string[] = [];
  const problems: Problem[] = [];
  const report = (file: string, found: string, cure: string) =>
    problems.push({ file: `content/${file}`, line: 1, column: 1, field: "", found, cure });
  for (const file of listFiles(contentDir)) {
    const folder = file.split("/")[0] ?? "";
    const isYaml = /\.ya?ml$/i.test(file);
    // A file whose only fault is its extension is read all the same: links to it are right.
    if (isYaml && contentTypeOf(withYaml(file))) entries.push(file);
    if (/\.yaml$/.test(file) && contentTypeOf(file)) continue;
    else if (isYaml) report(file, ...misplaced(file));
    else if (isEntryFolder(folder)) {
      report(
        file,
        "un fichier qui n'est pas une entrée",
        `Ne gardez dans content/${folder} que des fichiers .yaml.`,
      );
    } else if (!OTHER_FOLDERS.includes(folder) && file.includes("/")) {
      report(
        file,
        `un dossier inconnu, « ${folder} »`,
        `Rangez ce fichier dans : ${folders().join(", ")}.`,
      );
    }
  }
  for (const { location, label } of contentTypes) {
    if ("file" in location && !entries.map(withYaml).includes(location.file)) {
      report(
        location.file,
        "aucun fichier",
        `Remettez ce fichier (${label}) : le site en a besoin.`,
      );
    } else if (
      "folder" in location &&
      !entries.some((file) => file.startsWith(`${location.folder}/`))
    ) {
      report(location.folder, "un dossier sans entrée", `Gardez au moins un fichier (${label}).`);
    }
  }
  return { entries, problems };
}

function withYaml(file: string): string {
  return file.replace(/\.ya?ml$/i, ".yaml");
}

function misplaced(file: string): [found: string, cure: string] {
  const right = withYaml(file);
  if (right !== file && contentTypeOf(right)) {
    return [
      "une extension autre que .yaml",
      `Renommez le fichier en ${path.posix.basename(right)}.`,
    ];
  }
  return [
    "un fichier YAML à un endroit où le site ne le lit pas",
    `Rangez-le dans : ${folders().join(", ")} (sans sous-dossier), ou supprimez-le.`,
  ];
}

function folders(): string[] {
  return contentTypes.flatMap(({ location }) =>
    "folder" in location ? [`content/${location.folder}`] : [],
  );
}

function isEntryFolder(folder: string): boolean {
  return contentTypes.some(({ location }) => "folder" in location && location.folder === folder);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/"),
    )
    .sort();
}
