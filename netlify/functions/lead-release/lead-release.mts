import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";
import { html } from "hono/html";
import { z } from "zod";

import { leadFieldNames } from "../../../contract/leadFields";
import { colors } from "../../../src/theme/colors";
import { space } from "../../../src/theme/space";
import type { RecordedLead } from "../../database/leads";
import { functionApp } from "../../http/functionApp";
import { postedText, readPost } from "../../http/request";
import { type LeadBackend, openLeadBackend } from "../../leads/leadBackend";
import { leadPage, linkedLead } from "../../leads/leadLink";
import { queueReleased } from "../../leads/resendLead";
import { sendQueued } from "../../leads/sendTaken";

/** The link in the digest: shows a quarantined lead on GET, since scanners follow links, and lets it through on POST. */
export const leadRelease = functionApp<LeadBackend>({
  open: openLeadBackend,
  failure: "lead-not-released",
  refusalPage: ({ kind, status, headers }, { var: { backend } }) => {
    const { title, unknown, over, unavailable } = backend.content.texts.releasePage;
    const text = kind === "unknown" ? unknown : kind === "over" ? over : unavailable;
    return leadPage({ title, text, isAlert: true, status, headers }, backend, style);
  },
});

leadRelease.get("*", async ({ req, var: { backend } }) => {
  const { title, text, already } = backend.content.texts.releasePage;
  const token = req.query("token") ?? "";
  const lead = await linkedLead(token, "release-lead", backend);
  if (!lead.quarantined) return leadPage({ title, text: already }, backend, style);
  return leadPage({ title, text, body: message(lead, token, backend) }, backend, style);
});

const schema = z.object({ token: postedText });

leadRelease.post("*", readPost({ schema }), async ({ req, var: { backend } }) => {
  const { title, done, already } = backend.content.texts.releasePage;
  const { id } = await linkedLead(req.valid("form").token, "release-lead", backend);
  const queued = await queueReleased(id, backend);
  sendQueued(queued, backend);
  return leadPage({ title, text: queued.length > 0 ? done : already }, backend, style);
});

const style = `dl{overflow-wrap:anywhere}dt{color:${colors.muted}}dd{margin:0 0 ${space[4]};white-space:pre-wrap}`;

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
