import { hash } from "node:crypto";
import type { Context as Call } from "hono";
import { html, raw } from "hono/html";

import { fieldLimits, honeypotName } from "../../contract/leadFields";
import type { fieldRules } from "../../contract/leadRules";
import { colorProperties, colors } from "../../src/theme/colors";
import { radii, space } from "../../src/theme/space";
import { sizes } from "../../src/theme/typography";
import type { FunctionCall } from "./functionApp";

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
}

/** What a page of a function needs to know of the site. */
interface Site {
  content: { site: { brand: { name: string } }; texts: { leadErrorPage: { back: string } } };
}

/** Answers with a page. Its address is a key: it goes nowhere else. */
export const respond = (call: Pick<Call, "body">, markup: string, policy: string): Response =>
  call.body(markup, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "referrer-policy": "no-referrer",
      "content-security-policy": policy,
    },
  });

/**
 * A page in the site's style, with no script.
 *
 * @param anchor where on the home page its link leads
 */
export async function htmlPage<Backend extends Site>(
  view: PageView,
  call: FunctionCall<Backend>,
  anchor = "",
): Promise<Response> {
  const { site, texts } = call.var.backend.content;
  const brand = site.brand.name;
  const { isAlert = false } = view;
  const markup = await html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${view.title} | ${brand}</title>
<style>${raw(pageStyle)}</style>
</head>
<body>
<header><a href="/">${brand}</a></header>
<main>
<h1>${view.title}</h1>
<div class="notice${isAlert ? "" : " calm"}" role="${isAlert ? "alert" : "status"}"><p>${view.text}</p>${view.notice ?? ""}</div>
${view.body ?? ""}
<p><a href="/${anchor}">${texts.leadErrorPage.back}</a></p>
</main>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash("sha256", pageStyle, "base64")}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return respond(call, markup.toString(), policy.join("; "));
}

/** A field of a form in its native words. */
interface Field {
  name: keyof typeof fieldLimits;
  type: keyof typeof fieldRules;
  autoComplete?: string;
  isOptional?: boolean;
}

/** How a form was filled in, and what is wrong with it, by field. `rows`: of a textarea. */
interface FormView<Name extends string> {
  words: Record<Name, { label: string }> & { optional?: string };
  typed: Partial<Record<Name, string>>;
  errors: Partial<Record<Name, string>>;
  rows: number;
}

/** The fields of a form with their labels. */
export const fieldsHtml = <Name extends Field["name"]>(
  fields: readonly (Field & { name: Name })[],
  { words, typed, errors, rows }: FormView<Name>,
) =>
  fields.map(({ name, type, autoComplete, isOptional }) => {
    const [value, error] = [typed[name] ?? "", errors[name]];
    const optional = isOptional && html` <span class="optional">(${words.optional})</span>`;
    const label = html`${words[name].label}${optional}`;
    const invalid = error && html` aria-invalid="true" aria-describedby="${name}-error"`;
    const attributes = html`id="${name}" name="${name}"${isOptional ? "" : " required"}${invalid}`;
    // Without a script nothing completes `exemple.fr`, which a browser refuses in a field of type `url`.
    const kind =
      type === "url"
        ? raw('type="text" inputmode="url" autocapitalize="none"')
        : html`type="${type}"`;
    const completion = autoComplete && html` autocomplete="${autoComplete}"`;
    const control =
      type === "textarea"
        ? // The line end is the one HTML drops after the tag: a typed one stays.
          html`<textarea ${attributes} rows="${rows}">\n${value}</textarea>`
        : html`<input ${attributes} maxlength="${fieldLimits[name]}" ${kind}${completion} value="${value}">`;
    const message = error && html`<p class="error" id="${name}-error">${error}</p>`;
    return html`<div class="field"><label for="${name}">${label}</label>${control}${message}</div>\n`;
  });

/** What is wrong, in the order of the form, each line leading to its field. */
export function errorSummary(errors: Partial<Record<string, string>> = {}): Html | "" {
  const lines = Object.entries(errors).map(
    ([name, error]) => html`<li><a href="#${name}">${error}</a></li>`,
  );
  return lines.length > 0 ? html`<ul>${lines}</ul>` : "";
}

/** The field that no person sees or fills in. */
export const trapHtml = (label: string): Html =>
  html`<div class="trap" aria-hidden="true"><label>${label}<input name="${honeypotName}" type="text" tabindex="-1" autocomplete="off"></label></div>`;

const strong = 'font-family:"Bricolage Grotesque",system-ui,sans-serif;font-weight:700';

/** Style of all pages of functions: the site's theme, without its fonts' files. */
const pageStyle = `
:root{color-scheme:light dark;${colorProperties}}
*{box-sizing:border-box}
body{margin:0;background:${colors.tint};color:${colors.ink};font:${sizes.body}/1.65 "Instrument Sans",system-ui,sans-serif}
header{padding:${space[4]} ${space.gutter};border-bottom:1px solid ${colors.line};background:${colors.paper};${strong};font-size:${sizes.title}}
header a{color:inherit;text-decoration:none}
main{width:min(46rem,100% - 2*${space[3]});margin:${space[6]} auto;padding:${space[6]} clamp(${space[5]},4vw,${space[7]});border:2px solid ${colors.ink};border-radius:${radii.card};background:${colors.surface}}
h1{${strong};font-size:${sizes.heading};line-height:1.12;letter-spacing:-0.02em;text-wrap:balance;margin:0 0 ${space[5]}}
a{color:${colors.accent}}
.notice{background:${colors.dangerSoft};border-left:4px solid ${colors.danger};border-radius:${radii.control};padding:${space[4]} ${space[5]};margin-bottom:${space[6]}}
.notice p{margin:0}.notice ul{margin:${space[2]} 0 0;padding-left:${space[5]}}.notice a{color:inherit}
.calm{background:${colors.accentSoft};border-color:${colors.accent}}
.hint,dt{color:${colors.muted}}
dl{overflow-wrap:anywhere}dd{margin:0 0 ${space[4]};white-space:pre-wrap}
.field{margin-bottom:${space[5]}}
label{display:block;font-weight:600;margin-bottom:${space[2]}}
input:not([type=radio]),textarea{width:100%;font:inherit;color:inherit;background:${colors.paper};border:1px solid ${colors.control};border-radius:${radii.control};padding:${space[3]};min-height:${space[7]}}
textarea{resize:vertical}
.field [aria-invalid]{border-color:${colors.danger};border-width:2px}
.error{color:${colors.danger};margin:${space[2]} 0 0;font-weight:600}
:focus-visible{outline:3px solid ${colors.accent};outline-offset:3px}
button{font:inherit;font-weight:600;background:${colors.action};color:${colors.onAction};border:0;border-radius:${radii.control};padding:${space[3]} ${space[5]};min-height:${space[7]};cursor:pointer}
button:hover{background:${colors.actionStrong}}
.trap{position:absolute;left:-200vw;width:1px;height:1px;overflow:hidden}
`;
