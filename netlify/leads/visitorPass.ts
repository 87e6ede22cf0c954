import { z } from "zod";

import { readClaims, signClaims, type TokenReading } from "../http/signedToken";
import type { LeadBackend } from "./leadBackend";

/** How long a pass is valid, in seconds. */
export const passLifetime = 3_600;

/** The claims of a visitor pass. Times are in seconds since the epoch. */
const passClaims = z.object({
  role: z.literal("anon"),
  /** The public anonymous key it was issued for. */
  iss: z.string(),
  iat: z.number(),
  exp: z.number(),
  /** When this visitor's first pass was issued; kept when a pass is refreshed. */
  since: z.number(),
});

export type PassClaims = z.infer<typeof passClaims>;

/** `absent`: none was sent, which is normal without JavaScript, or no secret is configured to check it with. */
export type PassReading = TokenReading<PassClaims> | { status: "absent" };

type PassContext = Pick<LeadBackend, "settings" | "content" | "clock">;

/** Issues a pass, unless there is no secret to sign it with. `previous`, when valid, is the one that it refreshes. */
export async function issuePass(
  context: PassContext,
  previous?: string,
): Promise<{ token: string; claims: PassClaims } | undefined> {
  const { signingSecret } = context.settings;
  if (!signingSecret) return undefined;
  const iat = Math.floor(context.clock() / 1000);
  const before = await readPass(previous, context);
  const claims: PassClaims = {
    role: "anon",
    iss: context.content.site.leads.anonymousKey ?? "",
    iat,
    exp: iat + passLifetime,
    since: before.status === "valid" ? before.claims.since : iat,
  };
  return { token: await signClaims(claims, signingSecret), claims };
}

/** Checks a pass. */
export async function readPass(
  token: string | undefined,
  { settings, content, clock }: PassContext,
): Promise<PassReading> {
  if (!token || !settings.signingSecret) return { status: "absent" };
  const reading = await readClaims(token, settings.signingSecret, clock());
  if (reading.status !== "valid") return reading;
  // We sign other tokens too.
  const claims = passClaims.safeParse(reading.claims).data;
  const isPass = claims?.iss === content.site.leads.anonymousKey;
  return claims && isPass ? { status: "valid", claims } : { status: "forged" };
}
