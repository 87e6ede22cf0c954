import fc from "fast-check";
import ICAL from "ical.js";
import { simpleParser } from "mailparser";

import type { AppointmentRow } from "../database/schema";
import { sendMails } from "../leads/sendMails";
import {
  type AppointmentWorld,
  bookAs,
  type BookingProcess,
  newAppointmentWorld,
} from "../testing/appointmentWorld";
import { cancel, confirm, move } from "./changeAppointment";
import { freeSlots } from "./freeSlots";
import { queueReminders } from "./reminders";

const runs = Number(process.env.RUNS ?? 300);
/** SEED repeats what failed. */
const seed = process.env.SEED ? Number(process.env.SEED) : undefined;
const minute = 60_000;
const day = 24 * 60 * minute;

/** What may happen; numbers choose among what there is at the time. */
type Step =
  | { does: "book"; slot: number; trap: boolean; visitors: number }
  | { does: "move" | "cancel" | "confirm"; which: number; slot: number }
  | { does: "wait"; minutes: number }
  | { does: "calendar"; slot: number; away: boolean }
  | { does: "absence"; days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("book" as const),
      slot: fc.nat(12),
      trap: fc.boolean(),
      visitors: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom("move" as const, "cancel" as const, "confirm" as const),
      which: fc.nat(9),
      slot: fc.nat(12),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant("wait" as const),
      minutes: fc.constantFrom(10, 31, 300, 1440),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant("calendar" as const),
      slot: fc.nat(12),
      away: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant("absence" as const), days: fc.nat(3) }),
  },
);

let world: AppointmentWorld;
beforeAll(async () => {
  world = await newAppointmentWorld();
});
afterAll(() => world.close());

const rows = () =>
  world.database.query<{
    id: string;
    host: string;
    state: string;
    sequence: number;
    starts: string;
    ends: string;
  }>(
    `select id, host, state, sequence, extract(epoch from starts_at) * 1000 as starts,
       extract(epoch from ends_at) * 1000 as ends
     from appointments`,
  );

/** Tells a story and checks the promises after each step. */
async function tell(steps: Step[]): Promise<void> {
  await world.reset();
  const site = world.newSite();
  const hosts = world.booking.hosts.map((host) => ({ ...host, absences: [] as Absence[] }));
  site.booking = { ...world.booking, hosts };
  const known: AppointmentRow[] = [];
  world.feedAddresses.set("camille", ["feed"]);
  world.feeds.set("feed", feed());
  /** Times that were free when they were taken: later absences do not undo them. */
  for (const one of steps) {
    await take(one, { site, hosts, known });
    await site.afterAnswers.finish(20_000);
    await nothingOverlaps(site);
  }
  await sendMails(site);
  await invitationsAreTrue();
}

type Absence = { from: string; to: string };
interface Cast {
  site: BookingProcess;
  hosts: {
    slug: string;
    absences: Absence[];
    hours: BookingProcess["booking"]["hosts"][number]["hours"];
  }[];
  known: AppointmentRow[];
}

async function take(one: Step, { site, hosts, known }: Cast): Promise<void> {
  const grid = slotsAhead(site, hosts);
  const at = (index: number) => grid[index % Math.max(1, grid.length)]?.start ?? site.clock() + day;
  switch (one.does) {
    case "book": {
      const honeypot = one.trap ? "x" : "";
      const results = await Promise.all(
        Array.from({ length: one.visitors }, () => bookAs(site, at(one.slot), { honeypot })),
      );
      for (const result of results) {
        if ("appointment" in result) {
          known.push(result.appointment);
          isOffered(result.appointment, grid);
        }
      }
      return;
    }
    case "move": {
      const row = known[one.which % Math.max(1, known.length)];
      if (!row) return;
      const result = await move(row, at(one.slot), site);
      if (result.status !== "done") return;
      if (result.appointment.sequence > row.sequence) isOffered(result.appointment, grid);
      known[known.indexOf(row)] = result.appointment;
      return;
    }
    case "cancel":
    case "confirm": {
      const row = known[one.which % Math.max(1, known.length)];
      if (!row) return;
      const result = await (one.does === "cancel" ? cancel : confirm)(row.id, site);
      if (result.status === "done") known[known.indexOf(row)] = result.appointment;
      return;
    }
    case "wait":
      world.clock.now += one.minutes * minute;
      await queueReminders(site);
      await sendMails(site);
      return;
    case "calendar":
      if (one.away) world.feeds.delete("feed");
      else world.feeds.set("feed", feed(at(one.slot)));
      return;
    case "absence": {
      const from = new Date(site.clock() + one.days * day).toISOString().slice(0, 10);
      hosts[0]?.absences.push({ from, to: from });
    }
  }
}

