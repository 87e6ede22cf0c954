import { createHash } from "node:crypto";

import { escapeHtml } from "../../contract/escapeHtml";
import { bookingFormStyle } from "../../src/theme/bookingForm";
import { colors } from "../../src/theme/colors";
import { space } from "../../src/theme/space";
import { sizes } from "../../src/theme/typography";
import { errorPageStyle } from "../leads/leadErrorPageStyle";
import type { AppointmentBackend } from "./appointmentBackend";

const style = `${errorPageStyle}${bookingFormStyle}
h2{font-size:${sizes.title};margin:${space[6]} 0 ${space[4]}}
.calm{background:${colors.accentSoft};border-color:${colors.accent}}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:${space[2]} ${space[5]};align-items:baseline;margin:0 0 ${space[5]};overflow-wrap:anywhere}
dt{color:${colors.muted}}dd{margin:0}
dd:first-of-type{font-size:${sizes.title};font-weight:600;line-height:1.3}
dd:first-of-type::first-letter{text-transform:uppercase}
.links{display:flex;flex-wrap:wrap;gap:${space[2]} ${space[5]};margin:0 0 ${space[6]}}
.move{border-bottom:1px solid ${colors.line}}.move>form{padding-block:${space[3]} ${space[6]}}
.quiet{background:none;color:inherit;border:2px solid currentColor}
`;
const styleHash = createHash("sha256").update(style).digest("base64");

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  // The address of such a page is a key: it goes nowhere else.
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "content-security-policy": [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
};

/** What a page of the function says. */
export interface PageView {
  title: string;
  text: string;
  /** Whether something went wrong. */
  isAlert?: boolean;
  /** Trusted HTML: within the notice, and below it. */
  notice?: string;
  body?: string;
  status?: number;
  headers?: Record<string, string>;
}

/** A page in the site's look, with no script. */
export function appointmentPage(
  view: PageView,
  { content, booking }: AppointmentBackend,
): Response {
  const brand = escapeHtml(content.site.brand.name);
  const title = escapeHtml(view.title);
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${brand}</title>
<style>${style}</style>
</head>
<body>
<header><a href="/">${brand}</a></header>
<main>
<h1>${title}</h1>
<div class="notice${view.isAlert ? "" : " calm"}" role="${view.isAlert ? "alert" : "status"}"><p>${escapeHtml(view.text)}</p>${view.notice ?? ""}</div>
${view.body ?? ""}
<p><a href="/">${escapeHtml(booking.texts.manage.back)}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: view.status ?? 200,
    headers: { ...headers, ...view.headers },
  });
}

/** A piece of HTML for a page of the site to show, or JSON. */
export const dataHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-robots-tag": "noindex",
};
