import { html } from "hono/html";

import { type LeadFields, leadFields, sourceName } from "../../contract/leadFields";
import { normaliseLead } from "../../contract/leadRules";
import type { FunctionCall, Refusal, RefusalKind } from "../http/functionApp";
import { errorSummary, fieldsHtml, htmlPage, trapHtml } from "../http/page";
import type { LeadBackend } from "./leadBackend";

/**
 * The page a visitor without JavaScript gets when the message was not accepted: what is wrong, and
 * the form as they filled it in, as far as it could be read, ready to be corrected and sent.
 */
export function leadErrorPage(
  { kind, details: { fields: errors = {} } }: Refusal,
  call: FunctionCall<LeadBackend>,
): Promise<Response> {
  const { site, texts: all } = call.var.backend.content;
  const { leadErrorPage: texts, contact } = all;
  const { form } = contact;
  const post = call.var.posted as { fields: LeadFields; source: string } | undefined;
  const typed = post?.fields ?? normaliseLead({});

  const fields = fieldsHtml(leadFields, { words: form, typed, errors, rows: 8 });
  const { invalid, tooLarge, unavailable, refused } = texts;
  const words: Partial<Record<RefusalKind, string>> = {
    invalid,
    "too-large": tooLarge,
    unavailable,
  };

  return htmlPage(
    {
      title: texts.title,
      text: words[kind] ?? refused,
      isAlert: true,
      notice: errorSummary(errors),
      body: html`<form method="post" action="/.netlify/functions/send-lead-email" accept-charset="utf-8">
<input type="hidden" name="${sourceName}" value="${post?.source ?? ""}">
<p class="hint">${form.required}</p>
${fields}${trapHtml(form.honeypot)}
<button type="submit">${form.submit}</button>
</form>`,
    },
    { brand: site.brand.name, back: texts.back, anchor: "#contact" },
    call,
  );
}
