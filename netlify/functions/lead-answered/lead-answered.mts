import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";
import { html } from "hono/html";
import { z } from "zod";

import { recordAnswer } from "../../database/leadAnswers";
import { findLead, type RecordedLead } from "../../database/leads";
import { functionApp, Refusal } from "../../http/functionApp";
import { htmlPage, type PageView } from "../../http/page";
import { readPost } from "../../http/request";
import { readLink } from "../../http/signedToken";
import { isoTime } from "../../leads/clock";
import { type LeadBackend, openLeadBackend } from "../../leads/leadBackend";
import { oneLine } from "../../leads/leadMail";
import { logEvent } from "../../leads/logEvent";

const longestName = 80;

/**
 * The link in a lead's mail: shows a button on GET, since scanners follow links, and notes the answer on POST. Anyone
 * who has the mail may do that; the page says nothing of the visitor.
 */
export const leadAnswered = functionApp<LeadBackend>({
  open: openLeadBackend,
  report: (error) =>
    logEvent("answer-not-noted", { reason: error instanceof Error ? error.name : "unknown" }),
  refusalPage: ({ kind, status, headers }, { var: { backend } }) => {
    const { title, unknown, unavailable } = backend.content.texts.answerPage;
    const text = kind === "unknown" ? unknown : unavailable;
    return show({ title, text, isAlert: true, status, headers }, backend);
  },
});

leadAnswered.get("*", async ({ req, var: { backend } }) => {
  const texts = backend.content.texts.answerPage;
  const token = req.query("token") ?? "";
  const lead = await find(token, backend);
  const view = lead.answeredAt
    ? { title: texts.title, text: texts.already }
    : { title: texts.title, text: texts.text, body: form(lead, token, backend) };
  return show(view, backend);
});

const schema = z.object({
  token: z.string().catch(""),
  // Postgres refuses the character zero; `oneLine` takes all that do not show.
  name: z
    .string()
    .catch("")
    .transform((name) => oneLine(name, longestName)),
});

leadAnswered.post("*", readPost({ schema }), async ({ req, var: { backend } }) => {
  const { token, name } = req.valid("form");
  const texts = backend.content.texts.answerPage;
  const lead = await find(token, backend);
  const isNew = await recordAnswer(backend.database, lead.id, name);
  return show({ title: texts.title, text: isNew ? texts.done : texts.already }, backend);
});

function show(view: PageView, { content: { site, texts } }: LeadBackend): Promise<Response> {
  return htmlPage(view, { brand: site.brand.name, back: texts.leadErrorPage.back });
}

async function find(token: string, { settings, database, clock }: LeadBackend) {
  const reading = await readLink(token, ["note-answer"], {
    secret: settings.signingSecret,
    now: clock(),
  });
  const lead = reading.status === "valid" && (await findLead(database, reading.claims.id));
  if (!lead) throw new Refusal("unknown");
  return lead;
}

function form(lead: RecordedLead, token: string, { content }: LeadBackend) {
  const { received, name, action } = content.texts.answerPage;
  const day = new Intl.DateTimeFormat("fr", {
    timeZone: "Europe/Paris",
    dateStyle: "full",
    timeStyle: "short",
  }).format(lead.receivedAt);
  return html`<p class="hint">${received} <time datetime="${isoTime(lead.receivedAt)}">${day}</time></p>
<form method="post" action="/.netlify/functions/lead-answered"><input type="hidden" name="token" value="${token}">
<div class="field"><label for="name">${name}</label><input id="name" name="name" maxlength="${longestName}" autocomplete="given-name"></div>
<button type="submit">${action}</button></form>`;
}

export default handle(leadAnswered);

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
