import type { Config } from "@netlify/functions";
import { html } from "hono/html";
import { handle } from "hono/netlify";
import { z } from "zod";

import {
  honeypotName,
  leadFields,
  type LeadFields,
  readSource,
  sourceName,
} from "../../../contract/leadFields";
import { errorTexts, findProblems, normaliseLead } from "../../../contract/leadRules";
import { functionApp, type FunctionCall, Refusal } from "../../http/functionApp";
import { errorSummary, fieldsHtml, htmlPage, trapHtml } from "../../http/page";
import { bearerToken, isNativePost, postedText, readPost, refuseInvalid } from "../../http/request";
import { type LeadBackend, openLeadBackend } from "../../leads/leadBackend";
import { isPhoneNumber } from "../../leads/phoneNumber";
import { leadId, receiveLead } from "../../leads/receiveLead";
import { quarantineScore, scoreLead } from "../../leads/scoreLead";
import { readPass } from "../../leads/visitorPass";

/** The post of the form: as text, normalised. */
const leadPost = z.record(z.string(), z.unknown()).transform((values) => ({
  fields: normaliseLead(values),
  honeypot: postedText.parse(values[honeypotName]),
  source: postedText.parse(values[sourceName]),
}));

/** Receives a post of the contact form, as JSON from the site's client or natively from a browser. */
export const sendLeadEmail = functionApp(openLeadBackend, "lead-not-received", (refusal, call) =>
  isNativePost(call.req.raw) ? errorPage(refusal, call) : undefined,
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
    source: readSource(source, call.req.header("referer")),
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

/**
 * The page a visitor without JavaScript gets when the message was not accepted: what is wrong, and
 * the form as they filled it in, as far as it could be read, ready to be corrected and sent.
 */
function errorPage({ kind, details }: Refusal, call: FunctionCall<LeadBackend>) {
  const { contact, leadErrorPage: texts } = call.var.backend.content.texts;
  const { form } = contact;
  const { fields: typed = {}, source: named = "" } = (call.var.posted ?? {}) as Partial<
    z.output<typeof leadPost>
  >;
  const source = readSource(named, call.req.header("referer"));
  const { fields: errors = {} } = details;
  const fields = fieldsHtml(leadFields, { words: form, typed, errors, rows: 8 });
  const words: Partial<Record<string, string>> = texts;
  return htmlPage(
    {
      title: texts.title,
      text: words[kind === "too-large" ? "tooLarge" : kind] ?? texts.refused,
      isAlert: true,
      notice: errorSummary(errors),
      body: html`<form method="post" action="/.netlify/functions/send-lead-email" accept-charset="utf-8">
<input type="hidden" name="${sourceName}" value="${source}">
<p class="hint">${form.required}</p>
${fields}${trapHtml(form.honeypot)}
<button type="submit">${form.submit}</button>
</form>`,
    },
    call,
    "#contact",
  );
}

export default handle(sendLeadEmail);

// Netlify counts, and refuses with 429: 40 a minute are enough for a whole office behind one address.
export const config: Config = {
  rateLimit: { windowLimit: 40, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
