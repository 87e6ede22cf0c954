import { html } from "hono/html";

import { honeypotName, type LeadFields, leadFields, sourceName } from "../../contract/leadFields";
import { normaliseLead } from "../../contract/leadRules";
import type { Refusal } from "../http/functionApp";
import { htmlPage } from "../http/page";
import type { LeadContent } from "./leadContent";

/** Without a script nothing completes `exemple.fr`, which a browser refuses in a field of type `url`. */
const inputType = (type: string) =>
  type === "url" ? html`type="text" inputmode="url" autocapitalize="none"` : html`type="${type}"`;

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

  const fields = leadFields.map(({ name, type, autoComplete, maxLength }) => {
    const error = errors[name];
    const invalid = error && html`aria-invalid="true" aria-describedby="${name}-error"`;
    const attributes = html`id="${name}" name="${name}" required maxlength="${maxLength}" ${invalid}`;
    const control =
      type === "textarea"
        ? // The line end is the one HTML drops after the tag: a typed one stays.
          html`<textarea ${attributes} rows="8">\n${typed[name]}</textarea>`
        : html`<input ${attributes} ${inputType(type)} autocomplete="${autoComplete}" value="${typed[name]}">`;
    const message = error && html`<p class="error" id="${name}-error">${error}</p>`;
    return html`<div class="field"><label for="${name}">${form[name].label}</label>${control}${message}</div>`;
  });
  const summary = leadFields.flatMap(({ name }) =>
    errors[name] ? html`<li><a href="#${name}">${errors[name]}</a></li>` : [],
  );
  const text =
    kind === "invalid"
      ? texts.invalid
      : kind === "too-large"
        ? texts.tooLarge
        : kind === "unavailable"
          ? texts.unavailable
          : texts.refused;

  return htmlPage(
    {
      title: texts.title,
      text,
      isAlert: true,
      notice: summary.length > 0 ? html`<ul>${summary}</ul>` : "",
      body: html`<form method="post" action="/.netlify/functions/send-lead-email" accept-charset="utf-8">
<input type="hidden" name="${sourceName}" value="${post?.source ?? ""}">
<p class="hint">${form.required}</p>
${fields.map((field, index) => [index > 0 ? "\n" : "", field])}
<div class="trap" aria-hidden="true"><label for="${honeypotName}">${form.honeypot}</label><input id="${honeypotName}" name="${honeypotName}" type="text" tabindex="-1" autocomplete="off"></div>
<button type="submit">${form.submit}</button>
</form>`,
      status,
    },
    { brand: content.site.brand.name, back: texts.back, anchor: "#contact" },
  );
}
