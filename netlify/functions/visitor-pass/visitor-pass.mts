import { handle } from "hono/netlify";

import { functionApp, Refusal } from "../../http/functionApp";
import { bearerToken, isForeign } from "../../http/request";
import { openLeadBackend } from "../../leads/leadBackend";
import { issuePass, passLifetime } from "../../leads/visitorPass";

/**
 * `GET visitor-pass` with `apikey: <public anonymous key>` issues the anonymous session of a visitor. A bearer token
 * that is still valid is refreshed: the new pass remembers when the visitor's first one was issued.
 */
export const visitorPass = functionApp(openLeadBackend, "pass-not-issued");

visitorPass.get("*", async (call) => {
  const { backend } = call.var;
  if (isForeign(call.req.raw)) throw new Refusal("foreign");
  if (call.req.header("apikey") !== (backend.content.site.leads.anonymousKey ?? "")) {
    throw new Refusal("apikey");
  }
  const pass = await issuePass(backend, bearerToken(call.req.raw));
  if (!pass) throw new Refusal("unavailable");
  const { role, iat: issuedAt, exp: expiresAt } = pass.claims;
  return call.json({ token: pass.token, role, issuedAt, expiresAt, expiresIn: passLifetime });
});

export default handle(visitorPass);
