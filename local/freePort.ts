import { createServer } from "node:net";

/** A port that is free on loopback: the preferred one, else any. */
export async function freePort(preferred: number): Promise<number> {
  return (await probe(preferred)) ?? (await probe(0)) ?? preferred;
}

function probe(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const bound = typeof address === "object" && address ? address.port : undefined;
      server.close(() => resolve(bound));
    });
  });
}
