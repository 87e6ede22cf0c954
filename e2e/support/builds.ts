import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildOf } from "../builds/buildCopy";

/** A site that tests look at: what it was built to, and the content that its functions read. */
type Build = { name: string; publicDir: string; contentDir: string };

const copy = (name: string): Build => ({
  name,
  publicDir: join(buildOf(name), "public"),
  contentDir: join(buildOf(name), "content"),
});

/** The build of content that stays as it is (e2e/edits/frozenContent.ts). */
export const frozen = copy("frozen");

/** Builds that are asked only what has to hold for any content; `PUBLIC_DIR` and `CONTENT_DIR` name another one. */
const live = [
  {
    name: "live",
    publicDir: process.env.PUBLIC_DIR ?? "public",
    contentDir: process.env.CONTENT_DIR ?? "content",
  },
  copy("edited"),
];

const isBuilt = ({ publicDir }: Build) => existsSync(join(publicDir, "index.html"));

/** The builds that are there; the name of each is that of its project. */
const builds = () => [frozen, ...live].filter(isBuilt);

/** The builds, each with the port where it is served. */
export const sites = () => {
  const firstPort = Number(process.env.E2E_PORT ?? 9300);
  return builds().map((build, index) => ({ ...build, port: firstPort + index }));
};

/** The build of a project. */
export const buildNamed = (name: string) => {
  const build = builds().find((candidate) => candidate.name === name);
  if (!build) throw new Error(`There is no build for ${name}.`);
  return build;
};
