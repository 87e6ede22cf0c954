import { html } from "hono/html";

import { ownBookingPage } from "../../contract/bookingPage";
import { bookingFormStyle, slotCounters } from "../../src/theme/bookingForm";
import { space } from "../../src/theme/space";
import { sizes } from "../../src/theme/typography";
import type { FunctionCall, RefusalKind } from "../http/functionApp";
import { htmlPage, type PageView, respond } from "../http/page";
import type { AppointmentBackend, BookingTexts } from "./appointmentBackend";

const style = `${slotCounters}${bookingFormStyle}
main{container-type:inline-size}
h2{font-size:${sizes.title};margin:${space[6]} 0 ${space[4]}}
`;

/** Title and text of the page of a refusal. */
export function refusalWords(kind: RefusalKind, { outcomes }: BookingTexts) {
  const words: Partial<Record<string, BookingTexts["outcomes"]["over"]>> = outcomes;
  return words[kind === "too-many" ? "tooMany" : kind] ?? outcomes.refused;
}

/** How long a visitor waits for the static page before a plain one is shown instead. */
const PATIENCE = 2_000;

/**
 * A page about an appointment: the site's own booking page with this title, this text and, in the place of the form,
 * this body. When the static page cannot be read, a plain page in the site's colours.
 */
export async function appointmentPage(
  view: PageView,
  call: FunctionCall<AppointmentBackend>,
): Promise<Response> {
  const { content, booking, settings } = call.var.backend;
  const brand = content.site.brand.name;
  const filled = settings.siteUrl && (await fillBookingPage(settings.siteUrl, view, brand));
  if (filled) return respond(call, filled.markup, filled.policy);
  return htmlPage(view, { brand, back: booking.texts.manage.back, style }, call);
}

async function fillBookingPage(origin: string, view: PageView, brand: string) {
  const address = new URL(ownBookingPage, origin);
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  const policy = answer?.headers.get("content-security-policy");
  const page = await answer?.text().catch(() => undefined);
  if (!answer?.ok || !policy || !page?.includes(" data-fragment=")) return undefined;
  const title = (await html`${view.title}`).toString();
  const text = (await html`${view.text}`).toString();
  const alert = html`<div class="notice" role="alert"><p>${view.text}</p>${view.notice ?? ""}</div>`;
  const body = (await html`${view.isAlert ? alert : ""}${view.body ?? ""}`).toString();
  const markup = page
    // What leads a browser without JavaScript here.
    .replace(/<noscript[^>]*><meta http-equiv="refresh".*?<\/noscript>/s, "")
    .replace(/(<title[^>]*>).*?(?=<\/title>)/s, (_, tag) => `${tag}${title} | ${brand}`)
    .replace(/(<h1[^>]*>).*?(?=<\/h1>)/s, (_, tag) => `${tag}${title}`)
    // What is wrong is said where it is put right.
    .replace(/(?<=<\/h1><p>).*?(?=<\/p>)/s, (before) => (view.isAlert ? before : text))
    .replace(
      /(<div[^>]*?) data-fragment="[^"]*"([^>]*>).*?(?=<\/div>)/s,
      (_, tag, rest) => `${tag}${rest}${body}`,
    );
  return { markup, policy };
}
