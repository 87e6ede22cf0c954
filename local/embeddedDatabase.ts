import { createHash } from "node:crypto";
import { mkdirSync, realpathSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";

import { migrate } from "./migrate";
import { startPglite } from "./pglite";

/** The database of a data folder, in whichever process it runs. */
export interface EmbeddedDatabase {
  url: string;
  /** Settles when the process that has the files ends. If that is this one: never. */
  ownerEnded: Promise<void>;
  close(): Promise<void>;
}

/**
 * The database of a data folder, shared by all processes of this machine: the one that another
 * process has started, or one started here.
 *
 * Only one process may open the files: the one that listens on the folder's port, where it answers the others with its
 * folder and the address of the database. The system frees the port when the process ends, however it ends.
 */
export async function embeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  for (const port of portsOf(folder)) {
    let found: EmbeddedDatabase | "ended" | "foreign";
    do {
      found = (await openHere(folder, port)) ?? (await askOwner(folder, port));
    } while (found === "ended");
    if (found !== "foreign") return found;
  }
  throw new Error(`No port is free for the database in ${folder}`);
}

/** Ports that may be a folder's, tried in this order; below those that systems give out by themselves. */
function portsOf(folder: string): number[] {
  const start = createHash("sha256").update(folder).digest().readUInt16BE() % 10_000;
  return Array.from({ length: 20 }, (_, step) => 20_000 + ((start + step) % 10_000));
}

/** Starts the database, unless another process listens on the port. */
async function openHere(folder: string, port: number): Promise<EmbeddedDatabase | undefined> {
  const asking = new Set<Socket>();
  let url = "";
  const server = createServer((socket) => {
    asking.add(socket.unref());
    socket.on("error", () => undefined).once("close", () => asking.delete(socket));
    socket.write(`${folder}\n${url && `${url}\n`}`);
  });
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
  });
  if (!isFree) return undefined;
  server.unref();
  const release = () => {
    server.close();
    asking.forEach((socket) => socket.destroy());
  };
  try {
    const database = await startPglite(join(folder, "database"));
    await migrate(database.url);
    url = database.url;
    asking.forEach((socket) => socket.write(`${url}\n`));
    const ownerEnded = new Promise<void>(() => undefined);
    return { url, ownerEnded, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** A busy machine may take long to start the database, in which it says nothing. */
const patience = 120_000;

/** Asks the process that listens on the port. `foreign`: it has another folder, or is no process of ours. */
function askOwner(folder: string, port: number): Promise<EmbeddedDatabase | "ended" | "foreign"> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    const ownerEnded = new Promise<void>((ended) => socket.once("close", () => ended()));
    let said = "";
    const answer = (found: EmbeddedDatabase | "ended" | "foreign") => {
      resolve(found);
      if (typeof found === "string") socket.destroy();
    };
    socket.on("data", (chunk: string) => {
      said += chunk;
      const [, url, rest] = said.split("\n");
      if (!`${folder}\n`.startsWith(said.slice(0, folder.length + 1))) answer("foreign");
      else if (url !== undefined && rest !== undefined) {
        socket.setTimeout(0).unref();
        answer({ url, ownerEnded, close: async () => void socket.destroy() });
      }
    });
    socket.on("error", () => undefined);
    socket.once("close", () => answer("ended"));
    socket.setTimeout(patience, () => {
      if (said === "") answer("foreign");
      else reject(new Error("The database of another process does not start"));
    });
  });
}
