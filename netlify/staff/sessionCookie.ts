/** `__Host-`: sent by HTTPS only (and on localhost), by no subdomain, set by nobody else. */
const name = "__Host-equipe";

const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";

/** Seconds that a session lasts. */
const lifetime = 12 * 60 * 60;

/** The header that opens a session in a browser. */
export const sessionCookie = (secret: string): string =>
  `${name}=${secret}; ${attributes}; Max-Age=${lifetime}`;

/** The header that ends it. */
export const endedCookie = `${name}=; ${attributes}; Max-Age=0`;

/** The secret in a request's cookie, or undefined. */
export function readSessionCookie(request: Request): string | undefined {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}
