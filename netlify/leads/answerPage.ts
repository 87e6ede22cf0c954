import { escapeHtml } from "../../contract/escapeHtml";
import { recordAnswer } from "../database/leadAnswers";
import { findLead, type RecordedLead } from "../database/leads";
import { readAnswerToken } from "./answerLink";
import { functionPage, type PageView } from "./functionPage";
import type { LeadBackend } from "./leadBackend";
import { errorPageStyle } from "./leadErrorPageStyle";
import { oneLine } from "./leadMail";
import { isoTime } from "./leadRecord";
import { logEvent } from "./logEvent";
import { readPost } from "./readPost";
import { isForeign } from "./requestGuard";

/**
 * The link in a lead's mail: shows a button on GET, since scanners follow links, and notes the answer on POST. Whoever
 * has the mail may say so; the page tells nothing of the visitor.
 */
export async function answerAnswerLink(request: Request, backend: LeadBackend): Promise<Response> {
  const texts = backend.content.texts.answerPage;
  const refuse = (text: string, status: number, headers = {}) =>
    show({ title: texts.title, text, isAlert: true, status, headers }, backend);
  try {
    if (request.method === "GET") {
      const token = new URL(request.url).searchParams.get("token");
      const lead = await find(token, backend);
      if (!lead) return refuse(texts.unknown, 404);
      if (lead.answeredAt) return show({ title: texts.title, text: texts.already }, backend);
      return show(
        { title: texts.title, text: texts.text, body: form(lead, token, backend) },
        backend,
      );
    }
    if (request.method !== "POST") {
      return refuse(texts.unavailable, 405, { allow: "GET, POST" });
    }
    const post = await readPost(request);
    if (post.status !== "read" || isForeign(request)) return refuse(texts.unavailable, 403);
    const lead = await find(post.values.get("token"), backend);
    if (!lead) return refuse(texts.unknown, 404);
    const who = typedName(post.values.get("name"));
    const isNew = await recordAnswer(backend.database, lead.id, who);
    return show({ title: texts.title, text: isNew ? texts.done : texts.already }, backend);
  } catch (error) {
    logEvent("answer-not-noted", { reason: error instanceof Error ? error.name : "unknown" });
    return refuse(texts.unavailable, 503);
  }
}

async function find(token: unknown, { settings, database }: LeadBackend) {
  if (typeof token !== "string" || token.length > 200 || !settings.passSecret) return undefined;
  const id = readAnswerToken(token, settings.passSecret);
  return id === undefined ? undefined : findLead(database, id);
}

const longestName = 80;

// Postgres refuses the character zero; `oneLine` takes all that do not show.
const typedName = (value: unknown) =>
  typeof value === "string" ? oneLine(value, longestName) : "";

function form(lead: RecordedLead, token: string | null, { content }: LeadBackend): string {
  const { received, name, action } = content.texts.answerPage;
  const day = new Intl.DateTimeFormat("fr", {
    timeZone: "Europe/Paris",
    dateStyle: "full",
    timeStyle: "short",
  }).format(lead.receivedAt);
  return `<p class="hint">${escapeHtml(received)} <time datetime="${isoTime(lead.receivedAt)}">${escapeHtml(day)}</time></p>
<form method="post" action="/.netlify/functions/lead-answered"><input type="hidden" name="token" value="${escapeHtml(token ?? "")}">
<div class="field"><label for="name">${escapeHtml(name)}</label><input id="name" name="name" maxlength="${longestName}" autocomplete="given-name"></div>
<button type="submit">${escapeHtml(action)}</button></form>`;
}

function show(view: PageView, { content }: LeadBackend): Response {
  const { site, texts } = content;
  const { back } = texts.leadErrorPage;
  return functionPage(view, { brand: site.brand.name, back, style: errorPageStyle });
}
