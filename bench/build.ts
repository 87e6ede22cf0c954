import { execFileSync } from "node:child_process";

/** Builds the site, unless `--no-build` says that the build that is there is to be measured. */
export const buildUnlessTold = () => {
  if (process.argv.includes("--no-build")) return;
  execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
};
