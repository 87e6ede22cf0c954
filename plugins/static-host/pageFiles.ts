import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";

/** Folder, below the cache, that keeps the pages as Gatsby wrote them. */
const KEPT = ".cache/pages-as-built";

/**
 * File that a page is published as. A page `/a/b` is the file `a/b.html`, not `a/b/index.html`: the host
 * serves a file at the address without a slash and redirects the other form to it, and would do the
 * opposite for a folder.
 *
 * @param pagePath path of the page, without trailing slash
 */
export const publishedFile = (pagePath: string) => {
  if (pagePath === "/") return "index.html";
  return pagePath.endsWith(".html") ? pagePath.slice(1) : `${pagePath.slice(1)}.html`;
};

/** File that Gatsby writes a page to. */
const builtFile = (pagePath: string) =>
  pagePath.endsWith(".html") ? pagePath.slice(1) : path.posix.join(pagePath.slice(1), "index.html");

/** File that Gatsby writes the answer to a page's query to. */
export const dataFile = (publicDir: string, pagePath: string) =>
  path.join(publicDir, "page-data", pagePath === "/" ? "index" : pagePath, "page-data.json");

const filesBelow = async (folder: string) => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
};

const move = async (from: string, to: string) => {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
};

/**
 * Puts the pages of the last build back where Gatsby left them, before it builds again: it writes only the
 * pages that changed and stitches its scripts into the files of the others.
 */
export const restorePages = async (publicDir: string, kept = KEPT) => {
  const files = await filesBelow(kept);
  await Promise.all(files.map((file) => move(path.join(kept, file), path.join(publicDir, file))));
};

/** A page as Gatsby wrote it, and the file that it is to be published as. */
export type TakenPage = { pagePath: string; source: string; target: string };

/**
 * Takes the files of some pages out of a build, keeping them for the next one.
 *
 * @param pagePaths all pages that are to be published
 */
export const takePages = async (publicDir: string, pagePaths: string[], kept = KEPT) => {
  await rm(kept, { recursive: true, force: true });
  const take = async (pagePath: string): Promise<TakenPage> => {
    const built = builtFile(pagePath);
    const source = path.join(kept, built);
    await move(path.join(publicDir, built), source);
    return { pagePath, source, target: path.join(publicDir, publishedFile(pagePath)) };
  };
  return Promise.all(pagePaths.map(take));
};
