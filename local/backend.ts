import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import type { Express } from "express";

import { leadContent } from "../netlify/leads/leadContent";
import { leadSettings } from "../netlify/leads/leadSettings";
import { embeddedDatabase } from "./embeddedDatabase";
import { afterAnswers, functionsMiddleware, startSchedules } from "./functionsHost";
import { startLocalMailbox } from "./mailbox";
import { migrate } from "./migrate";

type LocalBackend = Awaited<ReturnType<typeof startLocalBackend>>;

/** Starts the functions, their database, their schedules and a mailbox. With `SMTP_URL` set, mail goes there. */
export async function startLocalBackend() {
  const dataDir = process.env.DATA_DIR || ".data";
  // At start, not at the first lead.
  const { problems } = leadSettings(process.env, leadContent());
  problems.forEach((problem) => console.error(problem));
  await mkdir(dataDir, { recursive: true });
  process.env.SIGNING_SECRET ||= await localSecret(dataDir);
  const closeDatabase = await openDatabase(dataDir);
  const mailbox = process.env.SMTP_URL ? undefined : await startLocalMailbox(dataDir);
  if (mailbox) process.env.SMTP_URL = mailbox.smtpUrl;
  const schedules = startSchedules();
  return {
    listener: functionsMiddleware,
    /** Where mails are. */
    mails: mailbox?.webUrl ?? "sent to SMTP_URL",
    async close() {
      schedules.close();
      await afterAnswers.finish(20_000);
      if (mailbox) delete process.env.SMTP_URL;
      await mailbox?.close();
      await closeDatabase();
    },
  };
}

/**
 * Sees to it that the functions of this process have a database, with the migrations: the one that the environment
 * names, else the embedded one. `NETLIFY_DB_URL` is the host's, which applies the migrations itself.
 * @returns what closes it
 */
async function openDatabase(dataDir: string): Promise<() => Promise<void>> {
  const { NETLIFY_DB_URL, DATABASE_URL } = process.env;
  if (DATABASE_URL && !NETLIFY_DB_URL) await migrate(DATABASE_URL);
  if (DATABASE_URL || NETLIFY_DB_URL) return async () => undefined;
  let isClosed = false;
  const open = async () => {
    const database = await embeddedDatabase(dataDir);
    process.env.DATABASE_URL = database.url;
    // When the process that has it ends, another one opens it.
    void database.ownerEnded.then(() => {
      if (isClosed) return;
      current = open();
      current.catch((error: unknown) => console.error("The database did not start:", error));
    });
    return database;
  };
  let current = open();
  await current;
  return async () => {
    isClosed = true;
    const database = await current;
    delete process.env.DATABASE_URL;
    await database.close();
  };
}

/** The secret that signs passes and links on this machine, made once. */
async function localSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "signing-secret");
  const known = await readFile(path, "utf8").catch(() => "");
  if (known) return known;
  const secret = randomBytes(32).toString("base64url");
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}

/** Runs a command that serves. What keeps it from starting is said in one line. */
export function start(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

/** Serves on a port of loopback, 0 for any that is free, until Ctrl-C or SIGTERM. Returns the port. */
export async function listen(app: Express, port: number, backend: LocalBackend) {
  const server = app.listen(port, "127.0.0.1");
  closeOnSignal([server], backend);
  await once(server, "listening");
  console.log(`Lead mails: ${backend.mails}`);
  return (server.address() as AddressInfo).port;
}

/** Ends local servers in good order on Ctrl-C or SIGTERM. */
export function closeOnSignal(servers: Server[], backend: LocalBackend): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      void backend.close().finally(() => process.exit(0));
    });
  }
}
