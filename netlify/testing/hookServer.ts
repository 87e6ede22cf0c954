import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { Webhook } from "standardwebhooks";

import { webhookSecret } from "./testBackend";

/** What the receiver of the webhook does instead of its work. */
export type HookFault =
  | { kind: "status"; status: number; location?: string }
  | { kind: "silent" }
  /** Reads the whole post, then cuts the connection. */
  | { kind: "reset" };

/** A post of JSON whose signature was right. */
export interface ReceivedPost {
  id: string;
  body: { type: string; timestamp: string; data: Record<string, string> };
}

/** A real HTTP server that verifies what it is sent, and fails on demand. Reached by the name of this machine. */
export async function startHookServer() {
  const verifier = new Webhook(webhookSecret);
  const received: ReceivedPost[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    hook.requests += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fault = hook.fault();
    if (fault?.kind === "silent") return;
    if (fault?.kind === "status") {
      response.writeHead(fault.status, fault.location ? { location: fault.location } : {}).end();
      return;
    }
    const text = Buffer.concat(chunks).toString("utf8");
    const { headers, method } = request;
    const body = verifier.verify(text, headers as Record<string, string>) as ReceivedPost["body"];
    const isJson = method === "POST" && headers["content-type"] === "application/json";
    if (!isJson) throw new Error("not as documented");
    received.push({ id: String(headers["webhook-id"]), body });
    if (fault?.kind === "reset") request.socket.destroy();
    else response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(401).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const hook = {
    url: `http://localhost:${(server.address() as AddressInfo).port}/hook?key=1`,
    received,
    /** How many, answered or not. */
    requests: 0,
    fault: (): HookFault | undefined => undefined,
    ids: () => received.map(({ id }) => id),
    /** Cuts every connection. */
    cutAll: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return hook;
}
