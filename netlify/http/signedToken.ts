import { JWTExpired } from "jose/errors";
import { SignJWT } from "jose/jwt/sign";
import { jwtVerify } from "jose/jwt/verify";

/** The functions whose pages a signed link opens, by what it lets one do. */
export const linkPages = {
  "note-answer": "lead-answered",
  "release-lead": "lead-release",
  "manage-appointment": "appointment",
  "confirm-appointment": "appointment",
};

/** What a signed link lets one do. */
export type LinkPurpose = keyof typeof linkPages;

export type TokenReading<Claims> =
  { status: "valid"; claims: Claims } | { status: "expired" } | { status: "forged" };

const key = (secret: string) => new TextEncoder().encode(secret);

/** Signs claims: a JWT. */
export function signClaims(claims: object, secret: string): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(key(secret));
}

/** The claims that we signed, unless `exp` is over. `now` in milliseconds. */
export async function readClaims(
  token: string,
  secret: string,
  now: number,
): Promise<TokenReading<Record<string, unknown>>> {
  try {
    const options = { algorithms: ["HS256"], currentDate: new Date(now) };
    const { payload } = await jwtVerify(token, key(secret), options);
    return { status: "valid", claims: payload };
  } catch (error) {
    return { status: error instanceof JWTExpired ? "expired" : "forged" };
  }
}

/** A link that we sign: its token says what it is for (`aud`), and of which lead or appointment (`sub`). */
export async function signedLink(
  purpose: LinkPurpose,
  id: string,
  { site, secret, expiresAt }: { site: string; secret: string; expiresAt?: number },
): Promise<string> {
  const exp = expiresAt && Math.floor(expiresAt / 1000);
  const token = await signClaims({ aud: purpose, sub: id, exp }, secret);
  return `${site}/.netlify/functions/${linkPages[purpose]}?token=${token}`;
}

/** Longest token that is looked at: ours are shorter. */
const longestToken = 400;

/** What a link that we signed is for. */
export async function readLink<Purpose extends LinkPurpose>(
  token: string,
  purposes: readonly Purpose[],
  { secret, now }: { secret: string | undefined; now: number },
): Promise<TokenReading<{ id: string; purpose: Purpose }>> {
  if (!secret || token.length > longestToken) return { status: "forged" };
  const reading = await readClaims(token, secret, now);
  if (reading.status !== "valid") return reading;
  const { aud, sub } = reading.claims;
  const purpose = purposes.find((one) => one === aud);
  if (!purpose || typeof sub !== "string") return { status: "forged" };
  return { status: "valid", claims: { id: sub, purpose } };
}
