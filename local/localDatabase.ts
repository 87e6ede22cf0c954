import { databaseUrl } from "../netlify/database/connection";
import { type EmbeddedDatabase, embeddedDatabase } from "./embeddedDatabase";
import { migrate } from "./migrate";

/** What the functions of this process work on. */
export interface LocalDatabase {
  description: string;
  close(): Promise<void>;
}

/**
 * Sees to it that the functions of this process have a database: the one that the environment
 * names, else the embedded one. `NETLIFY_DB_URL` is the host's, which applies the migrations itself.
 */
export async function openLocalDatabase(dataDir: string): Promise<LocalDatabase> {
  if (!databaseUrl(process.env)) return keepEmbeddedDatabase(dataDir);
  if (process.env.DATABASE_URL && !process.env.NETLIFY_DB_URL) {
    await migrate(process.env.DATABASE_URL);
  }
  return { description: "the one of the environment", close: async () => undefined };
}

/** The embedded one, as long as this process lives: when the one that has it ends, another opens it. */
async function keepEmbeddedDatabase(dataDir: string): Promise<LocalDatabase> {
  let isClosed = false;
  const open = async (): Promise<EmbeddedDatabase> => {
    const database = await embeddedDatabase(dataDir);
    process.env.DATABASE_URL = database.url;
    void database.ownerEnded.then(() => {
      if (isClosed) return;
      current = open();
      current.catch((error: unknown) => console.error("The database did not start:", error));
    });
    return database;
  };
  let current = open();
  const { url } = await current;
  return {
    description: url,
    async close() {
      isClosed = true;
      const database = await current;
      delete process.env.DATABASE_URL;
      await database.close();
    },
  };
}
