import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a store does instead of its work. `applied`: it does the work first, then fails. */
export type StoreFault =
  | { kind: "status"; status: number; applied?: boolean }
  | { kind: "cut"; applied?: boolean }
  | { kind: "silent"; applied?: boolean }
  | { kind: "slow"; ms: number };

/** A request as a fault rule sees it. */
export interface StoreRequest {
  method: string;
  key: string;
}

/** Decides, request by request, what goes wrong. Undefined: nothing. */
export type StoreFaultRule = (request: StoreRequest) => StoreFault | undefined;

/**
 * A store that speaks the protocol of Netlify Blobs (edge access), keeps its contents in memory,
 * creates keys atomically as the real service does, and fails on demand.
 */
export interface FaultyStore {
  url: string;
  contents: Map<string, string>;
  /** Replace it to inject faults. */
  fault: StoreFaultRule;
  /** Resolves when nothing is under way: a slow request does its work after its sender has given up. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export async function startFaultyStore(): Promise<FaultyStore> {
  const contents = new Map<string, string>();
  const underWay = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const served = serve(request, response).finally(() => underWay.delete(served));
    underWay.add(served);
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const url = new URL(request.url ?? "/", "http://store");
    // /<site>/<store>/<key…>
    const key = decodeURIComponent(url.pathname.split("/").slice(3).join("/"));
    const method = request.method ?? "GET";
    const fault = store.fault({ method, key: key || (url.searchParams.get("prefix") ?? "") });
    if (fault?.kind === "slow") await new Promise((resolve) => setTimeout(resolve, fault.ms));
    const isDone = !fault || fault.kind === "slow" || fault.applied === true;
    const answer = isDone ? work(method, key, url, body, request) : { status: 500 };
    if (fault?.kind === "cut") {
      request.socket.destroy();
    } else if (fault?.kind === "status") {
      response.writeHead(fault.status).end();
    } else if (fault?.kind !== "silent") {
      response.writeHead(answer.status, answer.headers).end(answer.body);
    }
  }

  function work(
    method: string,
    key: string,
    url: URL,
    body: string,
    request: IncomingMessage,
  ): { status: number; headers?: Record<string, string>; body?: string } {
    if (method === "PUT") {
      if (request.headers["if-none-match"] === "*" && contents.has(key)) return { status: 412 };
      contents.set(key, body);
      return { status: 200, headers: { etag: `"${contents.size}-${body.length}"` } };
    }
    if (method === "DELETE") {
      contents.delete(key);
      return { status: 204 };
    }
    if (key !== "") {
      const value = contents.get(key);
      return value === undefined ? { status: 404 } : { status: 200, body: value };
    }
    const prefix = url.searchParams.get("prefix") ?? "";
    const blobs = [...contents.keys()]
      .filter((candidate) => candidate.startsWith(prefix))
      .map((candidate) => ({ key: candidate, etag: '"1"' }));
    return { status: 200, body: JSON.stringify({ blobs, directories: [] }) };
  }

  const store: FaultyStore = {
    url: "",
    contents,
    fault: () => undefined,
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  store.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return store;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
