import { Temporal } from "temporal-polyfill";

import type { AppointmentBackend } from "./appointmentBackend";
import { appointmentPage, dataHeaders } from "./appointmentPage";
import { availability } from "./availability";
import { bookingForm } from "./bookingForm";
import type { FreeSlot } from "./freeSlots";
import { isTimeZone, paris, parisMidnight } from "./parisTime";
import { nextSlotsHtml } from "./slotsHtml";

/**
 * Answers `GET appointment-slots`: free slots as JSON (`from` and `days` bound them), as a page with
 * the booking form to a browser, or, with `fragment`, as a fragment of a page: `form`, or `next`, the
 * first three. None of them names a host.
 */
export async function answerSlots(
  request: Request,
  backend: AppointmentBackend,
): Promise<Response> {
  const refuse = (status: number, error: string, more = {}) =>
    Response.json({ error }, { status, headers: { ...dataHeaders, ...more } });
  if (request.method !== "GET" && request.method !== "HEAD")
    return refuse(405, "method", { allow: "GET, HEAD" });
  const { searchParams } = new URL(request.url);
  const fragment = searchParams.get("fragment");
  const isPage = !fragment && (request.headers.get("accept") ?? "").includes("text/html");
  const bounds = readBounds(searchParams);
  if (!bounds) return refuse(422, "invalid");
  const { texts } = backend.booking;
  let slots: FreeSlot[];
  try {
    ({ slots } = await availability(backend));
  } catch {
    if (!isPage) return refuse(503, "unavailable");
    const view = { ...texts.outcomes.unavailable, text: texts.slots.unavailable };
    return appointmentPage({ ...view, isAlert: true, status: 503 }, backend);
  }
  const zone = zoneOf(searchParams.get("zone"));
  const chosen = Date.parse(searchParams.get("start") ?? "");
  if (fragment === "next") return htmlFragment(nextSlotsHtml(slots.slice(0, 3), { texts, zone }));
  if (fragment === "form") return htmlFragment(bookingForm({ slots, zone, chosen }, backend));
  if (isPage) {
    const body = bookingForm({ slots, zone, chosen }, backend);
    return appointmentPage({ ...texts.page, body }, backend);
  }
  const within = slots.filter(({ start }) => start >= bounds.start && start < bounds.end);
  return Response.json({ zone: paris, slots: within.map(slotJson) }, { headers: dataHeaders });
}

/** A slot as programs get it, with no host's name. */
export function slotJson({ start, end }: { start: number; end: number }) {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}

function htmlFragment(html: string): Response {
  const headers = { ...dataHeaders, "content-type": "text/html; charset=utf-8" };
  return new Response(html, { headers });
}

function zoneOf(name: string | null): string {
  return name && name.length <= 60 && isTimeZone(name) ? name : paris;
}

/** Days in Paris from `from`, `days` of them; all without. Undefined when they make no sense. */
function readBounds(parameters: URLSearchParams): { start: number; end: number } | undefined {
  const from = parameters.get("from");
  const days = parameters.get("days") ?? "7";
  if (from === null) return parameters.has("days") ? undefined : { start: 0, end: Infinity };
  if (!/^\d{4}-\d\d-\d\d$/.test(from) || !/^[1-9]\d{0,2}$/.test(days)) return undefined;
  try {
    const day = Temporal.PlainDate.from(from);
    return { start: parisMidnight(day), end: parisMidnight(day.add({ days: Number(days) })) };
  } catch {
    return undefined;
  }
}
