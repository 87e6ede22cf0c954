import { randomBytes, randomUUID } from "node:crypto";

import { endHolds, insertAppointment, type NewAppointment } from "../database/appointmentChanges";
import { countOpen, findSame, hostsTaken, lockPersons } from "../database/appointments";
import { isDeadlock, transaction } from "../database/connection";
import { queueMessages } from "../database/queueMessages";
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
  const person = personOf(asked.email);
  const secret = backend.settings.signingSecret ?? "";
  const origin = booker.address === "" ? null : hashedNetwork(booker.address, secret);
  const offered = await availability(backend);
  const slot = offered.slots.find(({ start }) => start === asked.start);
  const claimed = async () =>
    slot ? claim(slot, offered, { asked, booker, person, origin }, backend) : ("taken" as const);
  // Of two who wait for each other the database ends one, who then has the way free.
  const result = await claimed().catch((error: unknown) => {
    if (isDeadlock(error)) return claimed();
    throw error;
  });
  if (typeof result === "object") return result;
  if (result !== "taken") return { status: result, free: offered.slots };
  const free = offered.slots.filter(({ start }) => start !== asked.start);
  const nearest = nearestSlots(free, asked.start);
  return (await replayed(asked, origin, backend)) ?? { status: "taken", free, nearest };
}

/**
 * The appointment that the very same request has made shortly before: a double click, or a response
 * that was lost. Only from the same network address, since the response lets one cancel.
 */
async function replayed(
  asked: AppointmentRequest,
  origin: string | null,
  { database }: AppointmentBackend,
): Promise<Granted | undefined> {
  if (!origin || Number.isNaN(asked.start)) return undefined;
  const startsAt = new Date(asked.start);
  const appointment = await findSame(database, { ...asked, startsAt, origin });
  return appointment && { status: appointment.state === "held" ? "held" : "booked", appointment };
}

interface Claim {
  asked: AppointmentRequest;
  booker: Booker;
  person: string;
  origin: string | null;
}

async function claim(
  slot: FreeSlot,
  offered: Availability,
  { asked, booker, person, origin }: Claim,
  backend: AppointmentBackend,
): Promise<Granted | "taken" | "limit" | "too-many"> {
  const outcome = await transaction(backend.database, async (database) => {
    // Most of those who want one time at once learn here that it is too late, and wait for no lock.
    const gone = await hostsTaken(database, slot);
    const hosts = hostsByLoad(slot, offered).filter((host) => !gone.includes(host));
    if (hosts.length === 0) return "taken";
    await lockPersons(database, [person, origin ?? ""]);
    await endHolds(database);
    const counts = await countOpen(database, { person, origin });
    const { isHeld, signals } = suspicion({ ...asked, ...booker, now: backend.clock(), counts });
    for (const host of hosts) {
      if (counts.ofPerson >= personLimit) return "limit";
      if (hasHadShare(counts, isHeld)) return "too-many";
      const wanted = newAppointment(slot, host, { asked, booker, person, origin }, isHeld, backend);
      const row = await insertAppointment(database, { ...wanted, signals });
      if (!row) continue;
      const status = isHeld ? "held" : "booked";
      const messages = await messagesAbout(status, row, backend);
      const ids = await queueMessages(database, row.id, messages);
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
  slot: FreeSlot,
  host: string,
  { asked, booker, person, origin }: Claim,
  isHeld: boolean,
  { booking, content, clock }: AppointmentBackend,
): NewAppointment {
  const { name, email, phone, website, subject, zone } = asked;
  const room = randomBytes(12).toString("base64url").replaceAll(/[-_]/g, "0").toLowerCase();
  return {
    id: randomUUID(),
    host,
    startsAt: new Date(slot.start),
    endsAt: new Date(slot.end),
    bufferMinutes: booking.bufferMinutes,
    state: isHeld ? "held" : "booked",
    heldUntil: isHeld ? new Date(clock() + holdFor) : null,
    ...{ name, email, phone, website, subject, zone },
    meeting: content.site.booking.meeting.replace("SALLE", room),
    site: booker.site,
    person,
    origin,
    signals: [],
  };
}
