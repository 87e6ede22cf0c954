import { type ZipFunctionsOptions, zipFunctions } from "@netlify/zip-it-and-ship-it";

/**
 * Bundles the functions as the host does it, with what netlify.toml says: as folders, to look into
 * and run, and as the archives that are uploaded. `bundleFunctions.mts <folder>`
 */
const [folder = ""] = process.argv.slice(2);
const options: ZipFunctionsOptions = {
  basePath: process.cwd(),
  config: {
    "*": {
      nodeBundler: "esbuild",
      includedFiles: ["content/site.yaml", "content/interface.yaml", "content/booking.yaml"],
      includedFilesBasePath: process.cwd(),
    },
  },
};
await zipFunctions("netlify/functions", folder, { ...options, archiveFormat: "none" });
await zipFunctions("netlify/functions", folder, options);
