import { zipFunction, type ZipFunctionOptions, zipFunctions } from "@netlify/zip-it-and-ship-it";

/**
 * Bundles the functions as the host does it, with what netlify.toml says: all of them as folders,
 * and the largest as the archive that is uploaded. `bundleFunctions.mts <folder>`
 */
const [folder = ""] = process.argv.slice(2);
const options: ZipFunctionOptions = {
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
await zipFunction("netlify/functions/send-lead-email", folder, options);
