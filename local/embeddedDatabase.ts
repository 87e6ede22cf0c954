import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { acquireLock, lockPortsOf, watchLock } from "./folderLock";
import { freePort } from "./freePort";
import { migrate } from "./migrate";
import { startPglite } from "./pglite";

/** The process that holds the lock of a data folder. */
interface Owner {
  pid: number;
  lockPort: number;
  /** Missing until the database answers. */
  url?: string;
}

/** The database of a data folder, wherever it runs. */
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
 * Only one process may open the files: the one that listens on the port that is the folder's lock. The
 * system releases it when the process ends, however it ends. A file tells the others where the database is.
 */
export async function embeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const folder = realpathSync(dataDir);
  const ownerFile = join(folder, "database.json");
  for (const lockPort of lockPortsOf(folder)) {
    const lock = await acquireLock(lockPort);
    if (lock) {
      const tell = (url?: string) =>
        writeFileSync(ownerFile, JSON.stringify({ pid: process.pid, lockPort, url }));
      tell();
      // The same port for the next holder of the lock: the connections of the others find it again.
      const port = await freePort(lockPort - 10_000);
      const { url, close } = await startPglite(join(folder, "database"), port);
      await migrate(url);
      tell(url);
      return {
        url,
        ownerEnded: new Promise(() => undefined),
        close: () => close().finally(() => lock.release()),
      };
    }
    const url = await urlOfOwner(ownerFile, lockPort);
    if (url) return { url, ...whileOwned(lockPort) };
  }
  throw new Error(`No port is free for the database in ${folder}`);
}

/** The database of another process. */
function whileOwned(lockPort: number): Pick<EmbeddedDatabase, "ownerEnded" | "close"> {
  let stop = () => undefined as void;
  const ownerEnded = new Promise<void>((resolve) => {
    ({ stop } = watchLock(lockPort, resolve));
  });
  return { ownerEnded, close: async () => stop() };
}

/** Where the database of the process that holds a lock is; undefined when the port is none of ours. */
async function urlOfOwner(ownerFile: string, lockPort: number): Promise<string | undefined> {
  const started = Date.now();
  for (;;) {
    // Before the file is read: on a machine that stands still in between, it may have been written meanwhile.
    const waited = Date.now() - started;
    const owner = readOwner(ownerFile);
    const isOurs = owner?.lockPort === lockPort && isAlive(owner.pid);
    if (isOurs && owner.url) return owner.url;
    // Whoever has just taken the lock writes the file at once; a busy machine may take seconds for it.
    if (!isOurs && waited > 10_000) return undefined;
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
