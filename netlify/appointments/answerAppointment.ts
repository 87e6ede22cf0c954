import { failureReason } from "../database/connection";
import { findAppointment } from "../database/appointments";
import type { AppointmentRow } from "../database/schema";
import { logEvent } from "../leads/logEvent";
import { isForeign } from "../leads/requestGuard";
import type { AppointmentBackend } from "./appointmentBackend";
import type { PageView } from "../leads/functionPage";
import { actionsHtml, againHtml, detailsHtml } from "./appointmentHtml";
import { appointmentPage } from "./appointmentPage";
import { cancel, type ChangeResult, confirm, move } from "./changeAppointment";
import { readPost } from "../leads/readPost";
import { type LinkPurpose, readAppointmentToken } from "./signedLink";

/** Shows an appointment on GET; confirms, moves or cancels it on POST, since scanners follow links. */
export async function answerAppointment(
  request: Request,
  backend: AppointmentBackend,
): Promise<Response> {
  const { outcomes } = backend.booking.texts;
  const refuse = (view: PageView) => appointmentPage({ ...view, isAlert: true }, backend);
  try {
    if (request.method === "GET" || request.method === "HEAD") {
      const { searchParams } = new URL(request.url);
      const found = await find(searchParams.get("token"), backend);
      if (!found) return refuse({ ...outcomes.unknown, status: 404 });
      return await show(found, searchParams.has("fait"), backend);
    }
    if (request.method !== "POST") {
      return refuse({ ...outcomes.refused, status: 405, headers: { allow: "GET, HEAD, POST" } });
    }
    const post = await readPost(request);
    if (post.status !== "read" || isForeign(request)) {
      return refuse({ ...outcomes.refused, status: 403 });
    }
    const found = await find(post.values.get("token"), backend);
    if (!found) return refuse({ ...outcomes.unknown, status: 404 });
    return await act(found, post.values, backend);
  } catch (error) {
    logEvent("appointment-failed", { reason: failureReason(error) });
    return refuse({ ...outcomes.unavailable, status: 503 });
  }
}

interface Found {
  appointment: AppointmentRow;
  token: string;
  purpose: LinkPurpose;
}

async function find(token: unknown, backend: AppointmentBackend): Promise<Found | undefined> {
  const { passSecret } = backend.settings;
  if (typeof token !== "string" || token.length > 200 || !passSecret) return undefined;
  const read = readAppointmentToken(token, passSecret);
  const appointment = read && (await findAppointment(backend.database, read.id));
  return appointment && { appointment, token, purpose: read.purpose };
}

async function act(
  { appointment, token, purpose }: Found,
  values: ReadonlyMap<string, unknown>,
  backend: AppointmentBackend,
): Promise<Response> {
  const { outcomes } = backend.booking.texts;
  const action = values.get("action");
  const told = async (result: ChangeResult, done: PageView): Promise<Response> => {
    if (result.status === "over") return over(backend);
    const isTaken = result.status === "taken";
    const shown = isTaken ? appointment : result.appointment;
    const view = isTaken ? { ...outcomes.taken, isAlert: true, status: 409 } : done;
    return page(view, { appointment: shown, token, purpose }, backend);
  };
  if (action === "confirm" && purpose === "confirm") {
    // Twice confirmed is confirmed.
    if (appointment.state === "booked") return show({ appointment, token, purpose }, true, backend);
    return told(await confirm(appointment.id, backend), outcomes.booked);
  }
  if (action === "cancel") return told(await cancel(appointment.id, backend), outcomes.cancelled);
  if (action === "move" && appointment.state === "booked") {
    const start = Date.parse(String(values.get("start")));
    return told(await move(appointment, start, backend), outcomes.moved);
  }
  return over(backend);
}

function over(backend: AppointmentBackend): Response {
  const { texts } = backend.booking;
  const view = { ...texts.outcomes.over, body: againHtml(texts), status: 410 };
  return appointmentPage(view, backend);
}

/** The page of an appointment as it stands. */
function show(found: Found, isNew: boolean, backend: AppointmentBackend): Promise<Response> {
  const { outcomes, manage, page: texts } = backend.booking.texts;
  const { state } = found.appointment;
  if (!isOpen(found.appointment, backend)) return Promise.resolve(over(backend));
  if (state === "held") {
    return page(
      found.purpose === "confirm" ? outcomes.confirm : outcomes.toConfirm,
      found,
      backend,
    );
  }
  return page(
    isNew ? outcomes.booked : { title: manage.title, text: texts.seo.title },
    found,
    backend,
  );
}

function isOpen(
  { state, startsAt, heldUntil }: AppointmentRow,
  { clock }: AppointmentBackend,
): boolean {
  const now = clock();
  if (state === "cancelled" || startsAt.getTime() <= now) return false;
  return state === "booked" || (heldUntil?.getTime() ?? 0) > now;
}

async function page(view: PageView, found: Found, backend: AppointmentBackend): Promise<Response> {
  const { appointment } = found;
  const actions = isOpen(appointment, backend)
    ? await actionsHtml(found, view.isAlert === true, backend)
    : againHtml(backend.booking.texts);
  return appointmentPage(
    { ...view, body: `${detailsHtml(appointment, backend)}${actions}` },
    backend,
  );
}
