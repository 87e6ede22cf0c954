import { setTimeout as pause } from "node:timers/promises";

import { simpleParser } from "mailparser";
import pg from "pg";

import { bookAs } from "../testing/bookAs";
import type { TestProcess } from "../testing/testBackend";
import { testWorld } from "../testing/world";
import { cancel, confirm, move } from "./changeAppointment";

// In the world it is Thursday, 14 May 2026, 11:00 in Paris: Ascension Day.
const monday = "2026-05-18T12:00:00Z";
/** Only one host is there on Monday; two are on Tuesday at 14:00. */
const tuesday = "2026-05-19T12:00:00Z";

const world = testWorld();
let site: TestProcess;
beforeEach(() => {
  site = world.newProcess();
});

const rows = () =>
  world.database.query<{ id: string; host: string; state: string }>(
    "select id, host, state from appointments order by starts_at, host",
  );

it("gives a time that 200 ask for at once to one of them, and shows 199 what is near", async () => {
  const started = performance.now();
  const results = await Promise.all(Array.from({ length: 200 }, () => bookAs(site, monday)));
  const took = performance.now() - started;
  expect(results.filter(({ status }) => status === "booked")).toHaveLength(1);
  const others = results.filter((result) => "nearest" in result);
  expect(others.map(({ status }) => status)).toEqual(Array(199).fill("taken"));
  for (const { nearest } of others) {
    expect(nearest).toHaveLength(6);
    expect(nearest.map(({ start }) => start)).not.toContain(Date.parse(monday));
    expect(Math.abs(nearest[0]!.start - Date.parse(monday))).toBeLessThan(24 * 3_600_000 * 3);
  }
  expect(await rows()).toHaveLength(1);
  console.log(`200 at once in ${Math.round(took)} ms`);
});

it("gives it once to each host who is free", async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => bookAs(site, tuesday)));
  expect(results.filter(({ status }) => status === "booked")).toHaveLength(2);
  expect((await rows()).map(({ host }) => host)).toEqual(["camille", "dominique"]);
});

it("never lets two hosts' visitors move into the same time", async () => {
  const first = await bookAs(site, monday);
  const second = await bookAs(site, "2026-05-18T13:00:00Z");
  if (!("appointment" in first && "appointment" in second)) throw new Error("not booked");
  const wanted = Date.parse("2026-05-18T14:00:00Z");
  const moves = await Promise.all([
    move(first.appointment, wanted, site),
    move(second.appointment, wanted, site),
  ]);
  expect(moves.filter(({ appointment }) => appointment)).toHaveLength(1);
});

it("lets a person have two appointments ahead, by whatever form of the address", async () => {
  const email = "elodie@exemple.fr";
  const results = await Promise.all(
    ["12:00", "12:30", "13:00", "13:30", "14:00"].map((time, index) =>
      bookAs(site, `2026-05-18T${time}:00Z`, {
        email: index % 2 ? "Elodie+x@exemple.fr" : email,
      }),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual([
    "booked",
    "booked",
    "limit",
    "limit",
    "limit",
  ]);
});

it("holds a suspicious one for half an hour, then gives its time to another", async () => {
  const held = await bookAs(site, monday, { honeypot: "x" });
  expect(held.status).toBe("held");
  expect((await bookAs(site, monday)).status).toBe("taken");
  world.clock.now += 30 * 60_000;
  expect((await bookAs(site, monday)).status).toBe("booked");
  if (!("appointment" in held)) throw new Error("not held");
  await expect(confirm(held.appointment, site)).rejects.toMatchObject({ kind: "over" });
  expect((await rows()).map(({ state }) => state).sort()).toEqual(["booked", "cancelled"]);
});

it("gives two people at once the times of two holds that are over, whichever ends first", async () => {
  const [one, two] = [monday, "2026-05-18T13:00:00Z"];
  for (const start of [one, two]) await bookAs(site, start, { honeypot: "x" });
  world.clock.now += 30 * 60_000;
  const other = new pg.Client({ connectionString: world.database.url });
  await other.connect();
  await other.query("begin");
  await other.query("select from appointments where starts_at = $1 for update", [two]);
  // Until both have ended the hold that they find: the first finds one, the second the other one.
  world.line.fault = (asked) =>
    asked.startsWith("insert into appointments") ? { kind: "slow", ms: 500 } : undefined;
  const first = bookAs(site, two);
  await pause(200);
  await other.query("commit");
  await other.end();
  const results = await Promise.all([first, bookAs(site, one)]);
  expect(results.map(({ status }) => status)).toEqual(["booked", "booked"]);
});

it("takes the same request twice for one", async () => {
  const same = { email: "elodie@exemple.fr", address: "192.0.2.1" };
  const first = await bookAs(site, monday, same);
  expect(await bookAs(site, monday, same)).toEqual(first);
  expect((await bookAs(site, monday, { ...same, address: "192.0.2.2" })).status).toBe("taken");
});

it("stops one network address that books for many people", async () => {
  const statuses: string[] = [];
  for (const time of ["12:00", "12:30", "13:00", "13:30", "14:00", "14:30"]) {
    const result = await bookAs(site, `2026-05-18T${time}:00Z`, { address: "192.0.2.1" });
    statuses.push(result.status);
  }
  expect(statuses).toEqual(["booked", "booked", "held", "held", "too-many", "too-many"]);
});

it.each([
  ["between two slots", "2026-05-18T12:15:00Z"],
  ["in the past", "2026-05-11T12:00:00Z"],
])("refuses a time %s", async (_, start) => {
  expect((await bookAs(site, start)).status).toBe("taken");
});

it("mails what is true: invitation, update and end under one UID, with rising SEQUENCE", async () => {
  const booked = await bookAs(site, monday, { email: "elodie@exemple.fr" });
  if (!("appointment" in booked)) throw new Error("not booked");
  await site.afterAnswers.finish(20_000);
  await move(booked.appointment, Date.parse("2026-05-19T08:00:00Z"), site);
  await site.afterAnswers.finish(20_000);
  await cancel(booked.appointment, site);
  await site.afterAnswers.finish(20_000);
  await expect(cancel(booked.appointment, site)).rejects.toMatchObject({ kind: "over" });
  const mails = await Promise.all(world.mail.received.map(({ raw }) => simpleParser(raw)));
  const toVisitor = mails.filter(({ to }) => JSON.stringify(to).includes("elodie@exemple.fr"));
  const toHost = mails.filter(({ to }) => JSON.stringify(to).includes("camille@"));
  for (const theirs of [toVisitor, toHost]) {
    const calendars = theirs.map(({ attachments }) => attachments.at(-1)!.content.toString());
    expect(calendars.map((text) => /METHOD:(\w+)/.exec(text)?.[1])).toEqual([
      "REQUEST",
      "REQUEST",
      "CANCEL",
    ]);
    expect(calendars.map((text) => /SEQUENCE:(\d+)/.exec(text)?.[1])).toEqual(["0", "1", "2"]);
    expect(new Set(calendars.map((text) => /UID:(\S+)/.exec(text)?.[1])).size).toBe(1);
    expect(calendars.map((text) => /DTSTART:(\w+)/.exec(text)?.[1])).toEqual([
      "20260518T120000Z",
      "20260519T080000Z",
      "20260519T080000Z",
    ]);
  }
});
