import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";

import { migrate } from "./migrate";
import { type RunningPglite, startPglite } from "./pglite";

/** Who has the files of a database open. */
interface Owner {
  pid: number;
  door: number;
  /** Missing until the database answers. */
  url?: string;
}

/**
 * The database of a data folder, shared by all processes of this machine: the one that another
 * process has started, or one started here.
 *
 * Only one process may open the files. The folder has a port of its own, its door: whoever listens
 * there has that right, and the system takes it back when the process ends, however it ends. A file
 * tells the others where the database is.
 */
export async function embeddedDatabase(dataDir: string): Promise<RunningPglite> {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  const ownerFile = join(folder, "database.json");
  for (const door of doorsOf(folder)) {
    const lock = await openDoor(door);
    if (lock) {
      const tell = (url?: string) =>
        writeFileSync(ownerFile, JSON.stringify({ pid: process.pid, door, url }));
      tell();
      const { url, close } = await startPglite(join(folder, "database"));
      await migrate(url);
      tell(url);
      return { url, close: () => close().finally(() => lock.close()) };
    }
    const url = await urlOfOwner(ownerFile, door);
    if (url) return { url, close: async () => undefined };
  }
  throw new Error(`No port is free for the database in ${folder}`);
}

/** Ports that a folder tries, in this order; below those that systems give out by themselves. */
function doorsOf(folder: string): number[] {
  const start = createHash("sha256").update(folder).digest().readUInt16BE() % 10_000;
  return Array.from({ length: 20 }, (_, step) => 20_000 + ((start + step) % 10_000));
}

/** Undefined when somebody listens there already. */
function openDoor(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => resolve(server.unref()));
  });
}

/** Where the database of the process behind a door is; undefined when it is none of ours. */
async function urlOfOwner(ownerFile: string, door: number): Promise<string | undefined> {
  const started = Date.now();
  for (;;) {
    const owner = readOwner(ownerFile);
    const isOurs = owner?.door === door && isAlive(owner.pid);
    if (isOurs && owner.url) return owner.url;
    const waited = Date.now() - started;
    // Whoever has just opened the door writes the file at once.
    if (!isOurs && waited > 3_000) return undefined;
    if (waited > 120_000) throw new Error(`The database of process ${owner?.pid} does not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function readOwner(ownerFile: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(ownerFile, "utf8")) as Owner;
  } catch {
    return undefined; // Not there, or being written.
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
