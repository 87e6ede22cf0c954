import { createHash } from "node:crypto";
import { connect, createServer, type Socket } from "node:net";

/** The right to open the files of a folder, as long as it is not closed and the process lives. */
export interface OpenDoor {
  close(): void;
}

/** Ports that a folder tries, in this order; below those that systems give out by themselves. */
export function doorsOf(folder: string): number[] {
  const start = createHash("sha256").update(folder).digest().readUInt16BE() % 10_000;
  return Array.from({ length: 20 }, (_, step) => 20_000 + ((start + step) % 10_000));
}

/** Undefined when somebody listens there already. */
export function openDoor(port: number): Promise<OpenDoor | undefined> {
  const waiting = new Set<Socket>();
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      waiting.add(socket.unref());
      socket.on("error", () => undefined);
      socket.on("close", () => waiting.delete(socket));
    });
    const close = () => {
      server.close();
      waiting.forEach((socket) => socket.destroy());
    };
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => {
      server.unref();
      resolve({ close });
    });
  });
}

/** Calls `onClosed` once nobody has the door open any more, unless `stop` was called before. */
export function watchDoor(port: number, onClosed: () => void): { stop(): void } {
  const socket = connect(port, "127.0.0.1").unref();
  socket.on("error", () => undefined);
  socket.once("close", onClosed);
  return {
    stop() {
      socket.off("close", onClosed);
      socket.destroy();
    },
  };
}
