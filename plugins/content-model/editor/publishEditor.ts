import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { cmsConfig } from "./cmsConfig";

const PACKAGES = path.resolve("node_modules");
const EDITOR = path.join(PACKAGES, "@sveltia/cms");

/** Fonts of the editor; its CDN names each as its package. */
const FONTS = [
  "@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2",
  "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "@fontsource/noto-mono/files/noto-mono-latin-400-normal.woff2",
];

/** What Sveltia CMS would fetch from third parties at its start, and where this site serves it. */
const ADDRESSES: [theirs: string | RegExp, ours: string][] = [
  // Translations.
  ["`https://unpkg.com/@sveltia/cms`", "`/admin/sveltia`"],
  // Whether all is well at GitHub, which it asks at its start.
  ["`https://www.githubstatus.com/api/v2/status.json`", "`/admin/sveltia/status.json`"],
  ...FONTS.map((file): [RegExp, string] => [
    new RegExp(`https://cdn\\.jsdelivr\\.net/fontsource/fonts/${file.split("/")[1]}[^)"'\`]*`),
    `/admin/sveltia/${path.basename(file)}`,
  ]),
];

/** Puts Sveltia CMS and its configuration into the built site, under `/admin`. */
export async function publishEditor(): Promise<void> {
  const admin = "public/admin";
  const own = path.join(admin, "sveltia");
  const description = await readFile(path.join(EDITOR, "package.json"), "utf8");
  const { version } = JSON.parse(description) as { version: string };
  await mkdir(own, { recursive: true });
  await cp("static/admin", admin, { recursive: true });
  await writeFile(path.join(admin, "config.yml"), cmsConfig(process.env));
  await writeFile(path.join(own, "package.json"), description);
  await writeFile(path.join(own, "sveltia-cms.js"), await ownScript());
  await writeFile(path.join(own, "status.json"), '{"status":{"indicator":"none"}}');
  const translation = path.join(admin, `sveltia@${version}`, "locales/fr.json");
  await cp(path.join(EDITOR, "locales/fr.json"), translation);
  for (const file of FONTS)
    await cp(path.join(PACKAGES, file), path.join(own, path.basename(file)));
}

/** A new release may name its files in another way: better no build than a call to a third party. */
async function ownScript(): Promise<string> {
  let script = await readFile(path.join(EDITOR, "dist/sveltia-cms.js"), "utf8");
  for (const [theirs, ours] of ADDRESSES) {
    const changed = script.replace(theirs, ours);
    if (changed === script) throw new Error(`Sveltia CMS has no ${String(theirs)} any more.`);
    script = changed;
  }
  return script;
}
