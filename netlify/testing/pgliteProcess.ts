import { startPglite } from "../../local/pglite";

/** Starts PGlite in memory, tells its parent the address, and ends with it. */
void startPglite().then(({ url }) => {
  process.send?.(url);
  process.once("disconnect", () => process.exit());
});
