import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A rule: files whose path begins with the first import none whose path matches the second, not even a type. */
type Rule = readonly [from: RegExp, never: RegExp];

/** Layers from the outside in: each imports only what stands after it. */
const inward = (...layers: string[]): Rule[] =>
  layers.flatMap((layer, index) =>
    layers.slice(0, index).map((outer): Rule => [RegExp(`^${layer}/`), RegExp(`^${outer}/`)]),
  );

/** A folder of `src/` or `netlify/` that imports nothing of its neighbours, but for those that are named. */
const leaf = (parent: string, folder: string, ...known: string[]): Rule => [
  RegExp(`^${parent}/${folder}/`),
  RegExp(`^${parent}/(?!(${[folder, ...known].join("|")})/)`),
];

/** Where imports may lead: see "Where things are" in README.md. */
const RULES: readonly Rule[] = [
  ...inward("src/(pages|templates)", "src/sections", "src/components"),
  leaf("src", "components", "deliverables", "hooks", "islands", "requests", "theme", "ui"),
  leaf("src", "hooks", "requests", "theme"),
  leaf("src", "deliverables", "theme", "ui"),
  leaf("src", "ui", "theme"),
  leaf("src", "islands", "requests", "theme", "ui"),
  leaf("src", "inline", "theme"),
  leaf("src", "requests"),
  leaf("src", "theme"),
  [/^netlify\/(appointments|leads)\/(?!.*\.test\.ts$)/, /^netlify\/functions\//],
  [/^netlify\/leads\//, /^netlify\/appointments\//],
  leaf("netlify", "calendars", "testing"),
  leaf("netlify", "database", "mail", "testing"),
  leaf("netlify", "mail", "testing"),
  leaf("netlify", "webhook", "mail", "testing"),
  // What tests share is for tests.
  [/^(netlify\/(?!testing)|local\/)(?!.*\.test\.ts$)/, /^netlify\/testing\//],
  [/^src\//, /^(plugins|netlify|local)\//],
  [/^plugins\//, /^(src\/(?!theme\/)|netlify\/|local\/)/],
  [/^netlify\//, /^(src\/(?!theme\/)|plugins\/(?!content-model\/types\/))/],
  [/^netlify\/(?!testing\/)/, /^local\//],
  [/^contract\//, /^(?!contract\/)/],
];

/** The files that a file imports. */
function importsOf(file: string): string[] {
  const paths = readFileSync(file, "utf8").matchAll(
    /(?:from|import|import\(|require\() ?"(\..*?)"/g,
  );
  return [...paths]
    .map(([, relative = ""]) => path.posix.join(path.posix.dirname(file), relative))
    .flatMap((target) => ["", ".ts", ".tsx", ".mts"].map((end) => target + end))
    .filter((target) => /\.m?tsx?$/.test(target) && existsSync(target));
}

it("every import leads where the layout allows it", () => {
  const listed = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mts"], { encoding: "utf8" });
  const imports = listed
    .split("\n")
    .filter(existsSync)
    .flatMap((file) => importsOf(file).map((target) => ({ file, target })));
  expect(imports.length).toBeGreaterThan(1000);
  const wrong = imports.filter(({ file, target }) =>
    RULES.some(([from, never]) => from.test(file) && never.test(target)),
  );
  expect(wrong).toEqual([]);
});