/** Every time that rules alone allow, whoever has it. */
function slotsAhead(site: BookingProcess, hosts: Cast["hosts"]) {
  const within = { start: site.clock(), end: site.clock() + 8 * day };
  const busy = new Map(hosts.map(({ slug }) => [slug, []]));
  return freeSlots({ hosts, rules: world.booking, busy, now: site.clock(), within });
}

/** In the hours of its host, not on an absence, after the notice and before the horizon. */
function isOffered(row: AppointmentRow, grid: ReturnType<typeof slotsAhead>): void {
  const slot = grid.find(({ start }) => start === row.startsAt.getTime());
  expect(slot?.hosts).toContain(row.host);
}

async function nothingOverlaps(site: BookingProcess): Promise<void> {
  const live = (await rows()).filter(({ state }) => state !== "cancelled");
  for (const one of live) {
    const others = live.filter(
      ({ id, host, starts, ends }) =>
        id !== one.id &&
        host === one.host &&
        Number(starts) < Number(one.ends) &&
        Number(one.starts) < Number(ends),
    );
    expect(others).toEqual([]);
  }
  expect(site.clock()).toBe(world.clock.now);
}

/** The last word that each person got of an appointment is how it stands. */
async function invitationsAreTrue(): Promise<void> {
  const last = new Map<
    string,
    { sequence: number; method: string; start: number; id: string; to: string }
  >();
  for (const { raw, recipients } of world.mail.received) {
    if (!raw.includes("text/calendar")) continue;
    const { attachments } = await simpleParser(raw);
    const calendar = new ICAL.Component(ICAL.parse(attachments.at(-1)!.content.toString()));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    const to = recipients[0] ?? "";
    const key = `${event.uid} ${to}`;
    const word = {
      sequence: event.sequence,
      method: String(calendar.getFirstPropertyValue("method")),
      start: event.startDate.toJSDate().getTime(),
      id: /rendez-vous-([\da-f-]{36})@/.exec(event.uid)?.[1] ?? "",
      to,
    };
    // A calendar follows the highest SEQUENCE.
    if ((last.get(key)?.sequence ?? -1) <= word.sequence) last.set(key, word);
  }
  const standing = new Map((await rows()).map((row) => [row.id, row]));
  for (const { id, method, start, sequence, to } of last.values()) {
    const row = standing.get(id);
    if (!row) continue;
    const host = world.booking.hosts.find(({ email }) => email === to)?.slug;
    const isTheirs = host === undefined || host === row.host;
    const isOn = row.state === "booked" && isTheirs;
    expect({ id, method }).toEqual({ id, method: isOn ? "REQUEST" : "CANCEL" });
    if (isOn)
      expect({ start, sequence }).toEqual({ start: Number(row.starts), sequence: row.sequence });
  }
  for (const row of standing.values()) {
    if (row.state !== "booked") continue;
    expect([...last.values()].filter(({ id }) => id === row.id).length).toBeGreaterThanOrEqual(2);
  }
}

function feed(busy?: number): string {
  const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, "");
  const event =
    busy === undefined
      ? ""
      : `BEGIN:VEVENT\r\nUID:a\r\nDTSTART:${stamp(busy)}\r\nDURATION:PT30M\r\nEND:VEVENT\r\n`;
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${event}END:VCALENDAR\r\n`;
}

const stories = fc.array(step, { minLength: 2, maxLength: 12 });
const tellAll = (count: number, seed?: number) =>
  fc.assert(fc.asyncProperty(stories, tell), { numRuns: count, seed, endOnFailure: true });

it(`keeps its promises in ${runs} stories`, () => tellAll(runs, seed), 60 * 60_000);

describe("a sabotage is noticed:", () => {
  it(
    "the constraint is gone",
    async () => {
      await world.reset();
      await world.database.query("alter table appointments drop constraint one_at_a_time");
      try {
        await expect(tellAll(200)).rejects.toThrow();
      } finally {
        await world.reset();
        await world.database.query(
          `alter table appointments add constraint one_at_a_time
         exclude using gist (host with =, during with &&) where (state <> 'cancelled')`,
        );
      }
    },
    10 * 60_000,
  );
});
