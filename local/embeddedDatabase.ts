import { createHash } from "node:crypto";
import { mkdir, realpath } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";

import { migrate } from "./migrate";
import { startPglite } from "./pglite";

/** A Postgres of this machine's own, shared by all processes that name the same folder. */
export interface EmbeddedDatabase {
  url: string;
  close(): Promise<void>;
}

/**
 * The database of a data folder: the one that another process has started, or one started here.
 *
 * Only one process may open the files. Whoever listens on the folder's own port has that right, and
 * tells the others where the database is; the system takes the right back when the process ends,
 * however it ends.
 */
export async function embeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, "database");
  await mkdir(folder, { recursive: true });
  const name = await realpath(folder);
  let url: string | undefined;
  for (const port of doorPorts(name)) {
    const door = await openDoor(port, () => `${JSON.stringify({ name, url })}\n`);
    if (door) {
      const { close, ...started } = await startPglite(folder).catch((error: unknown) => {
        door.close();
        throw error;
      });
      await migrate(started.url);
      url = started.url;
      return { url, close: () => close().finally(() => door.close()) };
    }
    const known = await askAtDoor(port, name);
    if (known) return { url: known, close: async () => undefined };
  }
  throw new Error(`No port is free for the database in ${folder}`);
}

/** Ports that a folder tries, in this order; below those that systems give out by themselves. */
function doorPorts(name: string): number[] {
  const start = createHash("sha256").update(name).digest().readUInt16BE() % 10_000;
  return Array.from({ length: 20 }, (_, step) => 20_000 + ((start + step) % 10_000));
}

/** Listens on a port and says `answer` to whoever connects. Undefined when the port is taken. */
function openDoor(port: number, answer: () => string): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.end(answer());
    });
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => resolve(server.unref()));
  });
}

/** What is behind a taken port: the address of this folder's database, or nothing of ours. */
async function askAtDoor(port: number, name: string): Promise<string | undefined> {
  const patience = Date.now() + 30_000;
  while (Date.now() < patience) {
    const answer = readAnswer(await answerAt(port));
    if (answer?.name !== name) return undefined;
    if (answer.url) return answer.url;
    await new Promise((resolve) => setTimeout(resolve, 100)); // It is just starting.
  }
  throw new Error(`The database in ${name} does not start`);
}

function answerAt(port: number): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    const socket = connect(port, "127.0.0.1").setTimeout(1_000, () => socket.destroy());
    socket.on("data", (chunk: Buffer) => (said += chunk.toString()));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(said));
  });
}

function readAnswer(said: string): { name?: string; url?: string } | undefined {
  try {
    return JSON.parse(said) as { name?: string; url?: string };
  } catch {
    return undefined;
  }
}
