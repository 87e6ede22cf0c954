import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Tracked files, and new ones that are not committed yet. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => existsSync(file));
const folders = new Set(files.map((file) => file.split("/")[0]));
const names = new Set(files.map((file) => path.basename(file)));

const documents = files.filter((file) => file.endsWith(".md"));

/** Whether a name in backticks that looks like one of our files or folders is there. */
const isThere = (name: string) => {
  // What staff edit may be renamed by them; only the folder is ours.
  if (/[\s<>*…{}$]|^\/|:|^content\/./.test(name)) return true;
  if (name.includes("/"))
    return !folders.has(name.split("/")[0] ?? "") || existsSync(name) || existsSync(`${name}.ts`);
  return !/\.(tsx?|mts|md)$/.test(name) || name.startsWith(".") || names.has(name);
};

const missingNames = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`\n]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !isThere(name));

const missingLinks = (document: string, text: string) =>
  [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:https?:|mailto:|\/|(?:\.\.\/)?content\/)/.test(target))
    .filter((target) => !existsSync(path.join(path.dirname(document), target)));

it("names browser tests that exist as evidence of accessibility", () => {
  const rows = readFileSync("docs/accessibilite.md", "utf8").matchAll(/^\|.*\|([^|]+)\|$/gm);
  const cited = [...rows].flatMap(
    // axe's rules have names of their own.
    ([, evidence = ""]) =>
      evidence.replace(/axe (`[^`]+`,? ?)+/g, "").match(/(?<=`)[\w/-]+(?=`)/g) ?? [],
  );
  expect(cited.length).toBeGreaterThan(30);
  for (const name of cited)
    expect(files).toContainEqual(expect.stringMatching(`/${name}.spec.ts$`));
});

it.each(documents)("%s names files that exist", (document) => {
  const text = readFileSync(document, "utf8");
  expect([...missingNames(text), ...missingLinks(document, text)]).toEqual([]);
});
