import type { Config } from "@netlify/functions";
import { handle } from "hono/netlify";
import { html } from "hono/html";
import { z } from "zod";

import { findAppointment } from "../../database/appointments";
import { functionApp, type FunctionCall, Refusal } from "../../http/functionApp";
import type { PageView } from "../../http/page";
import { postedText, readPost } from "../../http/request";
import { readLink } from "../../http/signedToken";
import {
  type AppointmentBackend,
  openAppointmentBackend,
} from "../../appointments/appointmentBackend";
import {
  actionsHtml,
  againHtml,
  appointmentPage,
  appointmentPurposes,
  detailsHtml,
  type OpenedLink,
  refusalWords,
} from "../../appointments/appointmentPage";
import { cancel, confirm, move } from "../../appointments/changeAppointment";
import { availability, type FreeSlot } from "../../appointments/freeSlots";

/**
 * The page of one appointment, by its signed link: shows it on GET; confirms, moves or cancels it on POST, since
 * scanners follow links.
 */
export const appointment = functionApp(
  openAppointmentBackend,
  "appointment-failed",
  ({ kind }, call) => {
    const { texts } = call.var.backend.booking;
    const isOver = kind === "over";
    const body = isOver ? againHtml(texts) : undefined;
    return appointmentPage({ ...refusalWords(kind, texts), isAlert: !isOver, body }, call);
  },
);

appointment.get("*", async (call) => {
  const { token = "", done } = call.req.query();
  return show(await open(token, call.var.backend, done), done, call);
});

const schema = z.object({ token: postedText, action: postedText, start: postedText });

appointment.post("*", async (call) => {
  const { backend } = call.var;
  const { token, action, start } = await readPost(call, schema);
  const opened = await open(token, backend, action);
  if (action === "confirm" && opened.purpose === "confirm-appointment") {
    await confirm(opened.appointment, backend);
  } else if (action === "cancel") {
    await cancel(opened.appointment, backend);
  } else if (action === "move" && opened.appointment.state === "booked") {
    const { appointment, free } = await move(opened.appointment, Date.parse(start), backend);
    if (!appointment) {
      call.status(409);
      return page({ ...backend.booking.texts.outcomes.taken, isAlert: true }, opened, call, free);
    }
  } else throw new Refusal("over");
  // What was done is shown by a GET, which Back and a reload can repeat.
  return call.redirect(`?${new URLSearchParams({ token, done: action })}`, 303);
});

type AppointmentCall = FunctionCall<AppointmentBackend>;

/** What a link opens, unless that is over. One that was just cancelled is shown once more. */
async function open(token: string, backend: AppointmentBackend, done?: string) {
  const { settings, database, clock } = backend;
  const now = clock();
  const { id, purpose } = await readLink(token, appointmentPurposes, settings.signingSecret, now);
  const appointment = await findAppointment(database, id);
  if (!appointment) throw new Refusal("unknown");
  const { state, startsAt, heldUntil } = appointment;
  const isHeld = state === "held" && heldUntil && heldUntil.getTime() > now;
  const isShown = state === "booked" || isHeld || (state === "cancelled" && done === "cancel");
  if (!isShown || startsAt.getTime() <= now) throw new Refusal("over");
  return { appointment, token, purpose };
}

/** The page of an appointment as it is, with what was just done. */
function show(opened: OpenedLink, done: string | undefined, call: AppointmentCall) {
  const { outcomes, manage, slots } = call.var.backend.booking.texts;
  const { confirm, toConfirm, booked, moved, cancelled } = outcomes;
  const { state } = opened.appointment;
  if (state === "cancelled") return page(cancelled, opened, call);
  if (state === "held")
    return page(opened.purpose === "confirm-appointment" ? confirm : toConfirm, opened, call);
  const plain = { title: manage.title, text: slots.about };
  return page(done === "move" ? moved : done ? booked : plain, opened, call);
}

async function page(
  view: PageView,
  opened: OpenedLink,
  call: AppointmentCall,
  known?: readonly FreeSlot[],
) {
  const { backend } = call.var;
  const { appointment } = opened;
  const { texts } = backend.booking;
  const details = await detailsHtml(appointment, backend);
  const isBooked = appointment.state === "booked";
  const free = known ?? (isBooked ? await availability(backend, appointment) : []);
  const actions = actionsHtml(opened, { free, isMoving: view.isAlert === true }, texts);
  return appointmentPage({ ...view, body: html`${details}${actions}` }, call);
}

export default handle(appointment);

export const config: Config = {
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ["ip", "domain"] },
};
