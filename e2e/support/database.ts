import pg from "pg";
import { embeddedDatabase } from "../../local/embeddedDatabase";

/** Where the functions of the tested site keep their database and their mails. */
export const dataDir = () => {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error("playwright.config.ts sets E2E_DATA_DIR");
  return folder;
};

/** Asks the database that the functions use. */
export const query = async (text: string, values: unknown[] = []) => {
  const database = await embeddedDatabase(dataDir());
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
    await database.close();
  }
};
