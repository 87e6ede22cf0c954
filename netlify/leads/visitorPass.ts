import { functionApp, Refusal } from "../http/functionApp";
import { bearerToken, isForeign } from "../http/request";
import { readClaims, signClaims, type TokenReading } from "../http/signedToken";
import { type LeadBackend, openLeadBackend } from "./leadBackend";
import { logEvent } from "./logEvent";

/** How long a pass is valid, in seconds. */
const passLifetime = 3_600;

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

/** `absent`: none was sent, which is normal without JavaScript, or no secret is configured to check it with. */
export type PassReading = TokenReading<PassClaims> | { status: "absent" };

type PassContext = Pick<LeadBackend, "settings" | "content" | "clock">;

/** Issues a pass. `previous`, when valid, is the pass that this one refreshes. */
export async function issuePass(
  secret: string,
  context: PassContext,
  previous?: string,
): Promise<{ token: string; claims: PassClaims }> {
  const iat = Math.floor(context.clock() / 1000);
  const before = await readPass(previous, context);
  const claims: PassClaims = {
    role: "anon",
    iss: context.content.site.leads.anonymousKey ?? "",
    iat,
    exp: iat + passLifetime,
    since: before.status === "valid" ? before.claims.since : iat,
  };
  return { token: await signClaims(claims, secret), claims };
}

/** Checks a pass. */
export async function readPass(
  token: string | undefined,
  { settings, content, clock }: PassContext,
): Promise<PassReading> {
  if (!token || !settings.signingSecret) return { status: "absent" };
  const reading = await readClaims(token, settings.signingSecret, clock());
  if (reading.status !== "valid") return reading;
  // Signed by us, so of one of our shapes.
  const claims = reading.claims as unknown as PassClaims;
  const isPass = claims.role === "anon" && claims.iss === content.site.leads.anonymousKey;
  return isPass ? { status: "valid", claims } : { status: "forged" };
}

/**
 * `GET visitor-pass` with `apikey: <public anonymous key>` issues the anonymous session of a visitor. A bearer token
 * that is still valid is refreshed: the new pass remembers when the visitor's first one was issued.
 */
export const visitorPass = functionApp<LeadBackend>({
  open: openLeadBackend,
  report: () => logEvent("pass-not-issued"),
});

visitorPass.get("*", async (call) => {
  const { backend } = call.var;
  if (isForeign(call.req.raw)) throw new Refusal("foreign");
  if (call.req.header("apikey") !== backend.content.site.leads.anonymousKey) {
    throw new Refusal("apikey");
  }
  const secret = backend.settings.signingSecret;
  if (!secret) throw new Refusal("unavailable");
  const { token, claims } = await issuePass(secret, backend, bearerToken(call.req.raw));
  const { role, iat: issuedAt, exp: expiresAt } = claims;
  return call.json({ token, role, issuedAt, expiresAt, expiresIn: passLifetime });
});
