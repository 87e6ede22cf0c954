import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateNodeArgs } from "gatsby";
import * as yaml from "gatsby-transformer-yaml/gatsby-node";
import { checkContent } from "../check/checkContent";
import { readContent } from "../check/readContent";
import { nodeTypeName } from "./nodeTypeName";

/** The text of each file when it was last in order, by absolute path; empty but in `npm start`. */
const good = new Map<string, string>();

/** In `npm start`, keeps the texts of content that is in order. */
export function rememberContent(contentDir: string): void {
  for (const file of readContent(contentDir)) {
    const absolute = path.join(contentDir, path.relative("content", file.path));
    good.set(absolute, readFileSync(absolute, "utf8"));
  }
}

/**
 * Makes the node of a content file by gatsby-transformer-yaml. In `npm start`, a file that is saved
 * with a mistake keeps its last good text: the message about it is not buried under errors of pages
 * and queries, and the page stays. A new file with mistakes makes no node.
 */
export async function createContentNode(args: CreateNodeArgs, contentDir: string): Promise<void> {
  if (!yaml.shouldOnCreateNode(args)) return;
  const file = String(args.node.absolutePath);
  if (good.size > 0 && isInOrder(file, contentDir)) good.set(file, readFileSync(file, "utf8"));
  const text = good.get(file);
  if (good.size > 0 && text === undefined) return;
  const loadNodeContent = text === undefined ? args.loadNodeContent : () => Promise.resolve(text);
  await yaml.onCreateNode({ ...args, loadNodeContent }, { typeName: nodeTypeName });
}

function isInOrder(file: string, contentDir: string): boolean {
  if (good.get(file) === readFileSync(file, "utf8")) return true;
  const name = `content/${path.relative(contentDir, file).replaceAll("\\", "/")}`;
  return !checkContent(contentDir).some((problem) => problem.file === name);
}
