import type { AppointmentRow } from "../database/schema";
import type { AppointmentBackend } from "./appointmentBackend";
import type { AppointmentErrors, AppointmentRequest } from "./appointmentFields";
import { appointmentPage, dataHeaders } from "./appointmentPage";
import { slotJson } from "./answerSlots";
import { availability } from "./availability";
import { bookingForm, errorSummary } from "./bookingForm";
import type { FreeSlot } from "./freeSlots";
import { paris } from "./parisTime";
import { appointmentAddress } from "./signedLink";
import { nearestSlotsHtml } from "./slotsHtml";

/** Why nothing was booked. */
export type BookingRefusal =
  | { kind: "method" | "unsupported" | "malformed" | "too-large" | "foreign" | "unavailable" }
  | { kind: "limit" | "too-many" }
  | { kind: "invalid"; errors: AppointmentErrors }
  | { kind: "taken"; nearest: FreeSlot[] };

const statusOf: Record<BookingRefusal["kind"], number> = {
  method: 405,
  unsupported: 415,
  malformed: 400,
  "too-large": 413,
  foreign: 403,
  invalid: 422,
  taken: 409,
  limit: 429,
  "too-many": 429,
  unavailable: 503,
};

const outcomeOf = {
  method: "refused",
  unsupported: "refused",
  malformed: "refused",
  "too-large": "refused",
  foreign: "refused",
  invalid: "invalid",
  taken: "taken",
  limit: "limit",
  "too-many": "tooMany",
  unavailable: "unavailable",
} as const;

/** Booked, or held until it is confirmed: JSON for a program, the page that says so for a browser. */
export function bookedAnswer(
  { status, appointment }: { status: "booked" | "held"; appointment: AppointmentRow },
  isNative: boolean,
  { settings }: AppointmentBackend,
): Response {
  const manage = appointmentAddress(appointment, "manage", settings.passSecret ?? "");
  if (isNative) {
    const { pathname, search } = new URL(manage);
    const location = `${pathname}${search}&fait=1`;
    return new Response(null, { status: 303, headers: { ...dataHeaders, location } });
  }
  const { startsAt, endsAt, meeting } = appointment;
  const times = slotJson({ start: startsAt.getTime(), end: endsAt.getTime() });
  const confirm = status === "held" ? { confirm: "by-mail" } : {};
  return Response.json(
    { ...times, meeting, manage, ...confirm },
    { status: 201, headers: dataHeaders },
  );
}

/** Nothing booked: says why, and gives a browser its form back, as it was filled in. */
export async function refusedBooking(
  refused: BookingRefusal,
  { isNative, typed }: { isNative: boolean; typed?: AppointmentRequest },
  backend: AppointmentBackend,
): Promise<Response> {
  const { kind } = refused;
  const status = statusOf[kind];
  const headers = {
    ...(kind === "method" ? { allow: "POST" } : {}),
    ...(kind === "too-many" ? { "retry-after": "3600" } : {}),
  };
  if (!isNative) {
    const details = {
      ...(kind === "invalid" ? { fields: refused.errors } : {}),
      ...(kind === "taken" ? { slots: refused.nearest.map(slotJson) } : {}),
    };
    const body = { error: kind, ...details };
    return Response.json(body, { status, headers: { ...dataHeaders, ...headers } });
  }
  const errors = kind === "invalid" ? refused.errors : {};
  const form = kind === "limit" ? "" : await formAgain(refused, typed, errors, backend);
  const { texts } = backend.booking;
  const zone = typed?.zone ?? paris;
  return appointmentPage(
    {
      ...texts.outcomes[outcomeOf[kind]],
      isAlert: true,
      notice:
        kind === "taken"
          ? nearestSlotsHtml(refused.nearest, { texts, zone })
          : errorSummary(errors),
      body: form,
      status,
      headers,
    },
    backend,
  );
}

async function formAgain(
  refused: BookingRefusal,
  typed: AppointmentRequest | undefined,
  errors: AppointmentErrors,
  backend: AppointmentBackend,
): Promise<string> {
  const all = await availability(backend).catch(() => undefined);
  const zone = typed?.zone ?? paris;
  // With the calendar away the time that was asked for stands alone, so that one can try again.
  const slots = all?.slots ?? askedAlone(typed, backend);
  const chosen = refused.kind === "taken" ? refused.nearest[0]?.start : typed?.start;
  return bookingForm({ slots, zone, chosen, typed, errors }, backend);
}

function askedAlone(typed: AppointmentRequest | undefined, { booking }: AppointmentBackend) {
  if (!typed || Number.isNaN(typed.start)) return [];
  const { start } = typed;
  return [{ start, end: start + booking.lengthMinutes * 60_000, hosts: [] }];
}
