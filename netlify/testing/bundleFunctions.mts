import { zipFunctions } from "@netlify/zip-it-and-ship-it";

/**
 * Bundles the functions as the host does, with what netlify.toml says: `bundleFunctions.mts <folder>
 * <zip|none>`.
 */
const [folder = "", archiveFormat] = process.argv.slice(2);
await zipFunctions("netlify/functions", folder, {
  archiveFormat: archiveFormat === "zip" ? "zip" : "none",
  basePath: process.cwd(),
  config: {
    "*": {
      nodeBundler: "esbuild",
      includedFiles: ["content/site.yaml", "content/interface.yaml", "content/booking.yaml"],
      includedFilesBasePath: process.cwd(),
    },
  },
});
