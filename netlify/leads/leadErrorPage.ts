import { html } from "hono/html";

import { type LeadFields, leadFields, sourceName } from "../../contract/leadFields";
import { normaliseLead } from "../../contract/leadRules";
import type { Refusal, RefusalKind } from "../http/functionApp";
import { errorSummary, fieldHtml, htmlPage, trapHtml } from "../http/page";
import type { LeadContent } from "./leadContent";

/**
 * The page a visitor without JavaScript gets when the message was not accepted: what is wrong, and
 * the form as they filled it in, ready to be corrected and sent.
 *
 * @param post what was typed, as far as it could be read.
 */
export function leadErrorPage(
  { kind, status, details: { fields: errors = {} } }: Refusal,
  post: { fields: LeadFields; source: string } | undefined,
  content: LeadContent,
): Promise<Response> {
  const { leadErrorPage: texts, contact } = content.texts;
  const { form } = contact;
  const typed = post?.fields ?? normaliseLead({});

  const fields = leadFields.map((field) => {
    const { name } = field;
    const label = html`${form[name].label}`;
    return fieldHtml(field, { label, value: typed[name], error: errors[name], rows: 8 });
  });
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
      status,
    },
    { brand: content.site.brand.name, back: texts.back, anchor: "#contact" },
  );
}
