import { createHash } from "node:crypto";

import { typeset } from "../../plugins/content-model/text/typeset";
import { type LeadFieldName, type LeadFields, leadFieldLimits, leadFieldNames } from "./lead";
import type { Refusal } from "./leadAnswer";
import { fillPlaceholders, type LeadContent } from "./leadContent";
import { errorPageStyle } from "./leadErrorPageStyle";
import { escapeHtml } from "./mail";
import { honeypotName } from "./readLeadForm";

const styleHash = createHash("sha256").update(errorPageStyle).digest("base64");

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const inputOf: Record<Exclude<LeadFieldName, "message">, string> = {
  name: 'type="text" autocomplete="name"',
  email: 'type="email" autocomplete="email"',
  phone: 'type="tel" autocomplete="tel"',
  website: 'type="text" inputmode="url" autocomplete="url" autocapitalize="none"',
};

/**
 * The page a visitor without JavaScript gets when the message was not accepted: what is wrong, and
 * the form as they filled it in, ready to be corrected and sent.
 */
export function leadErrorPage(
  refusal: Refusal,
  typed: LeadFields,
  content: LeadContent,
): { html: string; contentSecurityPolicy: string } {
  const { site, texts } = content;
  const form = texts.contact.form;
  const errors = refusal.kind === "invalid" ? refusal.errors : {};
  const say = (text: string) => escapeHtml(typeset(fillPlaceholders(text, site)));

  const fields = leadFieldNames.map((name) => {
    const error = errors[name];
    const attributes = [
      `id="${name}" name="${name}" required maxlength="${leadFieldLimits[name]}"`,
      error ? `aria-invalid="true" aria-describedby="${name}-error"` : "",
    ].join(" ");
    const control =
      name === "message"
        ? // The line end is the one HTML drops after the tag: a typed one stays.
          `<textarea ${attributes} rows="8">\n${escapeHtml(typed[name])}</textarea>`
        : `<input ${attributes} ${inputOf[name]} value="${escapeHtml(typed[name])}">`;
    const message = error ? `<p class="error" id="${name}-error">${say(error)}</p>` : "";
    return `<div class="field"><label for="${name}">${say(form[name].label)}</label>${control}${message}</div>`;
  });

  const summary = leadFieldNames
    .filter((name) => errors[name])
    .map((name) => `<li><a href="#${name}">${say(errors[name] ?? "")}</a></li>`)
    .join("");

  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(texts.leadErrorPage.title)} | ${say(site.brand.name)}</title>
<style>${errorPageStyle}</style>
</head>
<body>
<header><a href="/">${say(site.brand.name)}</a></header>
<main>
<h1>${say(texts.leadErrorPage.title)}</h1>
<div class="notice" role="alert"><p>${say(explanation(refusal, content))}</p>${summary ? `<ul>${summary}</ul>` : ""}</div>
<form method="post" action="/.netlify/functions/send-lead-email" accept-charset="utf-8">
<p class="hint">${say(form.required)}</p>
${fields.join("\n")}
<div class="trap" aria-hidden="true"><label for="${honeypotName}">${say(form.honeypot)}</label><input id="${honeypotName}" name="${honeypotName}" type="text" tabindex="-1" autocomplete="off"></div>
<button type="submit">${say(form.submit)}</button>
</form>
<p><a href="/#contact">${say(texts.leadErrorPage.back)}</a></p>
</main>
</body>
</html>
`;
  return { html, contentSecurityPolicy };
}

function explanation(refusal: Refusal, { texts: { leadErrorPage } }: LeadContent): string {
  switch (refusal.kind) {
    case "invalid":
      return leadErrorPage.invalid;
    case "too-large":
      return leadErrorPage.tooLarge;
    case "too-many":
      return leadErrorPage.tooMany;
    case "unavailable":
      return leadErrorPage.unavailable;
    default:
      return leadErrorPage.refused;
  }
}
