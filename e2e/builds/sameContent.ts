import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** For editors of YAML; no build reads it, and the frozen content has none. */
const SCHEMAS = /^schemas\b/;

/** Whether two content folders have the same files with the same bytes, which build to the same pages. */
export const isSameContent = (one: string, other: string) => {
  const files = filesOf(one);
  return (
    files.join("\n") === filesOf(other).join("\n") &&
    files.every((file) => readFileSync(join(one, file)).equals(readFileSync(join(other, file))))
  );
};

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((file) => !SCHEMAS.test(file))
    .sort();
