/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** The files that a file imports, types too, which ESLint's `import-x/no-cycle` passes over. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"));
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => path.join(path.dirname(file), fileName))
    .flatMap((target) => [target, ...[".ts", ".tsx", ".mts"].map((end) => target + end)])
    .filter((target) => /\.m?tsx?$/.test(target) && existsSync(target));
}

it("no file imports itself by way of others, not even a type", () => {
  const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mts"], { encoding: "utf8" });
  const circles: string[] = [];
  const seen = new Set<string>();
  const visit = (file: string, route: readonly string[]) => {
    const start = route.indexOf(file);
    if (start >= 0) circles.push([...route.slice(start), file].join(" → "));
    if (seen.has(file)) return;
    seen.add(file);
    for (const target of importsOf(file)) visit(target, [...route, file]);
  };
  for (const file of sources.trim().split("\n").filter(existsSync)) visit(file, []);
  expect(circles).toEqual([]);
});
