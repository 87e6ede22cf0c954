import { parseUrl } from "../../contract/parseUrl";

/**
 * Whether a page of this site sent a request. Browsers name the origin of every change; one without a name, or with
 * that of another site, is refused.
 */
export function isFromOwnPage(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const host = parseUrl(request.headers.get("origin") ?? "")?.host;
  return host === new URL(request.url).host || host === request.headers.get("host");
}
