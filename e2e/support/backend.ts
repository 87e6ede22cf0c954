import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { leadFieldNames } from "../../contract/leadFields";
import { embeddedDatabase } from "../../local/embeddedDatabase";

/** Where the functions of the tested site keep their database and their mails. */
const dataDir = () => {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error("playwright.config.ts sets E2E_DATA_DIR");
  return folder;
};

/** Asks the database that the functions use. */
const query = async (text: string, values: unknown[] = []) => {
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

/** The leads from an e-mail address in the database, and whether each has been mailed. */
export const storedLeads = (email: string) =>
  query(
    `select ${leadFieldNames.join()}, source,
       exists (select from outbox where lead_id = leads.id and sent_at is not null) as mailed
     from leads where email = $1`,
    [email],
  );

/** The mails that the local SMTP server has received and that hold a text, in source form. */
export const receivedMails = async (text: string): Promise<string[]> => {
  const folder = path.join(dataDir(), "mail");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return mails.filter((mail) => mail.includes(text));
};
