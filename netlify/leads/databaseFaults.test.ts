import { typeset } from "../../contract/typeset";
import type { DatabaseFault } from "../testing/faultyDatabase";
import { postAndSettle, postNatively, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

/** What a lead's mail says when only the mail has it, as it is encoded. */
const notStored = "base de donn=C3=A9es";

const world = testWorld();

describe("with a database that fails, the mail is the copy, says so, and is not repeated", () => {
  const faults: [string, DatabaseFault][] = [
    ["cuts the connection", { kind: "cut" }],
    ["never answers", { kind: "silent" }],
    ["answers too late", { kind: "slow", ms: 2_500 }],
    ["does the work and cuts the connection", { kind: "cut", applied: true }],
    ["does the work and says nothing", { kind: "silent", applied: true }],
  ];
  it.each(faults)("that %s", async (_name, fault) => {
    const process = world.newProcess({ timeLimits: { record: 1_200, statement: 2_000 } });
    world.line.fault = () => fault;
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(world.allCopies()).toBe(1);
    expect(world.mail.received[0]?.raw).toContain(notStored);
    // A double click during the outage, another one after it.
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    world.heal();
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    await world.quarterOfAnHour(process);
    expect(world.allCopies()).toBe(1);
    expect(await world.storedIds()).toHaveLength(1);
    expect(await world.database.query("select from outbox where sent_at is null")).toHaveLength(0);
  });

  it("also in another process that cannot ask: sent again, under one Message-ID", async () => {
    expect(await postAndSettle(sampleFields(), world.newProcess())).toBe(200);
    world.line.fault = () => ({ kind: "cut" });
    const process = world.newProcess({ timeLimits: { record: 1_200 } });
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

describe("with a database that goes away once and comes back, the lead is stored and mailed", () => {
  const statements = [
    "insert into leads",
    "sent_at = ",
    "failures = ",
    "picked",
    "cardinality(failures) > 0",
  ];
  const faults: [string, DatabaseFault][] = [
    ["before it has done", { kind: "cut" }],
    ["after it has done", { kind: "cut", applied: true }],
  ];
  const cases = faults.flatMap(([when, fault]) =>
    statements.map((statement) => [when, statement, fault] as const),
  );
  it.each(cases)("%s «%s»", async (_when, statement, fault) => {
    const process = world.newProcess();
    let times = 0;
    world.line.fault = (asked) => (asked.includes(statement) && times++ === 0 ? fault : undefined);
    world.mail.fault = () => ({ kind: "code", stage: "data", code: 451 });
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    await world.quarterOfAnHour(process);
    world.mail.fault = () => undefined;
    await world.quarterOfAnHour(process);
    expect(times).toBeGreaterThan(0);
    expect(await world.storedIds()).toHaveLength(1);
    expect(world.allCopies()).toBe(1);
    expect(world.mail.received[0]?.raw).not.toContain(notStored);
  });
});

describe("with both failing", () => {
  it("says so, keeps nothing, and trying again is safe", async () => {
    const process = world.newProcess({ timeLimits: { record: 300 } });
    world.line.fault = () => ({ kind: "cut" });
    world.mail.fault = () => ({ kind: "code", stage: "connect", code: 421 });
    expect(await postAndSettle(sampleFields(), process)).toBe(503);
    world.heal();
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    await world.quarterOfAnHour(process);
    expect(world.allCopies()).toBe(1);
  });

  it("gives a visitor without JavaScript the typed values, our phone and our address", async () => {
    const timeLimits = { record: 300, onlyCopy: 1_500, connection: 1_500 };
    const process = world.newProcess({ timeLimits });
    world.line.fault = () => ({ kind: "cut" });
    world.mail.fault = () => ({ kind: "silent", stage: "connect" });
    const answer = await postNatively(sampleFields(), process);
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain('value="elodie.1@exemple.fr"');
    expect(page).toContain(typeset("01 99 00 47 20"));
    expect(page).toContain("bonjour@cresca.example");
  });
});
