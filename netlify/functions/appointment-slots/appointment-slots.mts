import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";
import type { HonoRequest } from "hono";
import { Temporal } from "temporal-polyfill";

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
  const {
    req,
    var: { backend },
  } = call;
  const { texts } = backend.booking;
  const bounds = readBounds(req.query("from"), req.query("days"));
  const slots = await availability(backend);
  const zone = zoneOf(req.query("zone"));
  const chosen = Date.parse(req.query("start") ?? "");
  const fragment = req.query("fragment");
  if (fragment === "next") {
    return call.html(nextSlotsHtml(slots, { texts, zone }));
  }
  if (fragment === "form") return call.html(await bookingForm({ slots, zone, chosen }, backend));
  if (isForBrowser(req)) {
    const body = await bookingForm({ slots, zone, chosen }, backend);
    return appointmentPage({ ...texts.page, body }, call);
  }
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

/** Days in Paris from `from`, `days` of them; all without. */
function readBounds(from: string | undefined, days: string | undefined): Interval {
  if (from === undefined && days === undefined) return { start: 0, end: Infinity };
  if (!/^\d{4}-\d\d-\d\d$/.test(from ?? "") || !/^[1-9]\d{0,2}$/.test(days ?? "7")) {
    throw new Refusal("invalid");
  }
  try {
    const day = Temporal.PlainDate.from(from ?? "");
    return { start: parisInstant(day), end: parisInstant(day.add({ days: Number(days ?? 7) })) };
  } catch {
    throw new Refusal("invalid");
  }
}

export default handle(appointmentSlots);

export const config: Config = {
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
