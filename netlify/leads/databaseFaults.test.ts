import { typeset } from "../../contract/typeset";
import type { DatabaseFault } from "../testing/faultyDatabase";
import { notStored } from "../testing/model";
import {
  patientBudgets,
  postAndSettle,
  postNatively,
  quickBudgets,
  sampleFields,
} from "../testing/testBackend";
import { newWorld, type World } from "../testing/world";
import { pause } from "./clock";

describe.each(["Postgres 18", "PGlite"] as const)("on %s", (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await newWorld(kind);
  });
  afterEach(() => world.reset());
  afterAll(() => world.close());

  const copiesOfTheLead = () => [...world.copies().values()].reduce((sum, count) => sum + count, 0);

  describe("with a database that fails, the mail is the copy, says so, and is not repeated", () => {
    const faults: [string, DatabaseFault][] = [
      ["cuts the connection", { kind: "cut" }],
      ["never answers", { kind: "silent" }],
      ["answers too late", { kind: "slow", ms: 2_500 }],
      ["does the work and cuts the connection", { kind: "cut", applied: true }],
      ["does the work and says nothing", { kind: "silent", applied: true }],
    ];
    it.each(faults)("that %s", async (_name, fault) => {
      const process = world.newProcess({ budgets: { record: 1_200, statement: 500 } });
      world.line.fault = () => fault;
      expect(await postAndSettle(sampleFields(), process)).toBe(200);
      expect(copiesOfTheLead()).toBe(1);
      expect(world.mail.received[0]?.raw).toContain(notStored);
      // A double click during the outage, another one after it.
      expect(await postAndSettle(sampleFields(), process)).toBe(200);
      world.heal();
      expect(await postAndSettle(sampleFields(), process)).toBe(200);
      await world.quarterOfAnHour(process);
      expect(copiesOfTheLead()).toBe(1);
      expect(await world.storedIds()).toHaveLength(1);
      expect(await world.database.query("select from mails where sent_at is null")).toHaveLength(0);
    });

    it("also in another process that cannot ask: sent again, under one Message-ID", async () => {
      expect(await postAndSettle(sampleFields(), world.newProcess())).toBe(200);
      world.line.fault = () => ({ kind: "cut" });
      const process = world.newProcess({ budgets: { record: 1_200, statement: 500 } });
      expect(await postAndSettle(sampleFields(), process)).toBe(200);
      world.heal();
      await world.quarterOfAnHour(process);
      expect(copiesOfTheLead()).toBe(2);
      expect(new Set(world.mail.received.map(({ messageId }) => messageId)).size).toBe(1);
      expect(await world.storedIds()).toHaveLength(1);
    });

    it("and no other process sends it again while the database is being told", async () => {
      world.line.fault = () => ({ kind: "cut" });
      const process = world.newProcess({ budgets: { record: 300, statement: 500 } });
      expect(await postAndSettle(sampleFields(), process)).toBe(200);
      // The lead is written, and that its mail has gone is not.
      world.line.fault = (asked) =>
        asked.startsWith("update mails") ? { kind: "silent" } : undefined;
      await process.lateWrites.flush();
      expect(await world.storedIds()).toHaveLength(1);
      world.heal();
      await world.quarterOfAnHour(world.newProcess());
      expect(copiesOfTheLead()).toBe(1);
    });

    it("that no environment names", async () => {
      const process = world.newProcess({ databaseUrl: null });
      expect(await postAndSettle(sampleFields(), process)).toBe(200);
      expect(world.mail.received[0]?.raw).toContain(notStored);
    });
  });

  describe("with a database that goes away once and comes back, the lead is stored and mailed", () => {
    const statements = ["insert into leads", "sent_at = ", "failures = ", "picked", "given_up as"];
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
      world.line.fault = (asked) =>
        asked.includes(statement) && times++ === 0 ? fault : undefined;
      world.mail.fault = () => ({ kind: "code", stage: "data", code: 451 });
      expect(await postAndSettle(sampleFields(), process)).toBe(200);
      await world.quarterOfAnHour(process);
      world.mail.fault = () => undefined;
      await world.quarterOfAnHour(process);
      expect(times).toBeGreaterThan(0);
      expect(await world.storedIds()).toHaveLength(1);
      expect(copiesOfTheLead()).toBe(1);
      expect(world.mail.received[0]?.raw).not.toContain(notStored);
    });
  });

  describe("with both failing", () => {
    it("says so, keeps nothing, and trying again is safe", async () => {
      const process = world.newProcess({ budgets: { record: 300 } });
      world.line.fault = () => ({ kind: "cut" });
      world.mail.fault = () => ({ kind: "code", stage: "connect", code: 421 });
      expect(await postAndSettle(sampleFields(), process)).toBe(503);
      world.heal();
      expect(await postAndSettle(sampleFields(), process)).toBe(200);
      await world.quarterOfAnHour(process);
      expect(copiesOfTheLead()).toBe(1);
    });

    it("gives a visitor without JavaScript the typed values, our phone and our address", async () => {
      const process = world.newProcess({ budgets: { ...quickBudgets, record: 300 } });
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

  describe("with the database back before the mail of an earlier post has been acknowledged", () => {
    const slowMail = async () => {
      const process = world.newProcess({ budgets: { record: 200, onlyCopy: 150 } });
      world.line.fault = () => ({ kind: "cut" });
      world.mail.fault = () => ({ kind: "slow", stage: "data", ms: 1_000 });
      // The mail takes too long for this visitor, who tries again.
      expect((await postNatively(sampleFields(), process)).status).toBe(503);
      world.heal();
      // From here on nothing is decided by time.
      Object.assign(process.budgets, patientBudgets);
      return process;
    };

    it("the next post leaves the mailing to the one that is under way", async () => {
      const process = await slowMail();
      expect(await postAndSettle(sampleFields(), process)).toBe(200);
      await world.quarterOfAnHour(process);
      expect(copiesOfTheLead()).toBe(1);
      expect(await world.storedIds()).toHaveLength(1);
    });

    it("so does a scheduled run", async () => {
      const process = await slowMail();
      await Promise.all([
        postAndSettle(sampleFields(), process),
        world.quarterOfAnHour(process),
        world.quarterOfAnHour(process),
      ]);
      await process.afterAnswers.finish(10_000);
      await world.quarterOfAnHour(process);
      expect(copiesOfTheLead()).toBe(1);
    });
  });

  it("a post whose own answer of the database is late does not mail what a twin has mailed meanwhile", async () => {
    const process = world.newProcess();
    let release = () => {};
    const until = new Promise<void>((resolve) => (release = resolve));
    let inserts = 0;
    world.line.fault = (asked) => {
      if (!asked.includes("insert into leads")) return undefined;
      return inserts++ === 0 ? { kind: "held", until } : { kind: "cut" };
    };
    const first = postAndSettle(sampleFields(), process);
    while (inserts === 0) await pause(10);
    // A double click: its own connection fails, and its mail is the only copy that it knows of.
    process.budgets.record = 300;
    expect((await postNatively(sampleFields(), process)).status).toBe(303);
    expect(copiesOfTheLead()).toBe(1);
    world.heal();
    await process.lateWrites.flush();
    expect(await world.database.query("select from mails where sent_at is null")).toHaveLength(0);
    release();
    expect(await first).toBe(200);
    await world.quarterOfAnHour(process);
    expect(copiesOfTheLead()).toBe(1);
    expect(await world.storedIds()).toHaveLength(1);
  });

  it("what one process mailed with the database away is not mailed by another, once it is back", async () => {
    const one = world.newProcess({ budgets: { record: 300 } });
    world.line.fault = () => ({ kind: "cut" });
    expect(await postAndSettle(sampleFields(), one)).toBe(200);
    world.heal();
    await world.quarterOfAnHour(one);
    const other = world.newProcess();
    expect(await postAndSettle(sampleFields(), other)).toBe(200);
    await world.quarterOfAnHour(other);
    expect(copiesOfTheLead()).toBe(1);
    expect(await world.storedIds()).toHaveLength(1);
  });
});
