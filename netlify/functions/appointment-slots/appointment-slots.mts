import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";
import type { HonoRequest } from "hono";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";

import type { Interval } from "../../calendars/interval";
import { isTimeZone } from "../../calendars/zones";
import { functionApp, Refusal } from "../../http/functionApp";
import { openAppointmentBackend } from "../../appointments/appointmentBackend";
import { appointmentPage } from "../../appointments/appointmentPage";
import { availability, slotJson } from "../../appointments/freeSlots";
import { bookingForm, nextSlotsHtml } from "../../appointments/bookingForm";
import { paris, parisInstant } from "../../appointments/parisTime";

/**
 * `GET appointment-slots`: free slots as JSON (`from` and `days` bound them), as a page with the booking form to a
 * browser, or, with `fragment`, as a fragment of a page: `form`, or `next`, one of each of the next days. None of them names a host.
 */
export const appointmentSlots = functionApp(
  openAppointmentBackend,
  "slots-failed",
  ({ kind }, call) => {
    if (kind !== "unavailable" || !isForBrowser(call.req)) return undefined;
    const { outcomes, slots } = call.var.backend.booking.texts;
    return appointmentPage(
      { ...outcomes.unavailable, text: slots.unavailable, isAlert: true },
      call,
    );
  },
);

appointmentSlots.get("*", async (call) => {
  const { req } = call;
  const { backend } = call.var;
  const { texts } = backend.booking;
  const bounds = readBounds(req.query());
  const slots = await availability(backend);
  const { fragment, start: chosen = "", zone: given } = req.query();
  const zone = zoneOf(given);
  if (fragment === "next") return call.html(nextSlotsHtml(slots, { texts, zone }));
  const form = () => bookingForm({ slots, zone, chosen: Date.parse(chosen) }, backend);
  if (fragment === "form") return call.html(await form());
  if (isForBrowser(req)) return appointmentPage({ ...texts.page, body: await form() }, call);
  const within = slots.filter(({ start }) => start >= bounds.start && start < bounds.end);
  return call.json({ zone: paris, slots: within.map(slotJson) });
});

const isForBrowser = (req: HonoRequest) =>
  !req.query("fragment") && (req.header("accept") ?? "").includes("text/html");

/** Browsers that hide the visitor's zone say UTC, where hardly a visitor lives: they get the hours of Paris. */
function zoneOf(name: string | undefined): string {
  const isHidden = /^(?:Etc\/)?(?:UTC|GMT|UCT|Universal|Zulu)$/.test(name ?? "");
  return name && !isHidden && isTimeZone(name) ? name : paris;
}

const boundsQuery = z.object({
  from: z.iso.date(),
  days: z.coerce.number().int().min(1).max(999).default(7),
});

/** Days in Paris from `from`, `days` of them; all without. */
function readBounds(query: Record<string, string>): Interval {
  if (query.from === undefined && query.days === undefined) return { start: 0, end: Infinity };
  const { data } = boundsQuery.safeParse(query);
  if (!data) throw new Refusal("invalid");
  const day = Temporal.PlainDate.from(data.from);
  return { start: parisInstant(day), end: parisInstant(day.add({ days: data.days })) };
}

export default handle(appointmentSlots);

export const config: Config = {
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
