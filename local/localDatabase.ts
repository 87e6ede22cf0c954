import { databaseUrl } from "../netlify/database/connection";
import { embeddedDatabase } from "./embeddedDatabase";
import { migrate } from "./migrate";

/**
 * Sees to it that the functions of this process have a database: the one that the environment
 * names, else the embedded one. `NETLIFY_DB_URL` is the host's, which applies the migrations itself.
 */
export async function openLocalDatabase(
  dataDir: string,
): Promise<{ description: string; close(): Promise<void> }> {
  if (databaseUrl(process.env)) {
    if (process.env.DATABASE_URL && !process.env.NETLIFY_DB_URL) {
      await migrate(process.env.DATABASE_URL);
    }
    return { description: "the one of the environment", close: async () => undefined };
  }
  const { url, close } = await embeddedDatabase(dataDir);
  process.env.DATABASE_URL = url;
  return {
    description: url,
    async close() {
      delete process.env.DATABASE_URL;
      await close();
    },
  };
}
