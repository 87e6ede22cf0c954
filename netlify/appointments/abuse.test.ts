import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

import { bookAs } from "../testing/bookAs";
import type { TestProcess } from "../testing/testBackend";
import { held, testWorld } from "../testing/world";
import { sendOutbox } from "../leads/sendOutbox";
import { invitationsAreTrue } from "../testing/appointmentPromises";
import { judge, networkOf } from "./abuse";
import { availability } from "./freeSlots";
import { confirm, move } from "./changeAppointment";

const minute = 60_000;
const addresses = Array.from({ length: 50 }, (_, index) => `2001:db8:0:${index}::`);
const bookings = Number(process.env.BOOKINGS ?? 120);

const world = testWorld();
let site: TestProcess;
beforeEach(() => void (site = world.newProcess()));

/** States of what is not over, and of what was booked and cancelled. */
const states = async () => {
  const rows = await world.database.query<{ state: string }>(
    "select state from appointments where state = 'booked' or (state = 'held' and held_until > $1) or sequence > 0",
    [new Date(world.clock.now)],
  );
  return rows.map(({ state }) => state);
};

/** Someone at home, who takes the first time that is free. */
async function person() {
  const [first] = await availability(site);
  return bookAs(site, first?.start ?? NaN, { address: "198.51.100.7" });
}

it("an hour of spam from 50 networks that looks like persons leaves room for one, and what waits is over in half an hour", async () => {
  // A person booked shortly before it began.
  const [, , , later] = await availability(site);
  const early = await bookAs(site, later?.start ?? NaN);
  expect(early.status).toBe("booked");
  let most = 0;
  for (let index = 0; index < bookings; index += 1) {
    world.clock.now += (60 / bookings) * minute;
    const slots = await availability(site);
    await bookAs(site, slots[(index * 7) % slots.length]?.start ?? NaN, {
      // Another address of the network each time.
      address: `${addresses[index % addresses.length]}${index.toString(16)}`,
    });
    if (index % 30 === 29) most = Math.max(most, (await states()).length);
  }
  expect(most).toBeLessThanOrEqual(70);
  expect(["held", "booked"]).toContain((await person()).status);
  world.clock.now += 31 * minute;
  // Those before the rush: they were told that they are booked.
  const left = await states();
  expect(left.length).toBeLessThanOrEqual(20);
  expect(new Set(left)).toEqual(new Set(["booked"]));
  await sendOutbox(site);
  await invitationsAreTrue(world, site);
});

it("stops one network address that books for many people", async () => {
  const statuses: string[] = [];
  for (const time of ["12:00", "12:30", "13:00", "13:30", "14:00", "14:30"])
    statuses.push((await bookAs(site, `2026-05-18T${time}:00Z`, { address: "192.0.2.1" })).status);
  expect(statuses).toEqual(["booked", "booked", "held", "held", "too-many", "too-many"]);
});

it("moves one ten times and no more: each is a mail to an address that nobody may have confirmed", async () => {
  const [monday, tuesday] = ["2026-05-18T12:00:00Z", "2026-05-19T12:00:00Z"].map(Date.parse);
  const booked = await bookAs(site, monday ?? NaN);
  if (!("appointment" in booked)) throw new Error("not booked");
  let row = booked.appointment;
  const turn = async (start = NaN) => (await move(row, start, site)).appointment ?? row;
  for (let count = 0; count < 10; count++) row = await turn(count % 2 ? monday : tuesday);
  await expect(turn(tuesday)).rejects.toMatchObject({ kind: "too-many" });
});

it("takes a hold that is over for none when its request is repeated", async () => {
  const asked = { email: "paul@exemple.fr", address: "192.0.2.1", honeypot: "x" };
  expect((await bookAs(site, "2026-05-18T14:00:00Z", asked)).status).toBe("held");
  world.clock.now = Date.parse("2026-05-18T13:30:00Z");
  expect((await bookAs(site, "2026-05-18T14:00:00Z", asked)).status).toBe("taken");
});

it("a newsletter that works: the first twenty of an hour are booked for good, the others by the mailed link", async () => {
  const slots = await availability(site);
  const results = [];
  for (const slot of slots.slice(0, 40)) results.push(await bookAs(site, slot.start));
  const statuses = results.map(({ status }) => status);
  expect(statuses).toEqual([...Array(20).fill("booked"), ...Array(20).fill("held")]);
  for (const result of results.slice(20, 30)) {
    if (!("appointment" in result)) throw new Error("not held");
    expect((await confirm(result.appointment, site)).state).toBe("booked");
  }
  world.clock.now += 31 * minute;
  // The next booking ends the holds that are over, and nothing else.
  expect((await person()).status).toBe("held");
  expect(await states()).toHaveLength(31);
  await sendOutbox(site);
  await invitationsAreTrue(world, site);
});

it("gives two people at once the times of two holds that are over, whichever ends first", async () => {
  const [one, two] = ["2026-05-18T12:00:00Z", "2026-05-18T13:00:00Z"];
  for (const start of [one, two]) await bookAs(site, start, { honeypot: "x" });
  world.clock.now += 30 * minute;
  const other = new pg.Client({ connectionString: world.database.url });
  await other.connect();
  await other.query("begin");
  await other.query("select from appointments where starts_at = $1 for update", [two]);
  // Each ends the hold that it finds: the first finds one, and goes on when the second has found the other one.
  const { until, release } = held();
  let isFirst = true;
  world.line.fault = (asked) => {
    if (!isFirst || !asked.startsWith("update appointments set state = 'cancelled'")) return;
    isFirst = false;
    return { kind: "held", until };
  };
  const first = bookAs(site, two);
  await pause(200);
  await other.query("commit");
  await other.end();
  expect((await bookAs(site, one)).status).toBe("booked");
  release();
  expect((await first).status).toBe("booked");
});

it("holds what comes within two seconds of its pass", () => {
  const counts = { ofPerson: 0, ofOrigin: 0, heldOfOrigin: 0, ofAll: 0 };
  const isHeld = (age: number) => {
    const pass = { status: "valid", since: 1_000 - age } as const;
    return judge({ name: "A", subject: "", honeypot: "", pass, now: 1_000_000, counts }).isHeld;
  };
  expect([1.9, 2].map(isHeld)).toEqual([true, false]);
});

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["", ""],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
