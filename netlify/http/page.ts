import { createHash } from "node:crypto";

import { html, raw } from "hono/html";

import { pageStyle } from "./pageStyle";

/** Markup in which everything that is no markup is escaped: what `html` makes. */
export type Html = ReturnType<typeof html>;

/** What a page of a function says. */
export interface PageView {
  title: string;
  text: string;
  /** Whether something went wrong. */
  isAlert?: boolean;
  /** Within the notice, and below it. */
  notice?: Html | "";
  body?: Html | "";
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
  /** Style beside that of all pages. */
  style?: string;
}

/** A page in the site's look, with no script. */
export async function htmlPage(
  view: PageView,
  { brand, back, anchor = "", style = "" }: PageFrame,
): Promise<Response> {
  const styles = pageStyle + style;
  const { isAlert = false } = view;
  const markup = await html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${view.title} | ${brand}</title>
<style>${raw(styles)}</style>
</head>
<body>
<header><a href="/">${brand}</a></header>
<main>
<h1>${view.title}</h1>
<div class="notice${isAlert ? "" : " calm"}" role="${isAlert ? "alert" : "status"}"><p>${view.text}</p>${view.notice ?? ""}</div>
${view.body ?? ""}
<p><a href="/${anchor}">${back}</a></p>
</main>
</body>
</html>
`;
  const styleHash = createHash("sha256").update(styles).digest("base64");
  return new Response(markup.toString(), {
    status: view.status ?? 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      // The address of such a page is a key: it goes nowhere else.
      "referrer-policy": "no-referrer",
      "content-security-policy": [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        // Slots tell the style sheet their day and hour.
        "style-src-attr 'unsafe-inline'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join("; "),
      ...view.headers,
    },
  });
}
