import { randomBytes, randomUUID } from "node:crypto";

import type { Interval } from "../calendars/interval";
import { endHolds, insertAppointment, type NewAppointment } from "../database/appointmentChanges";
import { countOpen, findSame, liveAppointments, lockPersons } from "../database/appointments";
import { transaction } from "../database/connection";
import { queueMessages } from "../database/outbox";
import type { AppointmentRow } from "../database/schema";
import { Refusal } from "../http/functionApp";
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
import {
  type Availability,
  availability,
  hostsByLoad,
  nearestSlots,
  slotJson,
} from "./availability";
import type { FreeSlot } from "./freeSlots";

/** Who asks, and from where. */
export interface Booker extends Pick<BookingCircumstances, "honeypot" | "pass"> {
  /** Network address; empty when it is not known. */
  address: string;
  /** Address of the site on which they book. */
  site: string;
}

/** Nothing was booked, and what is free instead. */
export class NotBooked extends Refusal {
  constructor(
    kind: "taken" | "limit" | "too-many",
    readonly free: readonly FreeSlot[],
    readonly nearest: readonly FreeSlot[] = [],
  ) {
    super(kind, {
      headers: kind === "too-many" ? { "retry-after": "3600" } : {},
      details: kind === "taken" ? { slots: nearest.map(slotJson) } : {},
    });
  }
}

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
 * @throws NotBooked; and when the database is away.
 */
export async function bookAppointment(
  asked: AppointmentRequest,
  booker: Booker,
  backend: AppointmentBackend,
): Promise<AppointmentRow> {
  const secret = backend.settings.signingSecret ?? "";
  const origin = booker.address === "" ? null : hashedNetwork(booker.address, secret);
  const request = { ...asked, ...booker, person: personOf(asked.email), origin };
  const offered = await availability(backend);
  const slot = offered.slots.find(({ start }) => start === asked.start);
  const booked = slot && (await claim(slot, offered, request, backend));
  const appointment = booked ?? (await replayed(request, backend));
  if (appointment) return appointment;
  const free = offered.slots.filter(({ start }) => start !== asked.start);
  throw new NotBooked("taken", free, nearestSlots(free, asked.start));
}

/**
 * The appointment that the very same request has made shortly before: a double click, or a response
 * that was lost. Only from the same network address, since the response lets one cancel.
 */
async function replayed(
  { origin, start, ...request }: CountedRequest,
  { database }: AppointmentBackend,
): Promise<AppointmentRow | undefined> {
  if (!origin || Number.isNaN(start)) return undefined;
  return findSame(database, { ...request, startsAt: new Date(start), origin });
}

/** Undefined when the time is taken meanwhile. */
async function claim(
  slot: FreeSlot,
  offered: Availability,
  request: CountedRequest,
  backend: AppointmentBackend,
): Promise<AppointmentRow | undefined> {
  await endHolds(backend.database);
  const claimed = await transaction(backend.database, async (database) => {
    // Most of those who want one time at once learn here that it is too late, and wait for no lock.
    const gone = await liveAppointments(database, slot);
    const hosts = hostsByLoad(slot, offered).filter(
      (slug) => !gone.some(({ host }) => host === slug),
    );
    if (hosts.length === 0) return undefined;
    await lockPersons(database, [request.person, request.origin ?? ""]);
    const counts = await countOpen(database, request);
    if (counts.ofPerson >= personLimit) throw new NotBooked("limit", offered.slots);
    const { isHeld, signals } = suspicion({ ...request, now: backend.clock(), counts });
    if (hasHadShare(counts, isHeld)) throw new NotBooked("too-many", offered.slots);
    const state = isHeld ? "held" : "booked";
    for (const host of hosts) {
      const wanted = newAppointment({ ...slot, host, state }, request, backend);
      const row = await insertAppointment(database, { ...wanted, signals });
      if (!row) continue;
      const messages = await messagesAbout(state, row, backend);
      return { row, ids: await queueMessages(database, messages, row.id) };
    }
    return undefined;
  });
  if (!claimed) return undefined;
  sendQueued(claimed.ids, backend);
  return claimed.row;
}

function newAppointment(
  { start, end, host, state }: Interval & { host: string; state: "held" | "booked" },
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
    state,
    heldUntil: state === "held" ? new Date(clock() + holdFor) : null,
    ...{ name, email, phone, website, subject, zone, site, person, origin },
    meeting: content.site.booking.meeting.replace("SALLE", room),
  };
}
