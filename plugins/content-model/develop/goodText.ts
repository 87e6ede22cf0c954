import { readFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../check/checkContent";
import { readContent } from "../check/readContent";

/** What is read and written of Gatsby's node of a file. */
interface FileNode {
  absolutePath?: unknown;
  internal: { mediaType?: string; content?: string };
}

/** The text of each file when it was last in order, by absolute path; empty but in `npm start`. */
const good = new Map<string, string>();

/** In `npm start`, remembers the texts of content that is in order. */
export function rememberContent(contentDir: string): void {
  for (const { path: name } of readContent(contentDir).files) {
    const file = path.join(contentDir, path.relative("content", name));
    good.set(file, readFileSync(file, "utf8"));
  }
}

/**
 * In `npm start`, gives a file that was saved with a mistake its last good text, before
 * gatsby-transformer-yaml reads it: the page stays, and the message about the mistake is not buried
 * under errors of pages and queries. A new file with mistakes is read as empty.
 */
export function keepGoodText(node: FileNode, contentDir: string): void {
  if (good.size === 0 || node.internal.mediaType !== "text/yaml") return;
  const file = String(node.absolutePath);
  const text = readFileSync(file, "utf8");
  if (good.get(file) === text || isInOrder(file, contentDir)) good.set(file, text);
  else node.internal.content = good.get(file) ?? "";
}

function isInOrder(file: string, contentDir: string): boolean {
  const name = `content/${path.relative(contentDir, file).replaceAll("\\", "/")}`;
  return !checkContent(contentDir).some((problem) => problem.file === name);
}
