import type { IncomingMessage, ServerResponse } from "node:http";

import { getRequestListener } from "@hono/node-server";
import type { Config, Context } from "@netlify/functions";

import * as appointment from "../netlify/functions/appointment/appointment.mts";
import * as appointmentSlots from "../netlify/functions/appointment-slots/appointment-slots.mts";
import * as bookAppointment from "../netlify/functions/book-appointment/book-appointment.mts";
import * as leadAnswered from "../netlify/functions/lead-answered/lead-answered.mts";
import * as leadDigest from "../netlify/functions/lead-digest/lead-digest.mts";
import * as leadHealth from "../netlify/functions/lead-health/lead-health.mts";
import * as leadRelease from "../netlify/functions/lead-release/lead-release.mts";
import * as sendLeadEmail from "../netlify/functions/send-lead-email/send-lead-email.mts";
import * as sendMail from "../netlify/functions/send-mail/send-mail.mts";
import * as visitorPass from "../netlify/functions/visitor-pass/visitor-pass.mts";
import { backgroundWork } from "./backgroundWork";
import { rateLimiter } from "./rateLimit";

interface NetlifyFunction {
  default(request: Request, context: Context): Response | Promise<Response>;
  config?: Config;
}

const functions = new Map<string, NetlifyFunction>([
  ["send-lead-email", sendLeadEmail],
  ["visitor-pass", visitorPass],
  ["send-mail", sendMail],
  ["lead-digest", leadDigest],
  ["lead-health", leadHealth],
  ["appointment-slots", appointmentSlots],
  ["book-appointment", bookAppointment],
  ["appointment", appointment],
  ["lead-answered", leadAnswered],
  ["lead-release", leadRelease],
]);

/** The functions that the host runs by itself, and when. */
export const scheduledFunctions = () =>
  [...functions].flatMap(([name, { config }]) =>
    config?.schedule ? [{ name, schedule: config.schedule }] : [],
  );

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
  const run = functions.get(name);
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

/** What the host tells a function about its request, as far as it means something here. */
function localContext(request: Request, ip: string): Context {
  const unavailable = () => {
    throw new Error("not available on the local host");
  };
  return {
    account: { id: "local" },
    cookies: { get: () => "", set: unavailable, delete: unavailable },
    deploy: { context: process.env.LEAD_CONTEXT ?? "dev", id: "local", published: false },
    geo: {},
    ip,
    json: (value) => Response.json(value),
    log: console.log,
    next: unavailable,
    params: {},
    requestId: "local",
    rewrite: unavailable,
    server: { region: "local" },
    site: { id: "local", name: "local", url: new URL(request.url).origin },
    url: new URL(request.url),
    waitUntil: afterAnswers.add,
  };
}
