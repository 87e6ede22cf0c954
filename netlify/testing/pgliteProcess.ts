import { startPglite } from "../../local/pglite";

/** Starts PGlite in the given folder, or in memory, tells its parent the address, and ends with it. */
void startPglite(process.argv[2] || undefined).then(({ url }) => {
  process.send?.(url);
  process.once("disconnect", () => process.exit());
});
