import { createHash } from "node:crypto";

import { escapeHtml } from "../../contract/escapeHtml";
import { honeypotName, leadFields, type LeadFields } from "../../contract/leadFields";
import { sourceName } from "../../contract/leadSource";
import type { LeadContent } from "./leadContent";
import { errorPageStyle } from "./leadErrorPageStyle";
import type { LeadRefusal } from "./leadRefusal";

const styleHash = createHash("sha256").update(errorPageStyle).digest("base64");

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

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
): { html: string; contentSecurityPolicy: string } {
  const { site, texts } = content;
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

  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.leadErrorPage.title)} | ${escapeHtml(site.brand.name)}</title>
<style>${errorPageStyle}</style>
</head>
<body>
<header><a href="/">${escapeHtml(site.brand.name)}</a></header>
<main>
<h1>${escapeHtml(texts.leadErrorPage.title)}</h1>
<div class="notice" role="alert"><p>${escapeHtml(explanation(refusal, content))}</p>${summary ? `<ul>${summary}</ul>` : ""}</div>
<form method="post" action="/.netlify/functions/send-lead-email" accept-charset="utf-8">
<input type="hidden" name="${sourceName}" value="${escapeHtml(source)}">
<p class="hint">${escapeHtml(form.required)}</p>
${fields.join("\n")}
<div class="trap" aria-hidden="true"><label for="${honeypotName}">${escapeHtml(form.honeypot)}</label><input id="${honeypotName}" name="${honeypotName}" type="text" tabindex="-1" autocomplete="off"></div>
<button type="submit">${escapeHtml(form.submit)}</button>
</form>
<p><a href="/#contact">${escapeHtml(texts.leadErrorPage.back)}</a></p>
</main>
</body>
</html>
`;
  return { html, contentSecurityPolicy };
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
