import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";
import { z } from "zod";

import {
  honeypotName,
  leadFieldNames,
  type LeadFields,
  readSource,
  sourceName,
} from "../../../contract/leadFields";
import { errorTexts, findProblems, normaliseLead } from "../../../contract/leadRules";
import { functionApp, Refusal } from "../../http/functionApp";
import { bearerToken, isNativePost, postedText, readPost, refuseInvalid } from "../../http/request";
import { type LeadBackend, openLeadBackend } from "../../leads/leadBackend";
import { leadErrorPage } from "../../leads/leadErrorPage";
import { isPhoneNumber } from "../../leads/phoneNumber";
import { leadId, receiveLead } from "../../leads/receiveLead";
import { quarantineScore, scoreLead } from "../../leads/scoreLead";
import { readPass } from "../../leads/visitorPass";

/** The post of the form: as text, normalised. */
const leadPost = z.record(z.string(), z.unknown()).transform((values) => ({
  fields: normaliseLead(Object.fromEntries(leadFieldNames.map((name) => [name, values[name]]))),
  honeypot: postedText.parse(values[honeypotName]),
  source: readSource(values[sourceName]),
}));

/** Receives a post of the contact form, as JSON from the site's client or natively from a browser. */
export const sendLeadEmail = functionApp(openLeadBackend, "lead-not-received", (refusal, call) =>
  isNativePost(call.req.raw) && refusal.kind !== "method"
    ? leadErrorPage(refusal, call)
    : undefined,
);

sendLeadEmail.post("*", async (call) => {
  const { backend } = call.var;
  const { fields, honeypot, source } = await readPost(call, leadPost);
  refuseInvalid(errors(fields, backend));
  const now = backend.clock();
  const pass = await readPass(bearerToken(call.req.raw), backend);
  const { score, signals } = scoreLead(fields, { honeypot, pass, now });
  const lead = {
    id: leadId(fields, now),
    receivedAt: new Date(now),
    ...fields,
    score,
    signals,
    quarantined: score >= quarantineScore,
    source,
    answeredAt: null,
  };
  if (!(await receiveLead(lead, backend))) throw new Refusal("unavailable");
  return isNativePost(call.req.raw) ? call.redirect("/merci", 303) : call.json({ ok: true });
});

/** What is wrong with the fields: by the rules of the browser, and of the telephone number by more. */
function errors(fields: LeadFields, { content }: LeadBackend) {
  const problems = findProblems(fields);
  if (!isPhoneNumber(fields.phone)) problems.phone ??= "error";
  return errorTexts(problems, content.texts.contact.form);
}

export default handle(sendLeadEmail);

// Netlify counts, and refuses with 429: 40 a minute are enough for a whole office behind one address.
export const config: Config = {
  rateLimit: { windowLimit: 40, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
