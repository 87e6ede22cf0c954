import { randomBytes, randomUUID } from "node:crypto";

import type { Interval } from "../calendars/interval";
import { endHolds, insertAppointment, type NewAppointment } from "../database/appointmentChanges";
import { countOpen, findSame, liveAppointments, lockPersons } from "../database/appointments";
import { transaction } from "../database/connection";
import { queueMessages } from "../database/outbox";
import type { AppointmentRow } from "../database/schema";
import { sendQueued } from "../leads/sendTaken";
import {
  type BookingCircumstances,
  hasHadShare,
  hashedNetwork,
  personLimit,
  suspicion,
} from "./abuse";
import type { AppointmentBackend } from "./appointmentBackend";
import { type AppointmentRequest, personOf } from "./appointmentFields";
import { messagesAbout } from "./appointmentMessages";
import { type Availability, availability, hostsByLoad, nearestSlots } from "./availability";
import type { FreeSlot } from "./freeSlots";

/** Who asks, and from where. */
export interface Booker extends Pick<BookingCircumstances, "honeypot" | "pass"> {
  /** Network address; empty when it is not known. */
  address: string;
  /** Address of the site on which they book. */
  site: string;
}

/** A request that has made an appointment. */
interface Granted {
  status: "booked" | "held";
  appointment: AppointmentRow;
}

/** What came of a request, and, where nothing was booked, what is free instead. */
export type BookingResult =
  | Granted
  | { status: "taken"; free: FreeSlot[]; nearest: FreeSlot[] }
  | { status: "limit" | "too-many"; free: FreeSlot[] };

const holdFor = 30 * 60_000;

/** A request, and whom it is counted for. */
interface CountedRequest extends AppointmentRequest, Booker {
  person: string;
  origin: string | null;
}

/**
 * Books an appointment, if a host is free at its time. Suspicious ones are held for half an hour,
 * until they are confirmed by the mailed link.
 *
 * @throws when the database is away.
 */
export async function bookAppointment(
  asked: AppointmentRequest,
  booker: Booker,
  backend: AppointmentBackend,
): Promise<BookingResult> {
  const secret = backend.settings.signingSecret ?? "";
  const origin = booker.address === "" ? null : hashedNetwork(booker.address, secret);
  const request = { ...asked, ...booker, person: personOf(asked.email), origin };
  const offered = await availability(backend);
  const slot = offered.slots.find(({ start }) => start === asked.start);
  const result = slot ? await claim(slot, offered, request, backend) : "taken";
  if (typeof result === "object") return result;
  if (result !== "taken") return { status: result, free: offered.slots };
  const free = offered.slots.filter(({ start }) => start !== asked.start);
  const nearest = nearestSlots(free, asked.start);
  return (await replayed(request, backend)) ?? { status: "taken", free, nearest };
}

/**
 * The appointment that the very same request has made shortly before: a double click, or a response
 * that was lost. Only from the same network address, since the response lets one cancel.
 */
async function replayed(
  { origin, start, ...request }: CountedRequest,
  { database }: AppointmentBackend,
): Promise<Granted | undefined> {
  if (!origin || Number.isNaN(start)) return undefined;
  const appointment = await findSame(database, { ...request, startsAt: new Date(start), origin });
  return appointment && { status: appointment.state === "held" ? "held" : "booked", appointment };
}

async function claim(
  slot: FreeSlot,
  offered: Availability,
  request: CountedRequest,
  backend: AppointmentBackend,
): Promise<Granted | "taken" | "limit" | "too-many"> {
  await endHolds(backend.database);
  const outcome = await transaction(backend.database, async (database) => {
    // Most of those who want one time at once learn here that it is too late, and wait for no lock.
    const gone = await liveAppointments(database, slot);
    const hosts = hostsByLoad(slot, offered).filter(
      (slug) => !gone.some(({ host }) => host === slug),
    );
    if (hosts.length === 0) return "taken";
    await lockPersons(database, [request.person, request.origin ?? ""]);
    const counts = await countOpen(database, request);
    if (counts.ofPerson >= personLimit) return "limit";
    const { isHeld, signals } = suspicion({ ...request, now: backend.clock(), counts });
    if (hasHadShare(counts, isHeld)) return "too-many";
    const status = isHeld ? "held" : "booked";
    for (const host of hosts) {
      const wanted = newAppointment({ ...slot, host, status }, request, backend);
      const row = await insertAppointment(database, { ...wanted, signals });
      if (!row) continue;
      const messages = await messagesAbout(status, row, backend);
      const ids = await queueMessages(database, messages, row.id);
      return { status, appointment: row, ids } as const;
    }
    return "taken";
  });
  if (typeof outcome === "string") return outcome;
  const { ids, ...result } = outcome;
  sendQueued(ids, backend);
  return result;
}

function newAppointment(
  { start, end, host, status }: Interval & { host: string; status: Granted["status"] },
  request: CountedRequest,
  { booking, content, clock }: AppointmentBackend,
): Omit<NewAppointment, "signals"> {
  const { name, email, phone, website, subject, zone, site, person, origin } = request;
  const room = randomBytes(12).toString("base64url").replaceAll(/[-_]/g, "0").toLowerCase();
  return {
    id: randomUUID(),
    host,
    startsAt: new Date(start),
    endsAt: new Date(end),
    bufferMinutes: booking.bufferMinutes,
    state: status,
    heldUntil: status === "held" ? new Date(clock() + holdFor) : null,
    ...{ name, email, phone, website, subject, zone, site, person, origin },
    meeting: content.site.booking.meeting.replace("SALLE", room),
  };
}
