import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";

import { getRequestListener } from "@hono/node-server";
import type { Config, Context } from "@netlify/functions";

import { backgroundWork } from "./backgroundWork";
import { rateLimiter } from "./rateLimit";

interface NetlifyFunction {
  default(request: Request, context: Context): Response | Promise<Response>;
  config?: Config;
}

const names = readdirSync("netlify/functions");

function load(name: string): NetlifyFunction | undefined {
  if (!names.includes(name)) return undefined;
  // Imported, an entry would get a second instance of the modules that other modules require: tsx keeps the two apart.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require(`../netlify/functions/${name}/${name}.mts`) as NetlifyFunction;
}

/** The functions that the host runs by itself, and when. */
export function scheduledFunctions(): { name: string; schedule: string }[] {
  const loaded = names.map((name) => ({ name, ...load(name) }));
  return loaded.flatMap(({ name, config }) =>
    config?.schedule ? [{ name, schedule: config.schedule }] : [],
  );
}

const limitRate = rateLimiter();

/** What the functions still do after their answers. */
export const afterAnswers = backgroundWork();

/** A Node request handler; calls `next` for what it does not serve. */
export type NodeMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: () => void,
) => void;

const prefix = "/.netlify/functions/";

/** Serves the functions in this process at the addresses they have on the host. */
export function functionsMiddleware(): NodeMiddleware {
  return (request, response, next) => {
    if (!request.url?.startsWith(prefix) && next) {
      next();
      return;
    }
    const address = visitorAddress(request);
    const listener = getRequestListener((incoming) => invoke(incoming, address), {
      overrideGlobalObjects: false,
    });
    void listener(request, response);
  };
}

/** Runs the function that a request is for. */
export async function invoke(request: Request, address: string): Promise<Response> {
  const name = new URL(request.url).pathname.slice(prefix.length);
  const run = load(name);
  if (!run) return new Response("Function not found", { status: 404 });
  const rule = run.config?.rateLimit;
  const retryAfter = rule ? limitRate(`${name} ${address}`, rule) : 0;
  if (retryAfter > 0) {
    const headers = { "retry-after": String(retryAfter) };
    return new Response("Too many requests", { status: 429, headers });
  }
  try {
    return await run.default(request, localContext(request, address));
  } catch (error) {
    console.error(`Function ${name} failed:`, error);
    return new Response("Internal error", { status: 500 });
  }
}

function visitorAddress(request: IncomingMessage): string {
  const given = request.headers["x-nf-client-connection-ip"];
  return typeof given === "string" ? given : (request.socket.remoteAddress ?? "");
}

/** What the host tells a function about its request, as far as a function of ours asks for it. */
function localContext(request: Request, ip: string): Context {
  const known: Partial<Context> = {
    deploy: { context: process.env.LEAD_CONTEXT ?? "dev", id: "local", published: false },
    ip,
    url: new URL(request.url),
    waitUntil: afterAnswers.add,
  };
  return known as Context;
}
