import { existsSync } from "node:fs";
import path from "node:path";
import { isScalar } from "yaml";
import type { ContentFile, Place } from "../check/contentFile";
import { readContent } from "../check/readContent";
import { misreadFault, shapeProblems } from "../check/shape";

/** What is read and written of Gatsby's node of a file. */
interface FileNode {
  absolutePath?: unknown;
  internal: { mediaType?: string; content?: string };
}

/** Whether a page can be drawn of a file: it has its shape, js-yaml reads it alike, its pictures are there. */
const isDrawable = (file: ContentFile, contentDir: string) => {
  const folder = path.join(contentDir, "..", path.dirname(file.path));
  const isFine = (place: Place) => {
    const { field, node, typed } = place;
    if (isScalar(node) && misreadFault(String(node.value), place, file.source)) return false;
    return !/^(image|artwork)$/.test(field?.kind ?? "") || existsSync(path.join(folder, typed));
  };
  return (
    !file.problem && shapeProblems(file).length === 0 && [...file.places.values()].every(isFine)
  );
};

/** The text of each file when a page could last be drawn of it, by its path. */
const good = new Map<string, string>();

/**
 * For `npm start`: gives a file of which no page can be drawn its last good text, before gatsby-transformer-yaml reads it.
 * The page stays, and the message about the mistake is not buried under errors of pages and queries. A new one is read as
 * empty. A link or a rank may be mended in another file: it holds nothing back.
 */
export function keepGoodText({ absolutePath, internal }: FileNode, contentDir: string): void {
  if (internal.mediaType !== "text/yaml") return;
  const name = path.relative(contentDir, String(absolutePath)).replaceAll("\\", "/");
  const file = readContent(contentDir).files.find((one) => one.path === `content/${name}`);
  if (file && isDrawable(file, contentDir)) good.set(name, file.source);
  else internal.content = good.get(name) ?? "";
}
