import type { Lead } from "./lead";
import { utcDay } from "./leadId";
import type { LeadSnapshot } from "./leadSnapshot";
import type { LeadStore } from "./leadStore";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Counts of the last 24 hours, and of what waits now. */
export interface LeadCounts {
  received: number;
  sent: number;
  pending: number;
  quarantined: number;
  dead: number;
  /** Age of the oldest lead still to be mailed, in whole hours. */
  oldestHours: number;
}

/** Counts leads; `suspicious` are those quarantined in the last 24 hours, for staff to look at. */
export async function countLeads(
  snapshot: LeadSnapshot,
  store: LeadStore,
  now: number,
): Promise<{ counts: LeadCounts; suspicious: Lead[] }> {
  const isRecent = (at: string) => now - Date.parse(at) < day;
  // An id begins with the day of arrival: only records that can matter are read.
  const fromLastDays = (ids: Iterable<string>, days: number) =>
    [...ids].filter((id) => id.slice(0, 8) >= utcDay(now - days * day));

  const received = await readAll(fromLastDays(snapshot.pending, 1), (id) => store.read(id));
  const quarantined = await readAll(fromLastDays(snapshot.quarantined, 1), (id) =>
    store.readQuarantined(id),
  );
  const suspicious = quarantined.filter((lead) => isRecent(lead.receivedAt));
  const sentAt = await readAll(fromLastDays(snapshot.sent, 4), (id) =>
    store.keys.get(`sent/${id}`),
  );
  return {
    suspicious,
    counts: {
      received: received.filter((lead) => isRecent(lead.receivedAt)).length + suspicious.length,
      sent: sentAt.filter(isRecent).length,
      pending: snapshot.unsent.length,
      quarantined: snapshot.quarantined.length,
      dead: snapshot.dead.size,
      oldestHours: Math.floor((await oldestPendingMs(snapshot, store, now)) / hour),
    },
  };
}

/** Age of the oldest lead still to be mailed, in milliseconds; 0 when there is none. */
export async function oldestPendingMs(
  snapshot: LeadSnapshot,
  store: LeadStore,
  now: number,
): Promise<number> {
  const [oldest] = [...snapshot.unsent].sort();
  if (!oldest) return 0;
  const sameDay = snapshot.unsent.filter((id) => id.slice(0, 8) === oldest.slice(0, 8));
  const leads = await readAll(sameDay, (id) => store.read(id));
  return Math.max(0, ...leads.map((lead) => now - Date.parse(lead.receivedAt)));
}

/** Reads records a few at a time; one that has gone meanwhile is left out. */
async function readAll<Value>(
  ids: string[],
  read: (id: string) => Promise<Value | null>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (let start = 0; start < ids.length; start += 20) {
    const some = await Promise.all(ids.slice(start, start + 20).map(read));
    values.push(...some.flatMap((value) => (value === null ? [] : [value])));
  }
  return values;
}
