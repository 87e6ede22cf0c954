import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Digest of each file below a folder, by its path there. */
export const digests = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const digest = createHash("sha256").update(readFileSync(file)).digest("hex");
        return [relative(folder, file), digest] as const;
      }),
  );

/** Paths that only one of two folders has, or whose contents differ. */
export const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => one.get(path) !== other.get(path))
    .map((path) => {
      if (!other.has(path)) return `${path} (first only)`;
      return one.has(path) ? path : `${path} (second only)`;
    })
    .sort();
