import { simpleParser } from "mailparser";

import { invitationsAreTrue } from "../testing/appointmentPromises";
import { bookAs } from "../testing/bookAs";
import type { TestProcess } from "../testing/testBackend";
import { testWorld } from "../testing/world";
import { forgetPassing } from "../database/appointments";
import { cancel, confirm, move } from "./changeAppointment";

// In the world it is Thursday, 14 May 2026, 11:00 in Paris: Ascension Day.
const monday = "2026-05-18T12:00:00Z";
/** Only one host is there on Monday; two are on Tuesday at 14:00. */
const tuesday = "2026-05-19T12:00:00Z";

const world = testWorld();
let site: TestProcess;
beforeEach(() => void (site = world.newProcess()));

const rows = () =>
  world.database.query<{ id: string; host: string; state: string }>(
    "select id, host, state from appointments order by starts_at, host",
  );

it("gives a time that 100 ask for at once to one for each host who is free, and shows the others what is near", async () => {
  const results = await Promise.all(Array.from({ length: 100 }, () => bookAs(site, tuesday)));
  expect(results.filter(({ status }) => status === "booked")).toHaveLength(2);
  expect((await rows()).map(({ host }) => host)).toEqual(["camille", "dominique"]);
  const others = results.filter((result) => "nearest" in result);
  expect(others.map(({ status }) => status)).toEqual(Array(98).fill("taken"));
  for (const { nearest } of others) {
    expect(nearest).toHaveLength(6);
    expect(nearest.map(({ start }) => start)).not.toContain(Date.parse(tuesday));
    expect(Math.abs(nearest[0]!.start - Date.parse(tuesday))).toBeLessThan(24 * 3_600_000 * 3);
  }
});

it("never lets two hosts' visitors move into the same time", async () => {
  const first = await bookAs(site, monday);
  const second = await bookAs(site, "2026-05-18T13:00:00Z");
  if (!("appointment" in first && "appointment" in second)) throw new Error("not booked");
  const wanted = Date.parse("2026-05-18T14:00:00Z");
  const moves = await Promise.all(
    [first, second].map(({ appointment }) => move(appointment, wanted, site)),
  );
  expect(moves.filter(({ appointment }) => appointment)).toHaveLength(1);
});

it("lets a person have two appointments ahead, by whatever form of the address", async () => {
  const [email, other] = ["elodie@exemple.fr", "Elodie+x@exemple.fr"];
  const results = await Promise.all(
    ["12:00", "12:30", "13:00", "13:30", "14:00"].map((time, index) =>
      bookAs(site, `2026-05-18T${time}:00Z`, { email: index % 2 ? other : email }),
    ),
  );
  const statuses = results.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(2).fill("booked"), ...Array(3).fill("limit")]);
});

it("holds a suspicious one for half an hour, then gives its time to another and no longer asks to confirm it", async () => {
  const held = await bookAs(site, monday, { honeypot: "x" });
  expect(held.status).toBe("held");
  expect((await bookAs(site, monday)).status).toBe("taken");
  expect(await world.database.query("select from outbox where expires_at is null")).toEqual([]);
  world.clock.now += 30 * 60_000;
  expect((await bookAs(site, monday)).status).toBe("booked");
  if (!("appointment" in held)) throw new Error("not held");
  await expect(confirm(held.appointment, site)).rejects.toMatchObject({ kind: "over" });
  expect((await rows()).map(({ state }) => state).sort()).toEqual(["booked", "cancelled"]);
});

it("takes the same request twice for one", async () => {
  const same = { email: "elodie@exemple.fr", address: "192.0.2.1" };
  const first = await bookAs(site, monday, same);
  expect(await bookAs(site, monday, same)).toEqual(first);
  expect((await bookAs(site, monday, { ...same, address: "192.0.2.2" })).status).toBe("taken");
  // At once, and the last that this person may have.
  const again = () => bookAs(site, "2026-05-18T13:00:00Z", same);
  const [one, two] = await Promise.all([again(), again()]);
  expect([one.status, two]).toEqual(["booked", one]);
});

it("refuses a time between two slots, and takes that of a buffer that was made shorter", async () => {
  expect((await bookAs(site, "2026-05-18T12:15:00Z")).status).toBe("taken");
  site.booking = { ...site.booking, bufferMinutes: 15 };
  await bookAs(site, monday);
  site.booking = { ...site.booking, bufferMinutes: 0 };
  await forgetPassing(site.database, 0);
  expect((await bookAs(site, "2026-05-18T12:30:00Z")).status).toBe("booked");
});

/** Books with a webhook; once what is to be said of it is sent. */
async function booked(change: Parameters<typeof bookAs>[2]) {
  site = world.newProcess({ webhookUrl: world.hook.url });
  const result = await bookAs(site, monday, change);
  await site.afterAnswers.finish(20_000);
  if (!("appointment" in result)) throw new Error(result.status);
  return result.appointment;
}

