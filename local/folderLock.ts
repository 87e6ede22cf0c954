import { createHash } from "node:crypto";
import { connect, createServer, type Socket } from "node:net";

/** A lock on a folder: held until it is released or the process ends. */
export interface FolderLock {
  release(): void;
}

/** Ports that may serve as a folder's lock, tried in this order; below those that systems give out by themselves. */
export function lockPortsOf(folder: string): number[] {
  const start = createHash("sha256").update(folder).digest().readUInt16BE() % 10_000;
  return Array.from({ length: 20 }, (_, step) => 20_000 + ((start + step) % 10_000));
}

/** Takes the lock by listening on its port; undefined when another process listens there. */
export function acquireLock(port: number): Promise<FolderLock | undefined> {
  const waiting = new Set<Socket>();
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      waiting.add(socket.unref());
      socket.on("error", () => undefined);
      socket.on("close", () => waiting.delete(socket));
    });
    const release = () => {
      server.close();
      waiting.forEach((socket) => socket.destroy());
    };
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => {
      server.unref();
      resolve({ release });
    });
  });
}

/** Calls `onReleased` once the process that holds the lock releases it or ends, unless `stop` was called before. */
export function watchLock(port: number, onReleased: () => void): { stop(): void } {
  const socket = connect(port, "127.0.0.1").unref();
  socket.on("error", () => undefined);
  socket.once("close", onReleased);
  return {
    stop() {
      socket.off("close", onReleased);
      socket.destroy();
    },
  };
}
