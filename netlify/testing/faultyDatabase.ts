import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** What happens to a statement on its way to the database. */
export type DatabaseFault =
  /** The connection is cut; with `applied` only after the database has done it. */
  | { kind: "cut"; applied?: boolean }
  /** No answer comes; with `applied` the database has done it. */
  | { kind: "silent"; applied?: boolean }
  | { kind: "slow"; ms: number }
  /** The database does it at once, and its answer is held. */
  | { kind: "held"; until: Promise<void> };

/** A line between the processes and a real database that reads what they ask. */
export async function startFaultyDatabase(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let isMute = false;
    let held: Promise<void> | undefined;
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on("error", end);
      socket.on("close", () => {
        sockets.delete(socket);
        end();
      });
    }
    if (database.fault("")?.kind === "cut") return end();
    client.on("data", (chunk: Buffer) => {
      const statement = statementIn(chunk);
      if (statement) database.statements.push(statement);
      const fault = database.fault(statement);
      const pass = () => upstream.writable && upstream.write(chunk);
      if (!fault) pass();
      else if (fault.kind === "slow") setTimeout(pass, fault.ms);
      else if (fault.kind === "held") {
        held = fault.until;
        pass();
      } else if (fault.applied) {
        isMute = true;
        pass();
        if (fault.kind === "cut") upstream.once("data", end);
      } else if (fault.kind === "cut") end();
    });
    upstream.on("data", async (chunk: Buffer) => {
      await held;
      if (!isMute && client.writable) client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const database = {
    /** Address of the failing line. */
    url: url.href,
    /** What goes wrong with this statement. New connections fail when `""` does. */
    fault: (() => undefined) as (statement: string) => DatabaseFault | undefined,
    /** Statements that went out, in their order. */
    statements: [] as string[],
    /** Cuts every connection. */
    cutAll: () => sockets.forEach((socket) => socket.destroy()),
    async close() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return database;
}

/** The text of the statement in a chunk of the Postgres protocol, flat. */
function statementIn(chunk: Buffer): string {
  const isParse = chunk[0] === 0x50; // P
  const isQuery = chunk[0] === 0x51; // Q
  if (!isParse && !isQuery) return "";
  const start = isParse ? chunk.indexOf(0, 5) + 1 : 5;
  return chunk
    .subarray(start, chunk.indexOf(0, start))
    .toString("utf8")
    .replaceAll('"', "")
    .replace(/\s+/g, " ")
    .trim();
}
