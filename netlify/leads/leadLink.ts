import { html } from "hono/html";
import { z } from "zod";

import { findLead, type RecordedLead } from "../database/leads";
import { functionApp, type FunctionCall, Refusal } from "../http/functionApp";
import { type Html, htmlPage, type PageView } from "../http/page";
import { postedText, readPost } from "../http/request";
import { linkPages, readLink } from "../http/signedToken";
import { type LeadBackend, openLeadBackend } from "./leadBackend";

interface LinkPage {
  purpose: "note-answer" | "release-lead";
  /** Its words in `content/interface.yaml`. */
  texts: "answerPage" | "releasePage";
  isDone(lead: RecordedLead): boolean;
  /** What is shown above the button. */
  above(lead: RecordedLead, backend: LeadBackend): Html;
  /** Does what the button says. False when it was done before. */
  change(lead: RecordedLead, backend: LeadBackend): Promise<boolean>;
}

const schema = z.object({ token: postedText });

/**
 * A function whose signed link in a mail shows a page about a lead with a button on GET, since scanners follow links,
 * and does what the button says on POST, once.
 */
export function leadLinkApp(page: LinkPage) {
  const textsOf = ({ content }: LeadBackend) => content.texts[page.texts];
  const show = (view: Omit<PageView, "title">, call: FunctionCall<LeadBackend>) =>
    htmlPage({ title: textsOf(call.var.backend).title, ...view }, call);
  /** The lead that a signed link is about. Throws a refusal when there is none, or no longer. */
  const linkedLead = async (token: string, { settings, database, clock }: LeadBackend) => {
    const { id } = await readLink(token, [page.purpose], settings.signingSecret, clock());
    const lead = await findLead(database, id);
    if (!lead) throw new Refusal("unknown");
    return lead;
  };
  const app = functionApp(openLeadBackend, `${page.purpose}-failed`, ({ kind }, call) => {
    const { over, unknown, unavailable } = { over: undefined, ...textsOf(call.var.backend) };
    const text = (kind === "over" && over) || (kind === "unknown" ? unknown : unavailable);
    return show({ text, isAlert: true }, call);
  });
  app.get("*", async (call) => {
    const { backend } = call.var;
    const { text, already, action } = textsOf(backend);
    const token = call.req.query("token") ?? "";
    const lead = await linkedLead(token, backend);
    if (page.isDone(lead)) return show({ text: already }, call);
    const body = html`${page.above(lead, backend)}
<form method="post" action="/.netlify/functions/${linkPages[page.purpose]}"><input type="hidden" name="token" value="${token}">
<button type="submit">${action}</button></form>`;
    return show({ text, body }, call);
  });
  app.post("*", async (call) => {
    const { backend } = call.var;
    const { token } = await readPost(call, schema);
    const { done, already } = textsOf(backend);
    const lead = await linkedLead(token, backend);
    return show({ text: (await page.change(lead, backend)) ? done : already }, call);
  });
  return app;
}
