import type { LeadContent } from "./leadContent";
import { leadErrorPage, type TypedForm } from "./leadErrorPage";
import type { LeadRefusal } from "./leadRefusal";
import { isNativePost } from "./requestGuard";

const statusOf: Record<LeadRefusal["kind"], number> = {
  method: 405,
  foreign: 403,
  "media-type": 415,
  malformed: 400,
  "too-large": 413,
  invalid: 422,
  unavailable: 503,
};

/** `_headers` and netlify.toml do not apply to functions: they set their own. */
const commonHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-robots-tag": "noindex",
};

/** The lead is kept: JSON for the site's client, the thank-you page for a native post. */
export function acceptedAnswer(request: Request): Response {
  return isNativePost(request)
    ? new Response(null, { status: 303, headers: { ...commonHeaders, location: "/merci" } })
    : Response.json({ ok: true }, { headers: commonHeaders });
}

/** The lead is not kept: says why, and gives a native post its typed values back. */
export function refusedAnswer(
  request: Request,
  refusal: LeadRefusal,
  { typed, source }: TypedForm,
  content: LeadContent,
): Response {
  const headers = new Headers(commonHeaders);
  if (refusal.kind === "method") headers.set("allow", "POST");
  const status = statusOf[refusal.kind];
  if (!isNativePost(request) || refusal.kind === "method") {
    const fields = refusal.kind === "invalid" ? { fields: refusal.errors } : {};
    return Response.json({ error: refusal.kind, ...fields }, { status, headers });
  }
  const { html, contentSecurityPolicy } = leadErrorPage(refusal, { typed, source }, content);
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentSecurityPolicy);
  return new Response(html, { status, headers });
}
