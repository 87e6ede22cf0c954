import { createHmac, timingSafeEqual } from "node:crypto";

/** How long a pass is valid, in seconds. */
export const passLifetime = 3_600;

/** The claims of a visitor pass. Times are in seconds since the epoch. */
export interface PassClaims {
  role: "anon";
  /** The public anonymous key it was issued for. */
  iss: string;
  iat: number;
  exp: number;
  /** When this visitor's first pass was issued; kept when a pass is refreshed. */
  since: number;
}

const header = encode(JSON.stringify({ alg: "HS256", typ: "JWT" }));

/** Issues a signed pass (a JWT). `previous`, when valid, is the pass that this one refreshes. */
export function issuePass({
  secret,
  site,
  now,
  previous,
}: {
  secret: string;
  site: string;
  now: number;
  previous?: string;
}): { token: string; claims: PassClaims } {
  const iat = Math.floor(now / 1000);
  const before = previous ? readPass({ token: previous, secret, site, now }) : undefined;
  const since = before?.status === "valid" ? before.claims.since : iat;
  const claims: PassClaims = { role: "anon", iss: site, iat, exp: iat + passLifetime, since };
  const content = `${header}.${encode(JSON.stringify(claims))}`;
  return { token: `${content}.${sign(content, secret)}`, claims };
}

export type PassReading =
  { status: "valid"; claims: PassClaims } | { status: "expired" } | { status: "forged" };

/** Checks a pass. Absence is the caller's to tell. */
export function readPass({
  token,
  secret,
  site,
  now,
}: {
  token: string;
  secret: string;
  site: string;
  now: number;
}): PassReading {
  const [head = "", body = "", signature = "", ...rest] = token.split(".");
  const expected = Buffer.from(sign(`${head}.${body}`, secret));
  const given = Buffer.from(signature);
  const isOurs =
    rest.length === 0 &&
    head === header &&
    given.length === expected.length &&
    timingSafeEqual(given, expected);
  if (!isOurs) return { status: "forged" };
  // Signed by us, so of our shape.
  const claims = JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as PassClaims;
  if (claims.iss !== site || claims.role !== "anon") return { status: "forged" };
  return claims.exp * 1000 > now ? { status: "valid", claims } : { status: "expired" };
}

function encode(text: string): string {
  return Buffer.from(text).toString("base64url");
}

function sign(content: string, secret: string): string {
  return createHmac("sha256", secret).update(content).digest("base64url");
}
