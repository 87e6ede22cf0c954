import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { embeddedDatabase } from "../../local/embeddedDatabase";
import { startPostgres } from "../../netlify/testing/postgres";
import { type CountingMailServer, startMailServer } from "./mailServer";

/** The functions as `npm run functions` serves them, with a real SMTP server behind. */
interface Site {
  /** Address before the name of a function. */
  base: string;
  mailServer: CountingMailServer;
  /** Opens the database; stays open without the functions. */
  openDatabase(): Promise<{ url: string; close(): Promise<void> }>;
  endFunctions(): Promise<void>;
  /** Ends the mail server and forgets the data. */
  close(): Promise<void>;
}

/**
 * Starts them; DATABASE=postgres: on Postgres 18 instead of the embedded database.
 *
 * @param mailMs time that the mail server takes for a mail
 */
export async function startSite(mailMs = 0): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "load-"));
  const mailServer = await startMailServer(mailMs);
  const postgres = process.env.DATABASE === "postgres" ? await startPostgres() : undefined;
  const functions = spawn(process.execPath, ["--import", "tsx", "local/functions.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      SMTP_URL: mailServer.url,
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [port] = await once(functions, "message");
  return {
    base: `http://127.0.0.1:${String(port)}/.netlify/functions`,
    mailServer,
    openDatabase: async () => postgres ?? (await embeddedDatabase(dataDir)),
    async endFunctions() {
      functions.kill();
      await once(functions, "exit");
    },
    async close() {
      await mailServer.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
