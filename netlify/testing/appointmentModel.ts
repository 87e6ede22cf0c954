import fc from "fast-check";

import type { AppointmentRow } from "../database/schema";
import type { Host } from "../appointments/appointmentBackend";
import { readCalendars } from "../appointments/calendarFeeds";
import { cancel, confirm, move } from "../appointments/changeAppointment";
import { freeSlots } from "../appointments/freeSlots";
import { queueReminders } from "../appointments/appointmentMessages";
import { Refusal } from "../http/functionApp";
import { sendOutbox } from "../leads/sendOutbox";
import { invitationsAreTrue } from "./appointmentPromises";
import { bookAs } from "./bookAs";
import { wrapped } from "./calendarFeed";
import { step } from "./story";
import type { TestProcess } from "./testBackend";
import type { World } from "./world";

const minute = 60_000;
const day = 24 * 60 * minute;

const slot = fc.nat(12);
const which = fc.nat(9);

/** A random story of at most a dozen steps; numbers choose among what there is at the time. */
export const appointmentStory = fc.array(
  fc.oneof(
    step(5, "book", { slot, trap: fc.boolean(), visitors: fc.integer({ min: 1, max: 3 }) }),
    step(1, "move", { which, slot }),
    step(1, "cancel", { which }),
    step(2, "confirm", { which }),
    step(2, "wait", { minutes: fc.constantFrom(10, 31, 300, 1440) }),
    step(1, "calendar", { slot, away: fc.boolean() }),
    step(1, "absence", { days: fc.nat(3) }),
  ),
  { minLength: 2, maxLength: 12 },
);

type Step = typeof appointmentStory extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Plays a story in a world and checks the promises after each step. */
export async function playAppointments(steps: Step[], world: World): Promise<void> {
  await world.reset();
  const site = world.newProcess();
  const hosts = [...world.booking.hosts];
  site.booking = { ...world.booking, hosts };
  const known: AppointmentRow[] = [];
  world.feedAddresses.set("camille", ["feed"]);
  world.feeds.set("feed", feed());
  for (const one of steps) {
    await readCalendars(site, world.fetchFeed);
    await take(one, { world, site, hosts, known });
    await site.afterAnswers.finish(20_000);
  }
  await sendOutbox(site);
  await invitationsAreTrue(world, site);
}

interface Cast {
  world: World;
  site: TestProcess;
  hosts: Host[];
  known: AppointmentRow[];
}

async function take(one: Step, { world, site, hosts, known }: Cast): Promise<void> {
  const grid = slotsAhead(world, site, hosts);
  const at = (index: number) => grid[index % Math.max(1, grid.length)]?.start ?? site.clock() + day;
  switch (one.kind) {
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
      const { appointment } = (await unlessOver(move(row, at(one.slot), site))) ?? {};
      if (!appointment) return;
      if (appointment.sequence > row.sequence) isOffered(appointment, grid);
      known[known.indexOf(row)] = appointment;
      return;
    }
    case "cancel":
    case "confirm": {
      const row = known[one.which % Math.max(1, known.length)];
      if (!row) return;
      const change = one.kind === "cancel" ? cancel : confirm;
      known[known.indexOf(row)] = (await unlessOver(change(row, site))) ?? row;
      return;
    }
    case "wait":
      world.clock.now += one.minutes * minute;
      await queueReminders(site);
      await sendOutbox(site);
      return;
    case "calendar":
      if (one.away) world.feeds.delete("feed");
      else world.feeds.set("feed", feed(at(one.slot)));
      return;
    case "absence": {
      const from = new Date(site.clock() + one.days * day).toISOString().slice(0, 10);
      const [host] = hosts;
      if (host) hosts[0] = { ...host, absences: [...(host.absences ?? []), { from, to: from }] };
    }
  }
}

const unlessOver = <Result>(change: Promise<Result>) =>
  change.catch((error: unknown) => {
    if (error instanceof Refusal && error.kind === "over") return undefined;
    throw error;
  });

/** Every time that rules alone allow, taken or not. */
function slotsAhead(world: World, site: TestProcess, hosts: Cast["hosts"]) {
  const busy = new Map(hosts.map(({ slug }) => [slug, []]));
  return freeSlots({ hosts, rules: world.booking, busy, now: site.clock() });
}

/** In the hours of its host, not on an absence, after the notice and before the horizon. */
function isOffered(row: AppointmentRow, grid: ReturnType<typeof slotsAhead>): void {
  const slot = grid.find(({ start }) => start === row.startsAt.getTime());
  expect(slot?.hosts).toContain(row.host);
}

function feed(busy?: number): string {
  const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, "");
  return busy === undefined ? wrapped() : wrapped(`DTSTART:${stamp(busy)}\nDURATION:PT30M`);
}
