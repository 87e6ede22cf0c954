import { JWTExpired } from "jose/errors";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";

import { Refusal } from "./functionApp";

/** The functions whose pages a signed link opens, by what it lets one do. */
export const linkPages = {
  "note-answer": "lead-answered",
  "release-lead": "lead-release",
  "manage-appointment": "appointment",
  "confirm-appointment": "appointment",
};

/** What a signed link lets one do. */
export type LinkPurpose = keyof typeof linkPages;

const key = (secret: string) => new TextEncoder().encode(secret);

/** Signs claims: a JWT. */
export function signClaims(claims: object, secret: string): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(key(secret));
}

/** The claims that we signed, unless `exp` is over. `now` in milliseconds. */
export async function readClaims(token: string, secret: string, now: number) {
  try {
    const options = { algorithms: ["HS256"], currentDate: new Date(now) };
    const { payload } = await jwtVerify(token, key(secret), options);
    return { status: "valid", claims: payload } as const;
  } catch (error) {
    return { status: error instanceof JWTExpired ? "expired" : "forged" } as const;
  }
}

/** A link that we sign: its token says what it is for (`aud`), and of which lead or appointment (`sub`). */
export async function signedLink(
  purpose: LinkPurpose,
  id: string,
  { site, secret, expiresAt }: { site: string; secret: string; expiresAt?: number },
) {
  const exp = expiresAt && Math.floor(expiresAt / 1000);
  const token = await signClaims({ aud: purpose, sub: id, exp }, secret);
  return `${site}/.netlify/functions/${linkPages[purpose]}?token=${token}`;
}

/** What a link that we signed is for, and of which lead or appointment. Throws a refusal when we did not, or it is over. */
export async function readLink<Purpose extends LinkPurpose>(
  token: string,
  purposes: readonly Purpose[],
  secret: string | undefined,
  now: number,
): Promise<{ id: string; purpose: Purpose }> {
  const reading = secret ? await readClaims(token, secret, now) : undefined;
  if (reading?.status === "expired") throw new Refusal("over");
  const { aud, sub } = reading?.status === "valid" ? reading.claims : {};
  const purpose = purposes.find((one) => one === aud);
  if (!purpose || typeof sub !== "string") throw new Refusal("unknown");
  return { id: sub, purpose };
}
