import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";
import { html } from "hono/html";
import { z } from "zod";

import { leadFieldNames } from "../../../contract/leadFields";
import { colors } from "../../../src/theme/colors";
import { space } from "../../../src/theme/space";
import { findLead, type RecordedLead } from "../../database/leads";
import { functionApp, Refusal } from "../../http/functionApp";
import { htmlPage, type PageView } from "../../http/page";
import { readPost } from "../../http/request";
import { readLink } from "../../http/signedToken";
import { type LeadBackend, openLeadBackend } from "../../leads/leadBackend";
import { logEvent } from "../../leads/logEvent";
import { queueReleased } from "../../leads/resendLead";
import { sendQueued } from "../../leads/sendTaken";

/** The link in the digest: shows a quarantined lead on GET, since scanners follow links, and lets it through on POST. */
export const leadRelease = functionApp<LeadBackend>({
  open: openLeadBackend,
  report: (error) =>
    logEvent("lead-not-released", { reason: error instanceof Error ? error.name : "unknown" }),
  refusalPage: ({ kind, status, headers }, { var: { backend } }) => {
    const { title, unknown, over, unavailable } = backend.content.texts.releasePage;
    const text = kind === "unknown" ? unknown : kind === "over" ? over : unavailable;
    return show({ title, text, isAlert: true, status, headers }, backend);
  },
});

leadRelease.get("*", async ({ req, var: { backend } }) => {
  const { title, text, already } = backend.content.texts.releasePage;
  const token = req.query("token") ?? "";
  const lead = await find(token, backend);
  if (!lead.quarantined) return show({ title, text: already }, backend);
  return show({ title, text, body: message(lead, token, backend) }, backend);
});

const schema = z.object({ token: z.string().catch("") });

leadRelease.post("*", readPost({ schema }), async ({ req, var: { backend } }) => {
  const { title, done, already } = backend.content.texts.releasePage;
  const { id } = await find(req.valid("form").token, backend);
  const queued = await queueReleased(id, backend);
  sendQueued(queued, backend);
  return show({ title, text: queued.length > 0 ? done : already }, backend);
});

async function find(token: string, { settings, database, clock }: LeadBackend) {
  const options = { secret: settings.signingSecret, now: clock() };
  const reading = await readLink(token, ["release-lead"], options);
  if (reading.status === "expired") throw new Refusal("over");
  const lead = reading.status === "valid" && (await findLead(database, reading.claims.id));
  if (!lead) throw new Refusal("unknown");
  return lead;
}

const style = `dl{overflow-wrap:anywhere}dt{color:${colors.muted}}dd{margin:0 0 ${space[4]};white-space:pre-wrap}`;

function show(view: PageView, { content: { site, texts } }: LeadBackend): Promise<Response> {
  return htmlPage(view, { brand: site.brand.name, back: texts.leadErrorPage.back, style });
}

function message(lead: RecordedLead, token: string, { content }: LeadBackend) {
  const { releasePage, contact } = content.texts;
  const fields = leadFieldNames.map(
    (name) => html`<dt>${contact.form[name].label}</dt><dd>${lead[name]}</dd>`,
  );
  return html`<dl>${fields}</dl>
<form method="post" action="/.netlify/functions/lead-release"><input type="hidden" name="token" value="${token}">
<button type="submit">${releasePage.action}</button></form>`;
}

export default handle(leadRelease);

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
