import type { Context } from "@netlify/functions";
import { type Context as Call, Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { secureHeaders } from "hono/secure-headers";

import { failureReason } from "../database/connection";
import { logEvent } from "./logEvent";

/** What Netlify hands over with a request. Tests hand over a backend of their own. */
export interface FunctionEnv<Backend> {
  Bindings: { context?: Context; backend?: Backend };
  /** `posted`: what was posted, as far as it could be read. */
  Variables: { backend: Backend; posted?: unknown };
}

/** One request to a function, and its response. */
export type FunctionCall<Backend> = Call<FunctionEnv<Backend>>;

/**
 * What all functions have in common: their headers (`_headers` and netlify.toml do not apply to functions), and how
 * they refuse. Routes are added with `get` and `post`; `hono/netlify` makes a function of it.
 *
 * @param failure what the log calls an error that is no refusal
 * @param refusalPage the page that shows a browser why; its status is set. Without it, or undefined: JSON
 */
export function functionApp<Backend>(
  open: (context?: Context) => Backend,
  failure: string,
  refusalPage?: (refusal: Refusal, call: FunctionCall<Backend>) => Promise<Response> | undefined,
) {
  const app = new Hono<FunctionEnv<Backend>>();
  app.use(
    // The site's own headers say how long browsers remember https.
    secureHeaders({
      overwrite: false,
      referrerPolicy: "strict-origin-when-cross-origin",
      strictTransportSecurity: false,
    }),
    async (call, next) => {
      await next();
      call.res.headers.set("cache-control", "no-store");
      call.res.headers.set("x-robots-tag", "noindex");
    },
    async (call, next) => {
      call.set("backend", call.env.backend ?? open(call.env.context));
      await next();
    },
    methodNotAllowed({
      app,
      onMethodNotAllowed(_call, methods) {
        throw new Refusal("method", {}, { allow: methods.join(", ") });
      },
    }),
  );
  app.onError(async (error, call) => {
    if (!(error instanceof Refusal)) logEvent(failure, { reason: failureReason(error) });
    const refusal = error instanceof Refusal ? error : new Refusal("unavailable");
    const { kind, details, headers } = refusal;
    call.status(statuses[kind]);
    for (const [name, value] of Object.entries(headers)) call.header(name, value);
    // Without a backend no page can be written: the content itself may be broken.
    const page = call.var.backend && (await refusalPage?.(refusal, call));
    return page ?? call.json({ error: kind, ...details });
  });
  return app;
}

const statuses = {
  malformed: 400,
  apikey: 401,
  token: 401,
  foreign: 403,
  unknown: 404,
  method: 405,
  taken: 409,
  over: 410,
  "too-large": 413,
  "media-type": 415,
  invalid: 422,
  limit: 429,
  "too-many": 429,
  unavailable: 503,
} as const;

export type RefusalKind = keyof typeof statuses;

/** Thrown by a handler that does not do what it was asked. The function's app turns it into a response. */
export class Refusal extends Error {
  /** @param details what a program gets beside the kind, such as one message per refused field */
  constructor(
    readonly kind: RefusalKind,
    readonly details: { fields?: Partial<Record<string, string>>; slots?: object[] } = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(kind);
  }
}
