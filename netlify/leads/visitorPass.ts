import { readClaims, signClaims } from "../http/signedToken";
import type { LeadBackend } from "./leadBackend";

/** How long a pass is valid, in seconds. */
export const passLifetime = 3_600;

/**
 * What a pass says: when this visitor's first one was issued, in seconds since the epoch. `absent`: none was sent, which
 * is normal without JavaScript, or no secret is configured to check it with.
 */
export type PassReading =
  | { status: "valid"; since: number }
  | { status: "expired" | "forged" | "absent" };

type PassContext = Pick<LeadBackend, "settings" | "content" | "clock">;

/** Issues a pass, unless there is no secret to sign it with. `previous`, when valid, is the one that it refreshes. */
export async function issuePass(context: PassContext, previous?: string) {
  const { signingSecret } = context.settings;
  if (!signingSecret) return undefined;
  const iat = Math.floor(context.clock() / 1000);
  const before = await readPass(previous, context);
  const claims = {
    role: "anon",
    /** The public anonymous key it was issued for. */
    iss: context.content.site.leads.anonymousKey,
    iat,
    exp: iat + passLifetime,
    since: before.status === "valid" ? before.since : iat,
  };
  return { token: await signClaims(claims, signingSecret), claims };
}

/** Checks a pass: signed by us, for this site, not over. */
export async function readPass(
  token: string | undefined,
  { settings, content, clock }: PassContext,
): Promise<PassReading> {
  if (!token || !settings.signingSecret) return { status: "absent" };
  const reading = await readClaims(token, settings.signingSecret, clock());
  if (reading.status !== "valid") return reading;
  // We sign other tokens too.
  const { role, iss, since } = reading.claims;
  const isPass = role === "anon" && iss === content.site.leads.anonymousKey;
  return isPass ? { status: "valid", since: Number(since) } : { status: "forged" };
}
