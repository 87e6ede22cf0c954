import { honeypotName } from "../../contract/leadFields";
import { failureReason } from "../database/connection";
import { logEvent } from "../leads/logEvent";
import { bearerToken, isForeign, isNativePost } from "../leads/requestGuard";
import { readPass } from "../leads/visitorPass";
import { type AppointmentRequest, readAppointment } from "./appointmentFields";
import type { AppointmentBackend } from "./appointmentBackend";
import { bookAppointment } from "./bookAppointment";
import { bookedAnswer, refusedBooking, type BookingRefusal } from "./bookingAnswer";
import { readPost } from "../leads/readPost";

/** Answers one post of the booking form, as JSON or from a browser. `address` is the visitor's. */
export async function acceptBooking(
  request: Request,
  address: string,
  backend: AppointmentBackend,
): Promise<Response> {
  const isNative = isNativePost(request);
  const refuse = (refused: BookingRefusal, typed?: AppointmentRequest) =>
    refusedBooking(refused, { isNative, typed }, backend);

  if (request.method !== "POST") return refuse({ kind: "method" });
  const post = await readPost(request);
  if (post.status !== "read") return refuse({ kind: post.status });
  const { asked, errors } = readAppointment(post.values, backend.booking.texts.form);
  if (isForeign(request)) return refuse({ kind: "foreign" }, asked);
  if (Object.keys(errors).length > 0) return refuse({ kind: "invalid", errors }, asked);

  // Links are signed: without a secret nobody could move or cancel what they book.
  if (!backend.settings.passSecret) {
    logEvent("booking-without-secret");
    return refuse({ kind: "unavailable" }, asked);
  }
  const honeypot = post.values.get(honeypotName);
  const booker = {
    address,
    site: new URL(request.url).origin,
    honeypot: typeof honeypot === "string" ? honeypot.trim() : "",
    pass: passOf(bearerToken(request) ?? post.values.get("pass"), backend),
  };
  try {
    const result = await bookAppointment(asked, booker, backend);
    switch (result.status) {
      case "booked":
      case "held":
        return bookedAnswer(result, isNative, backend);
      case "taken":
        return refuse({ kind: "taken", nearest: result.nearest }, asked);
      default:
        return refuse({ kind: result.status }, asked);
    }
  } catch (error) {
    logEvent("booking-failed", { reason: failureReason(error) });
    return refuse({ kind: "unavailable" }, asked);
  }
}

function passOf(token: unknown, { settings, content, clock }: AppointmentBackend) {
  if (typeof token !== "string" || token === "") return { status: "absent" as const };
  const secret = settings.passSecret ?? "";
  return readPass({ token, secret, site: content.site.leads.anonymousKey, now: clock() });
}
