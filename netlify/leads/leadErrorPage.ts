import { escapeHtml } from "../../contract/escapeHtml";
import { honeypotName, leadFields, type LeadFields } from "../../contract/leadFields";
import { sourceName } from "../../contract/leadSource";
import type { PageView } from "./functionPage";
import type { LeadContent } from "./leadContent";
import type { LeadRefusal } from "./leadRefusal";

/** Without a script nothing completes `exemple.fr`, which a browser refuses in a field of type `url`. */
const inputType = (type: string) =>
  type === "url" ? 'type="text" inputmode="url" autocapitalize="none"' : `type="${type}"`;

/** What the visitor filled in, and the page that they did it on. */
export interface TypedForm {
  typed: LeadFields;
  source: string;
}

/**
 * The page a visitor without JavaScript gets when the message was not accepted: what is wrong, and
 * the form as they filled it in, ready to be corrected and sent.
 */
export function leadErrorPage(
  refusal: LeadRefusal,
  { typed, source }: TypedForm,
  content: LeadContent,
): PageView {
  const { texts } = content;
  const form = texts.contact.form;
  const errors = refusal.kind === "invalid" ? refusal.errors : {};

  const fields = leadFields.map(({ name, type, autoComplete, maxLength }) => {
    const error = errors[name];
    const attributes = [
      `id="${name}" name="${name}" required maxlength="${maxLength}"`,
      error ? `aria-invalid="true" aria-describedby="${name}-error"` : "",
    ].join(" ");
    const control =
      type === "textarea"
        ? // The line end is the one HTML drops after the tag: a typed one stays.
          `<textarea ${attributes} rows="8">\n${escapeHtml(typed[name])}</textarea>`
        : `<input ${attributes} ${inputType(type)} autocomplete="${autoComplete}" value="${escapeHtml(typed[name])}">`;
    const message = error ? `<p class="error" id="${name}-error">${escapeHtml(error)}</p>` : "";
    return `<div class="field"><label for="${name}">${escapeHtml(form[name].label)}</label>${control}${message}</div>`;
  });

  const summary = leadFields
    .flatMap(({ name }) => {
      const error = errors[name];
      return error ? [`<li><a href="#${name}">${escapeHtml(error)}</a></li>`] : [];
    })
    .join("");

  return {
    title: texts.leadErrorPage.title,
    text: explanation(refusal, content),
    isAlert: true,
    notice: summary && `<ul>${summary}</ul>`,
    body: `<form method="post" action="/.netlify/functions/send-lead-email" accept-charset="utf-8">
<input type="hidden" name="${sourceName}" value="${escapeHtml(source)}">
<p class="hint">${escapeHtml(form.required)}</p>
${fields.join("\n")}
<div class="trap" aria-hidden="true"><label for="${honeypotName}">${escapeHtml(form.honeypot)}</label><input id="${honeypotName}" name="${honeypotName}" type="text" tabindex="-1" autocomplete="off"></div>
<button type="submit">${escapeHtml(form.submit)}</button>
</form>`,
  };
}

function explanation(refusal: LeadRefusal, { texts: { leadErrorPage } }: LeadContent): string {
  switch (refusal.kind) {
    case "invalid":
      return leadErrorPage.invalid;
    case "too-large":
      return leadErrorPage.tooLarge;
    case "unavailable":
      return leadErrorPage.unavailable;
    default:
      return leadErrorPage.refused;
  }
}
