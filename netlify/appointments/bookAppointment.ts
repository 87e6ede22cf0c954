import { randomBytes, randomUUID } from "node:crypto";

import {
  countOpen,
  endHolds,
  findSame,
  insertAppointment,
  liveAppointments,
  lockPersons,
} from "../database/appointments";
import { transaction } from "../database/connection";
import { queueMessages } from "../database/outbox";
import type { AppointmentRow } from "../database/schema";
import { Refusal } from "../http/functionApp";
import { sendQueued } from "../leads/sendOutbox";
import { type BookingCircumstances, hashedNetwork, judge, personLimit } from "./abuse";
import type { AppointmentBackend } from "./appointmentBackend";
import { type AppointmentRequest, personOf } from "./appointmentFields";
import { messagesAbout } from "./appointmentMessages";
import { availability, type FreeSlot, nearestSlots, slotJson } from "./freeSlots";

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
    const details = kind === "taken" ? { slots: nearest.map(slotJson) } : {};
    super(kind, details, kind === "too-many" ? { "retry-after": "3600" } : {});
  }
}

const holdFor = 30 * 60_000;

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
  const startsAt = new Date(asked.start);
  const request = { ...asked, ...booker, startsAt, person: personOf(asked.email), origin };
  const free = await availability(backend);
  const slot = free.find(({ start }) => start === asked.start);
  const booked = slot && (await claim(slot, free, request, backend));
  const appointment = booked ?? (await findSame(backend.database, request));
  if (appointment) return appointment;
  const others = free.filter(({ start }) => start !== asked.start);
  throw new NotBooked("taken", others, nearestSlots(others, asked.start));
}

/** Undefined when the time is taken meanwhile. */
async function claim(
  slot: FreeSlot,
  free: readonly FreeSlot[],
  request: AppointmentRequest & Booker & Pick<AppointmentRow, "startsAt" | "person" | "origin">,
  backend: AppointmentBackend,
) {
  const { database, booking, content, clock } = backend;
  const room = randomBytes(12).toString("base64url").replaceAll(/[-_]/g, "0").toLowerCase();
  await endHolds(database);
  const claimed = await transaction(database, async (database) => {
    // Most of those who want one time at once learn here that it is too late, and wait for no lock.
    const gone = await liveAppointments(database, slot);
    const hosts = slot.hosts.filter((slug) => !gone.some(({ host }) => host === slug));
    if (hosts.length === 0) return undefined;
    await lockPersons(database, [request.person, request.origin ?? ""]);
    // The first of a double click counts once.
    const same = await findSame(database, request);
    if (same) return { row: same, ids: [] };
    const counts = await countOpen(database, request);
    if (counts.ofPerson >= personLimit) throw new NotBooked("limit", free);
    const { isHeld, isRefused, signals } = judge({ ...request, now: clock(), counts });
    if (isRefused) throw new NotBooked("too-many", free);
    const state = isHeld ? "held" : "booked";
    for (const host of hosts) {
      const row = await insertAppointment(database, {
        ...request,
        id: randomUUID(),
        host,
        endsAt: new Date(slot.end),
        bufferMinutes: booking.bufferMinutes,
        state,
        heldUntil: isHeld ? new Date(clock() + holdFor) : null,
        signals,
        meeting: content.site.booking.meeting.replace("SALLE", room),
      });
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
