/** Starts PGlite on a free port of loopback, where it is reached like any Postgres. */
export async function startPglite(folder: string) {
  // They offer themselves to `import` only, and this file may be loaded by `require`.
  const { PGlite } = await import("@electric-sql/pglite");
  const { PGLiteSocketServer } = await import("@electric-sql/pglite-socket");
  const db = await PGlite.create(folder);
  const server = new PGLiteSocketServer({ db, host: "127.0.0.1", port: 0, maxConnections: 100 });
  keepStatementsWhole(Reflect.get(server, "queryQueue"));
  await server.start();

  return {
    url: `postgres://postgres@127.0.0.1:${server.getServerConn().split(":").at(-1)}/postgres`,
    async close() {
      await server.stop();
      await db.close();
    },
  };
}

/** What we use of the socket server's queue of messages. */
interface MessageQueue {
  enqueue(connection: number, message: Uint8Array, onData: unknown): Promise<number>;
}

/** Messages that make up one statement: Parse, Bind, Describe, Execute and Close come before Sync. */
const parts = new Set([..."PBDEC"].map((letter) => letter.charCodeAt(0)));

/**
 * The queue takes turns by message, and all connections share one session: the Bind of one would
 * find the statement that another has just parsed. So the parts of a statement wait for its end.
 */
function keepStatementsWhole(queue: MessageQueue): void {
  const waiting = new Map<number, Uint8Array[]>();
  const enqueue = queue.enqueue.bind(queue);
  queue.enqueue = async (connection, message, onData) => {
    const before = waiting.get(connection) ?? [];
    if (parts.has(message[0] ?? 0)) {
      waiting.set(connection, [...before, message]);
      return 0;
    }
    waiting.delete(connection);
    return enqueue(connection, Buffer.concat([...before, message]), onData);
  };
}
