import { functionPage } from "./functionPage";
import type { LeadContent } from "./leadContent";
import { leadErrorPage, type TypedForm } from "./leadErrorPage";
import { errorPageStyle } from "./leadErrorPageStyle";
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
  const status = statusOf[refusal.kind];
  if (!isNativePost(request) || refusal.kind === "method") {
    const fields = refusal.kind === "invalid" ? { fields: refusal.errors } : {};
    const headers = new Headers(commonHeaders);
    if (refusal.kind === "method") headers.set("allow", "POST");
    return Response.json({ error: refusal.kind, ...fields }, { status, headers });
  }
  return functionPage(
    { ...leadErrorPage(refusal, { typed, source }, content), status, headers: commonHeaders },
    {
      brand: content.site.brand.name,
      back: content.texts.leadErrorPage.back,
      anchor: "#contact",
      style: errorPageStyle,
    },
  );
}
