import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";
import { html } from "hono/html";
import { z } from "zod";

import { recordAnswer } from "../../database/leadAnswers";
import type { RecordedLead } from "../../database/leads";
import { functionApp } from "../../http/functionApp";
import { postedText, readPost } from "../../http/request";
import { type LeadBackend, openLeadBackend } from "../../leads/leadBackend";
import { leadPage, linkedLead } from "../../leads/leadLink";
import { oneLine } from "../../leads/leadMail";

const longestName = 80;

/**
 * The link in a lead's mail: shows a button on GET, since scanners follow links, and notes the answer on POST. Anyone
 * who has the mail may do that; the page says nothing of the visitor.
 */
export const leadAnswered = functionApp<LeadBackend>({
  open: openLeadBackend,
  failure: "answer-not-noted",
  refusalPage: ({ kind, status, headers }, { var: { backend } }) => {
    const { title, unknown, unavailable } = backend.content.texts.answerPage;
    const text = kind === "unknown" ? unknown : unavailable;
    return leadPage({ title, text, isAlert: true, status, headers }, backend);
  },
});

leadAnswered.get("*", async ({ req, var: { backend } }) => {
  const texts = backend.content.texts.answerPage;
  const token = req.query("token") ?? "";
  const lead = await linkedLead(token, "note-answer", backend);
  const view = lead.answeredAt
    ? { title: texts.title, text: texts.already }
    : { title: texts.title, text: texts.text, body: form(lead, token, backend) };
  return leadPage(view, backend);
});

const schema = z.object({
  token: postedText,
  // Postgres refuses the character zero; `oneLine` takes all that do not show.
  name: postedText.transform((name) => oneLine(name, longestName)),
});

leadAnswered.post("*", readPost({ schema }), async ({ req, var: { backend } }) => {
  const { token, name } = req.valid("form");
  const texts = backend.content.texts.answerPage;
  const lead = await linkedLead(token, "note-answer", backend);
  const isNew = await recordAnswer(backend.database, lead.id, name);
  return leadPage({ title: texts.title, text: isNew ? texts.done : texts.already }, backend);
});

function form(lead: RecordedLead, token: string, { content }: LeadBackend) {
  const { received, name, action } = content.texts.answerPage;
  const day = new Intl.DateTimeFormat("fr", {
    timeZone: "Europe/Paris",
    dateStyle: "full",
    timeStyle: "short",
  }).format(lead.receivedAt);
  return html`<p class="hint">${received} <time datetime="${lead.receivedAt.toISOString()}">${day}</time></p>
<form method="post" action="/.netlify/functions/lead-answered"><input type="hidden" name="token" value="${token}">
<div class="field"><label for="name">${name}</label><input id="name" name="name" maxlength="${longestName}" autocomplete="given-name"></div>
<button type="submit">${action}</button></form>`;
}

export default handle(leadAnswered);

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
