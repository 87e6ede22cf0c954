import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A new secret of 256 bits, fit for a cookie and an address. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a secret: whoever reads it cannot use it. */
export const hashOf = (secret: string): string =>
  createHash("sha256").update(secret).digest("base64url");

/** The token that a page of ours sends with every change: only who knows the session's secret can make it. */
export const csrfOf = (secret: string): string => hashOf(`csrf ${secret}`);

/** Compares in a time that tells nothing. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
