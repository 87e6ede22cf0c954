import { parseUrl } from "../../contract/parseUrl";

/**
 * Whether a request was sent from a page of another site. Only what is present counts: browsers
 * leave `Origin` out, or say `null`, for reasons of privacy, and other clients never send it.
 */
export function isForeign(request: Request): boolean {
  if (request.headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = request.headers.get("origin");
  if (!origin || origin === "null") return false;
  const host = parseUrl(origin)?.host;
  if (host === undefined) return true;
  const ownHosts = [
    new URL(request.url).host,
    request.headers.get("host"),
    request.headers.get("x-forwarded-host"),
  ];
  return !ownHosts.includes(host);
}

/**
 * Whether a browser posts the form itself, without JavaScript: it then needs a page or a redirect
 * where the site's own client needs JSON.
 */
export function isNativePost(request: Request): boolean {
  const type = request.headers.get("content-type") ?? "";
  const accept = request.headers.get("accept") ?? "";
  return !type.startsWith("application/json") && accept.includes("text/html");
}

/** The bearer token of a request. */
export function bearerToken(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}
