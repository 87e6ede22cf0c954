import type { RefusalAnswer } from "../../contract/desk";

/** `_headers` and netlify.toml do not apply to functions: they set their own. */
export const deskHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
};

/** An answer of the desk's functions. */
export function deskAnswer(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  const all = new Headers(deskHeaders);
  new Headers(headers).forEach((value, key) => all.append(key, value));
  return Response.json(body, { status, headers: all });
}

const statusOf: Record<RefusalAnswer["error"], number> = {
  malformed: 400,
  session: 401,
  foreign: 403,
  unknown: 404,
  changed: 409,
  taken: 409,
  over: 410,
  "too-many": 429,
  unavailable: 503,
};

/** Why something is not done; thrown from wherever it is found out. */
export class DeskRefusal extends Error {
  constructor(readonly refused: RefusalAnswer) {
    super(refused.error);
  }
}

/** Says no. */
export function refusal(refused: RefusalAnswer, headers: HeadersInit = {}): Response {
  return deskAnswer(refused, statusOf[refused.error], headers);
}
