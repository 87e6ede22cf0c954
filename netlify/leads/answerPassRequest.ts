import type { LeadBackend } from "./leadBackend";
import { bearerToken, isForeign } from "./requestGuard";
import { issuePass, passLifetime } from "./visitorPass";

const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/**
 * Answers `GET visitor-pass` with `apikey: <public anonymous key>`. A bearer token that is still
 * valid is refreshed: the new pass remembers when the visitor's first one was issued.
 */
export function answerPassRequest(
  request: Request,
  { settings, content, clock }: LeadBackend,
): Response {
  const refuse = (status: number, error: string, more = {}) =>
    Response.json({ error }, { status, headers: { ...headers, ...more } });

  if (request.method !== "GET") return refuse(405, "method", { allow: "GET" });
  if (isForeign(request)) return refuse(403, "foreign");
  const site = content.site.leads.anonymousKey;
  if (request.headers.get("apikey") !== site) return refuse(401, "apikey");
  const secret = settings.passSecret;
  if (!secret) return refuse(503, "unavailable");

  const previous = bearerToken(request);
  const { token, claims } = issuePass({ secret, site, now: clock(), previous });
  return Response.json(
    {
      token,
      role: claims.role,
      issuedAt: claims.iat,
      expiresAt: claims.exp,
      expiresIn: passLifetime,
    },
    { headers },
  );
}
