import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";
import { z } from "zod";

import { honeypotName } from "../../../contract/leadFields";
import { functionApp, type FunctionCall, type Refusal } from "../../http/functionApp";
import { errorSummary } from "../../http/page";
import { bearerToken, isNativePost, postedText, readPost, refuseInvalid } from "../../http/request";
import { signedLink } from "../../http/signedToken";
import { readPass } from "../../leads/visitorPass";
import {
  type AppointmentBackend,
  openAppointmentBackend,
} from "../../appointments/appointmentBackend";
import { appointmentErrors, askedAppointment } from "../../appointments/appointmentFields";
import { appointmentPage, refusalWords } from "../../appointments/appointmentPage";
import { bookAppointment, NotBooked } from "../../appointments/bookAppointment";
import { bookingForm, nearestSlotsHtml } from "../../appointments/bookingForm";
import { availability, type FreeSlot } from "../../appointments/freeSlots";
import { paris } from "../../appointments/parisTime";

const bookingPost = z.record(z.string(), z.unknown()).transform((values) => ({
  asked: askedAppointment(values),
  honeypot: postedText.parse(values[honeypotName]).trim(),
  pass: postedText.parse(values.pass),
}));

/** Books an appointment: a post of the booking form, as JSON or from a browser. */
export const bookAppointmentApp = functionApp(
  openAppointmentBackend,
  "booking-failed",
  (refusal, call) => (isNativePost(call.req.raw) ? refusalPage(refusal, call) : undefined),
);

bookAppointmentApp.post("*", async (call) => {
  const { backend } = call.var;
  const { asked, honeypot, pass } = await readPost(call, bookingPost);
  refuseInvalid(appointmentErrors(asked, backend.booking.texts.form));
  const { signingSecret } = backend.settings;
  // Links are signed: without a secret a booking could not be moved or cancelled.
  if (!signingSecret) throw new Error("there is no secret");
  const appointment = await bookAppointment(
    asked,
    {
      address: call.env.context?.ip ?? "",
      site: backend.settings.siteUrl ?? new URL(call.req.url).origin,
      honeypot,
      pass: await readPass(bearerToken(call.req.raw) ?? pass, backend),
    },
    backend,
  );
  const { id, site, startsAt: start, endsAt: end, meeting, state } = appointment;
  const manage = await signedLink("manage-appointment", id, { site, secret: signingSecret });
  if (isNativePost(call.req.raw)) {
    const { pathname, search } = new URL(manage);
    return call.redirect(`${pathname}${search}&done=book`, 303);
  }
  const confirm = state === "held" ? { confirm: "by-mail" } : {};
  return call.json({ start, end, meeting, manage, ...confirm }, 201);
});

/** Says why nothing was booked, and gives a browser its form back, as it was filled in. */
async function refusalPage(refusal: Refusal, call: FunctionCall<AppointmentBackend>) {
  const { kind, details } = refusal;
  const { backend } = call.var;
  const { texts } = backend.booking;
  const { asked: typed, pass } = (call.var.posted ?? {}) as Partial<z.output<typeof bookingPost>>;
  const { start = NaN, zone = paris } = typed ?? {};
  const nearest = refusal instanceof NotBooked ? refusal.nearest : [];
  const slots = refusal instanceof NotBooked ? refusal.free : await freeOrAsked(start, backend);
  const chosen = nearest[0]?.start ?? typed?.start;
  const view = { pass, slots, zone, chosen, typed, errors: details.fields };
  return appointmentPage(
    {
      ...refusalWords(kind, texts),
      isAlert: true,
      notice: nearestSlotsHtml(nearest, { texts, zone }) || errorSummary(details.fields),
      body: kind === "limit" ? "" : await bookingForm(view, backend),
    },
    call,
  );
}

/** With the calendar away, the time that was asked for alone (none for NaN), so that one can try again. */
function freeOrAsked(start: number, backend: AppointmentBackend): Promise<FreeSlot[]> {
  const end = start + backend.booking.lengthMinutes * 60_000;
  return availability(backend).catch(() => (end ? [{ start, end, hosts: [] }] : []));
}

export default handle(bookAppointmentApp);

// Against floods only: how much one address may book is counted with the appointments.
export const config: Config = {
  rateLimit: { windowLimit: 240, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
