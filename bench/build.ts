import { execFileSync } from "node:child_process";

/** Builds the site, unless `--no-build` says that the build that is there is to be measured. */
export const buildUnlessTold = () => {
  if (process.argv.includes("--no-build")) return;
  execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
};

/** The folders of the builds to measure: those that `BUILDS` names, else `public`, which is then built unless told. */
export const buildsToMeasure = (): string[] => {
  const named = process.env.BUILDS?.split(" ");
  if (!named) buildUnlessTold();
  return named ?? ["public"];
};
