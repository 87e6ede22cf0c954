import path from "node:path";
import { readContent } from "../check/readContent";
import { shapeProblems } from "../check/shape";

/** What is read and written of Gatsby's node of a file. */
interface FileNode {
  absolutePath?: unknown;
  internal: { mediaType?: string; content?: string };
}

/** The text of each file when it was last right in itself, by its path. */
const good = new Map<string, string>();

/**
 * For `npm start`: gives a file that is wrong in itself its last good text, before gatsby-transformer-yaml reads it. The
 * page stays, and the message about the mistake is not buried under errors of pages and queries. A new one is read as
 * empty. What depends on other files (a link, a picture, a rank) may be mended there: it holds nothing back.
 */
export function keepGoodText({ absolutePath, internal }: FileNode, contentDir: string): void {
  if (internal.mediaType !== "text/yaml") return;
  const name = path.relative(contentDir, String(absolutePath)).replaceAll("\\", "/");
  const file = readContent(contentDir).files.find((one) => one.path === `content/${name}`);
  if (file && !file.problem && shapeProblems(file).length === 0) good.set(name, file.source);
  else internal.content = good.get(name) ?? "";
}
