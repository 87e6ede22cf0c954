import { readdirSync } from "node:fs";

import { getRequestListener } from "@hono/node-server";
import type { Config, Context } from "@netlify/functions";
import { Cron } from "croner";
import type { RequestHandler } from "express";

import { backgroundWork } from "./backgroundWork";

interface NetlifyFunction {
  default(request: Request, context: Context): Response | Promise<Response>;
  config?: Config;
}

const names = readdirSync("netlify/functions");

function load(name: string): NetlifyFunction | undefined {
  if (!names.includes(name)) return undefined;
  // Imported, an entry would get a second instance of the modules that other modules require: tsx keeps the two apart.
  // oxlint-disable-next-line typescript/no-require-imports
  return require(`../netlify/functions/${name}/${name}.mts`) as NetlifyFunction;
}

/** The functions that the host runs by itself, and when. */
export function scheduledFunctions(): { name: string; schedule: string }[] {
  const loaded = names.map((name) => ({ name, ...load(name) }));
  return loaded.flatMap(({ name, config }) =>
    config?.schedule ? [{ name, schedule: config.schedule }] : [],
  );
}

/** Runs the scheduled functions as the host does, at the times that they name. */
export function startSchedules(): { close(): void } {
  const jobs = scheduledFunctions().map(({ name, schedule }) => {
    const address = `http://localhost/.netlify/functions/${name}`;
    const run = () =>
      afterAnswers.add(invoke(new Request(address, { method: "POST" }), "127.0.0.1"));
    // What the host has long run when a visitor comes, this machine runs when it starts.
    if (schedule.startsWith("*")) run();
    return new Cron(schedule, { timezone: "UTC", unref: true }, run);
  });
  return { close: () => jobs.forEach((job) => job.stop()) };
}

/** What the functions still do after their answers. */
export const afterAnswers = backgroundWork();

const prefix = "/.netlify/functions/";

/** Serves the functions in this process at the addresses they have on the host. */
export const functionsMiddleware: RequestHandler = (request, response, next) => {
  if (!request.url.startsWith(prefix)) return next();
  const given = request.headers["x-nf-client-connection-ip"];
  const address = typeof given === "string" ? given : (request.socket.remoteAddress ?? "");
  void getRequestListener((incoming) => invoke(incoming, address))(request, response);
};

/** Runs the function that a request is for. */
export async function invoke(request: Request, address: string): Promise<Response> {
  const name = new URL(request.url).pathname.slice(prefix.length);
  const run = load(name);
  if (!run) return new Response("Function not found", { status: 404 });
  const rule = run.config?.rateLimit;
  const retryAfter = rule ? secondsToWait(`${name} ${address}`, rule) : 0;
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

/** When visitors made their requests of the last window. */
const requests = new Map<string, number[]>();

/**
 * The host's rule about how many requests one visitor may make in a window of time (in seconds). Returns the seconds
 * to wait when they are used up, else 0.
 */
function secondsToWait(
  visitor: string,
  { windowLimit, windowSize }: NonNullable<Config["rateLimit"]>,
): number {
  const start = Date.now() - windowSize * 1000;
  const recent = (requests.get(visitor) ?? []).filter((at) => at > start);
  const [oldest] = recent;
  if (recent.length >= windowLimit && oldest !== undefined) {
    return Math.ceil((oldest - start) / 1000);
  }
  requests.set(visitor, [...recent, Date.now()]);
  return 0;
}

/** What the host passes to a function about its request, as far as a function of ours asks for it. */
function localContext(request: Request, ip: string): Context {
  const known: Partial<Context> = {
    deploy: { context: process.env.LEAD_CONTEXT ?? "dev", id: "local", published: false },
    ip,
    url: new URL(request.url),
    waitUntil: afterAnswers.add,
  };
  return known as Context;
}