it("says by mail and by webhook what is booked, moved and cancelled, each once: one UID, a rising SEQUENCE", async () => {
  const phone = "06 39 98 12 34";
  const row = await booked({ email: "elodie@exemple.fr", phone, subject: "Le référencement" });
  // Double clicks, taken by two processes.
  const moving = (by: TestProcess) => move(row, Date.parse("2026-05-19T08:00:00Z"), by);
  const [one, two] = await Promise.all([moving(site), moving(world.newProcess())]);
  expect([one.appointment?.sequence, two.appointment]).toEqual([1, one.appointment]);
  await site.afterAnswers.finish(20_000);
  site.settings.from.address = "site@autre.example";
  const cancelled = await Promise.all([cancel(row, site), cancel(row, world.newProcess())]);
  expect(cancelled.map(({ sequence }) => sequence)).toEqual([2, 2]);
  await site.afterAnswers.finish(20_000);
  await world.quarterOfAnHour(site);

  const { id, name, email, meeting } = row;
  const data = {
    ...{ id, name, email, meeting, phone },
    ...{ website: "", subject: "Le référencement", zone: "Europe/Paris" },
    page: "https://www.cresca.example/rendez-vous",
    start: "2026-05-18T12:00:00.000Z",
    end: "2026-05-18T12:30:00.000Z",
  };
  const later = { ...data, start: "2026-05-19T08:00:00.000Z", end: "2026-05-19T08:30:00.000Z" };
  const timestamp = new Date(world.clock.now - 15 * 60_000).toISOString();
  expect(world.hook.received.map(({ id, body }) => ({ id, ...body }))).toEqual([
    { id: `appointment-booked-${id}-0`, type: "appointment.booked", timestamp, data },
    { id: `appointment-moved-${id}-1`, type: "appointment.moved", timestamp, data: later },
    { id: `appointment-cancelled-${id}-2`, type: "appointment.cancelled", timestamp, data: later },
  ]);

  for (const receiver of [email, "camille@cresca.example"]) {
    const theirs = world.mail.received.filter(({ recipients }) => recipients.includes(receiver));
    const mails = await Promise.all(theirs.map(({ raw }) => simpleParser(raw)));
    const calendars = mails.map(({ attachments }) => attachments.at(-1)!.content.toString());
    const inEach = (pattern: RegExp) => calendars.map((text) => pattern.exec(text)?.[1]);
    expect(inEach(/METHOD:(\w+)/)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
    expect(inEach(/SEQUENCE:(\d+)/)).toEqual(["0", "1", "2"]);
    expect(inEach(/DTSTART:202605(\w+)/)).toEqual(["18T120000Z", "19T080000Z", "19T080000Z"]);
    expect(new Set(inEach(/UID:(\S+)/)).size).toBe(1);
  }
});

it("tells a host that an appointment has gone to another, also when it moves on before that is sent, unless they share a mailbox", async () => {
  await bookAs(site, tuesday);
  const row = await booked({});
  world.mail.fault = () => ({ kind: "code", stage: "mail-from", code: 421 });
  // Only the other host is free then.
  const { appointment = row } = await move(row, Date.parse(tuesday), site);
  await site.afterAnswers.finish(20_000);
  const { appointment: next = row } = await move(
    appointment,
    Date.parse("2026-05-19T12:30:00Z"),
    site,
  );
  world.heal();
  await world.quarterOfAnHour(site);
  await invitationsAreTrue(world, site);
  world.mail.received.length = 0;
  const hosts = site.booking.hosts.map((host) => ({ ...host, email: "accueil@cresca.example" }));
  site.booking = { ...site.booking, hosts };
  await move(next, Date.parse(monday), site);
  await site.afterAnswers.finish(20_000);
  const methods = world.mail.received.map(({ raw }) => /METHOD:\w+/.exec(raw)?.[0]);
  expect(methods).toEqual(["METHOD:REQUEST", "METHOD:REQUEST"]);
});

it("mails only the last of what waited, and nothing of a move to its own time", async () => {
  world.mail.fault = () => ({ kind: "code", stage: "mail-from", code: 421 });
  const row = await booked({});
  await world.takeAndDie();
  const moveThere = async (from = row) => (await move(from, Date.parse(tuesday), site)).appointment;
  const moved = await moveThere();
  expect(await moveThere(moved)).toEqual(moved);
  await site.afterAnswers.finish(20_000);
  world.heal();
  await world.quarterOfAnHour(site);
  const sequences = world.mail.received.map(({ raw }) => /^SEQUENCE:\d/m.exec(raw)?.[0]);
  expect(sequences).toEqual(["SEQUENCE:1", "SEQUENCE:1"]);
});

it("posts nothing about one that is only held, whether it is cancelled or confirmed later", async () => {
  const cancelled = await booked({ honeypot: "x" });
  expect(cancelled.state).toBe("held");
  await cancel(cancelled, site);
  const row = await booked({ honeypot: "x" });
  await world.quarterOfAnHour(site);
  expect(world.hook.received).toHaveLength(0);
  const [confirmed] = await Promise.all([confirm(row, site), confirm(row, site)]);
  await site.afterAnswers.finish(20_000);
  expect(world.hook.received.map(({ body }) => body.type)).toEqual(["appointment.booked"]);
  const { appointment = row } = await move(confirmed, Date.parse(tuesday), site);
  await confirm(appointment, site);
  await site.afterAnswers.finish(20_000);
  expect(world.hook.received.map(({ body }) => body.type)).toHaveLength(2);
  world.clock.now += 25 * 3_600_000;
  await forgetPassing(site.database, 0);
  expect((await rows()).map(({ id }) => id)).toEqual([row.id]);
});
