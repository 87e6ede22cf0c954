import { zipFunctions } from "@netlify/zip-it-and-ship-it";

/**
 * Bundles the functions as the host does it, with what netlify.toml says, but as folders, to look into and run.
 * `bundleFunctions.mts <folder>`
 */
const [folder = ""] = process.argv.slice(2);
await zipFunctions("netlify/functions", folder, {
  archiveFormat: "none",
  basePath: process.cwd(),
  config: {
    "*": {
      includedFiles: ["content/site.yaml", "content/interface.yaml", "content/booking.yaml"],
      includedFilesBasePath: process.cwd(),
    },
  },
});
