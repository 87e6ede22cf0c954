import { createHash } from "node:crypto";

import { escapeHtml } from "../../contract/escapeHtml";

/** What a page of a function says. */
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

/** What surrounds it. */
export interface PageFrame {
  brand: string;
  /** Text of the link to the home page. */
  back: string;
  /** Where on it. */
  anchor?: string;
  /** Style sheet. */
  style: string;
}

/** A page in the site's look, with no script. */
export function functionPage(
  view: PageView,
  { brand, back, anchor = "", style }: PageFrame,
): Response {
  const title = escapeHtml(view.title);
  const html = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeHtml(brand)}</title>
<style>${style}</style>
</head>
<body>
<header><a href="/">${escapeHtml(brand)}</a></header>
<main>
<h1>${title}</h1>
<div class="notice${view.isAlert ? "" : " calm"}" role="${view.isAlert ? "alert" : "status"}"><p>${escapeHtml(view.text)}</p>${view.notice ?? ""}</div>
${view.body ?? ""}
<p><a href="/${anchor}">${escapeHtml(back)}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: view.status ?? 200,
    headers: { ...headersWith(style), ...view.headers },
  });
}

function headersWith(style: string): Record<string, string> {
  const styleHash = createHash("sha256").update(style).digest("base64");
  return {
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
}
