import { setTimeout as pause } from "node:timers/promises";

import { typeset } from "../../contract/typeset";
import type { DatabaseFault } from "../testing/faultyDatabase";
import { patientLimits, postAndSettle, postNatively, sampleFields } from "../testing/testBackend";
import { held, testWorld } from "../testing/world";

/** What a lead's mail says when only the mail has it, as it is encoded. */
const notStored = "base de donn=C3=A9es";

const world = testWorld();

const unsent = () => world.database.query("select from outbox where sent_at is null");

describe("with a database that fails, the mail is the copy, says so, and is not repeated", () => {
  const faults: [string, DatabaseFault][] = [
    ["cuts the connection", { kind: "cut" }],
    ["never answers", { kind: "silent" }],
    ["does the work and cuts the connection", { kind: "cut", applied: true }],
    ["does the work and says nothing", { kind: "silent", applied: true }],
  ];
  it.each(faults)("that %s", async (_name, fault) => {
    const process = world.newProcess({ timeLimits: { record: 300, statement: 2_000 } });
    world.line.fault = () => fault;
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(world.allCopies()).toBe(1);
    expect(world.mail.received[0]?.raw).toContain(notStored);
    // Again during the outage, after it, and in the next one.
    for (const during of [fault, undefined, fault]) {
      world.line.fault = () => during;
      expect(await postAndSettle(sampleFields(), process)).toBe(200);
    }
    world.heal();
    await world.quarterOfAnHour(process);
    expect(world.allCopies()).toBe(1);
    expect(await world.storedIds()).toHaveLength(1);
    expect(await unsent()).toHaveLength(0);
  });

  it("also in another process that cannot ask: sent again, under one Message-ID", async () => {
    // One that can, such as that of a second tab, sends nothing.
    for (const process of [world.newProcess(), world.newProcess()]) {
      expect(await postAndSettle(sampleFields(), process)).toBe(200);
      expect(world.allCopies()).toBe(1);
    }
    world.line.fault = () => ({ kind: "cut" });
    const process = world.newProcess({ timeLimits: { record: 300 } });
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    world.heal();
    await world.quarterOfAnHour(process);
    expect(world.allCopies()).toBe(2);
    expect(new Set(world.mail.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await world.storedIds()).toHaveLength(1);
  });

  it("and no other process sends it again while the database is being told", async () => {
    world.line.fault = () => ({ kind: "cut" });
    const process = world.newProcess({ timeLimits: { record: 300 } });
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    // The lead is written, and that its mail has gone is not.
    world.line.fault = (asked) => (asked.startsWith("update outbox") ? { kind: "cut" } : undefined);
    await process.deliveries.flush(process.database);
    expect(await world.storedIds()).toHaveLength(1);
    world.heal();
    await world.quarterOfAnHour(world.newProcess());
    expect(world.allCopies()).toBe(1);
  });

  it("that no environment names, while many more come at once than go out at once", async () => {
    const process = world.newProcess({ databaseUrl: null });
    const posts = Array.from({ length: 80 }, (_, index) =>
      postAndSettle(sampleFields(index), process),
    );
    expect(await Promise.all(posts)).toEqual(Array(80).fill(200));
    expect(world.mail.received).toHaveLength(80);
    expect(world.mail.received[0]?.raw).toContain(notStored);
  });
});

it.each([
  ["before it has done", false],
  ["after it has done", true],
])(
  "with a database that goes away once %s each statement, the lead is stored and mailed",
  async (_when, applied) => {
    const still = new Set([
      "insert into leads",
      "sent_at = ",
      "failures = ",
      "picked",
      "failing_since <= ",
    ]);
    world.line.fault = (asked) => {
      const statement = [...still].find((one) => asked.includes(one));
      return statement && still.delete(statement) ? { kind: "cut", applied } : undefined;
    };
    const process = world.newProcess();
    world.mail.fault = () => ({ kind: "code", stage: "data", code: 451 });
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    await world.quarterOfAnHour(process);
    world.mail.fault = () => undefined;
    await world.quarterOfAnHour(process);
    expect([...still]).toEqual([]);
    expect(await world.storedIds()).toHaveLength(1);
    expect(world.allCopies()).toBe(1);
    expect(world.mail.received[0]?.raw).not.toContain(notStored);
    expect(await unsent()).toHaveLength(0);
  },
);

it("with both failing a visitor without JavaScript gets the typed values, our phone and our address, and can try again", async () => {
  const process = world.newProcess({ timeLimits: { record: 300 } });
  world.line.fault = () => ({ kind: "cut" });
  world.mail.fault = () => ({ kind: "code", stage: "connect", code: 421 });
  const answer = await postNatively(sampleFields(), process);
  expect(answer.status).toBe(503);
  const page = await answer.text();
  expect(page).toContain('value="elodie.1@exemple.fr"');
  expect(page).toContain(typeset("01 99 00 47 20"));
  expect(page).toContain("bonjour@cresca.example");
  world.heal();
  expect(await postAndSettle(sampleFields(), process)).toBe(200);
  await world.quarterOfAnHour(process);
  expect(world.allCopies()).toBe(1);
});

describe("with a database that is away for one post and there for the next one", () => {
  it("the mail of the first, under way, is the only one", async () => {
    const process = world.newProcess({ timeLimits: { record: 200, onlyCopy: 150 } });
    const { until, release } = held();
    world.line.fault = () => ({ kind: "cut" });
    world.mail.fault = () => ({ kind: "held", stage: "data", until });
    // The mail takes too long for this visitor, who tries again.
    expect((await postNatively(sampleFields(), process)).status).toBe(503);
    world.heal();
    // From here on nothing is decided by time.
    Object.assign(process.timeLimits, patientLimits);
    expect((await postNatively(sampleFields(), process)).status).toBe(303);
    release();
    await process.afterAnswers.finish(30_000);
    await world.quarterOfAnHour(process);
    expect(world.allCopies()).toBe(1);
    expect(await world.storedIds()).toHaveLength(1);
  });

  it("a late answer of the database to the first mails nothing that the second has mailed meanwhile", async () => {
    const process = world.newProcess();
    const { until, release } = held();
    let inserts = 0;
    world.line.fault = (asked) => {
      if (!asked.includes("insert into leads")) return undefined;
      return inserts++ === 0 ? { kind: "held", until } : { kind: "cut" };
    };
    const first = postAndSettle(sampleFields(), process);
    while (inserts === 0) await pause(10);
    // A double click: its own connection fails, and its mail is the only copy that it knows of.
    process.timeLimits.record = 300;
    expect((await postNatively(sampleFields(), process)).status).toBe(303);
    expect(world.allCopies()).toBe(1);
    world.heal();
    await process.deliveries.flush(process.database);
    expect(await unsent()).toHaveLength(0);
    release();
    expect(await first).toBe(200);
    await world.quarterOfAnHour(process);
    expect(world.allCopies()).toBe(1);
    expect(await world.storedIds()).toHaveLength(1);
  });

  it("a late answer of the database mails nothing that it has heard of meanwhile", async () => {
    const process = world.newProcess({ timeLimits: { record: 300 } });
    world.line.fault = () => ({ kind: "cut" });
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    Object.assign(process.timeLimits, patientLimits);
    const { until, release } = held();
    let inserts = 0;
    world.line.fault = (asked) => {
      if (!asked.includes("insert into leads")) return undefined;
      // The first tells that the mail has gone; the second, which overtakes it, writes the lead.
      return inserts++ === 0 ? { kind: "slow", ms: 500 } : { kind: "held", until };
    };
    const telling = process.deliveries.flush(process.database);
    while (inserts === 0) await pause(10);
    const again = postAndSettle(sampleFields(), process);
    await telling;
    release();
    expect(await again).toBe(200);
    expect(world.allCopies()).toBe(1);
    expect(await unsent()).toHaveLength(0);
  });
});
