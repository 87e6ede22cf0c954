import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { frozen } from "./builds";

/** Where the functions of the tested site keep their database and their mails. */
export const dataDir = () => {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error("playwright.config.ts sets E2E_DATA_DIR");
  return path.join(folder, frozen.name);
};

export type StoredLead = Record<
  "id" | "state" | "name" | "email" | "phone" | "website" | "message",
  string
>;

/** The leads in the database, as `npm run leads -- list --json` tells them. */
export const storedLeads = async (): Promise<StoredLead[]> => {
  const { stdout } = await promisify(execFile)("npx", ["tsx", "local/leads.ts", "list", "--json"], {
    env: { ...process.env, DATA_DIR: dataDir() },
  });
  return JSON.parse(stdout.slice(stdout.indexOf("[")));
};

/** The mails that the local SMTP server has received and that hold a text, in source form. */
export const receivedMails = async (text: string): Promise<string[]> => {
  const folder = path.join(dataDir(), "mail");
  const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return mails.filter((mail) => mail.includes(text));
};
