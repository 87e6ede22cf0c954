import { typeset } from "../../contract/typeset";
import type { StoreFault, StoreFaultRule } from "../testing/faultyStore";
import {
  budgetsFor,
  patientBudgets,
  postJson,
  postNatively,
  sampleFields,
} from "../testing/testBackend";
import { newWorld, type World } from "../testing/world";
import { pause } from "./clock";

let world: World;
beforeEach(async () => {
  world = await newWorld();
});
afterEach(() => world.close());

/** A fault on the requests whose method and key match, as in "PUT pending/". */
const on =
  (pattern: RegExp, fault: StoreFault): StoreFaultRule =>
  ({ method, key }) =>
    pattern.test(`${method} ${key}`) ? fault : undefined;

const copiesOfTheLead = () => [...world.copies().values()].reduce((sum, count) => sum + count, 0);

describe("with a store that fails, the mail is the copy, says so, and is not repeated", () => {
  const faults: [string, StoreFault][] = [
    ["refuses our token (401)", { kind: "status", status: 401 }],
    ["refuses access (403)", { kind: "status", status: 403 }],
    ["has had enough (429)", { kind: "status", status: 429 }],
    ["breaks (500)", { kind: "status", status: 500 }],
    ["is unavailable (503)", { kind: "status", status: 503 }],
    ["cuts the connection", { kind: "cut" }],
    ["never answers", { kind: "silent" }],
    ["answers too late, having done the work", { kind: "slow", ms: 2_500 }],
    ["does the work and reports a failure (500)", { kind: "status", status: 500, applied: true }],
    ["does the work and cuts the connection", { kind: "cut", applied: true }],
    ["does the work and says nothing", { kind: "silent", applied: true }],
  ];
  it.each(faults)("that %s", async (_name, fault) => {
    const process = world.newProcess({
      budgets: { ...budgetsFor(fault), directMail: 20_000, storeRecord: 1_200 },
    });
    world.store.fault = ({ method }) =>
      method === "PUT" || !("applied" in fault) ? fault : undefined;
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    expect(copiesOfTheLead()).toBe(1);
    expect(world.mail.received[0]?.raw).toMatch(/le stockage ne r=C3=A9pondait pas/);
    // A double click during the outage, another one after it.
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    world.heal();
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    await pause(fault.kind === "slow" ? 2_600 : 0);
    await world.quarterOfAnHour(process);
    expect(copiesOfTheLead()).toBe(1);
    expect(world.storedIds()).toHaveLength(1);
  });
});

describe("with a part of the store failing, the lead is stored and mailed once", () => {
  const broken: StoreFault = { kind: "status", status: 500 };
  const faults: [string, StoreFaultRule][] = [
    ["claims cannot be written", on(/^PUT claims/, broken)],
    ["claims are written but reported as failed", on(/^PUT claims/, { ...broken, applied: true })],
    ["claims cannot be read", on(/^GET claims/, broken)],
    ["the sent mark cannot be written", on(/^PUT sent/, broken)],
    ["nothing can be read", on(/^GET/, broken)],
    ["everything but the record is slow", on(/ (claims|sent|failed)/, { kind: "slow", ms: 120 })],
  ];
  it.each(faults)("when %s", async (_name, rule) => {
    const process = world.newProcess({ budgets: { ...patientBudgets, storeRecord: 1_200 } });
    world.store.fault = rule;
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    expect(world.storedIds()).toHaveLength(1);
    await world.quarterOfAnHour(process);
    world.heal();
    await world.quarterOfAnHour(process);
    expect(copiesOfTheLead()).toBe(1);
  });

  it("when the first write fails and the second does not", async () => {
    const process = world.newProcess();
    let writes = 0;
    world.store.fault = ({ method, key }) =>
      method === "PUT" && key.startsWith("pending/") && writes++ === 0 ? broken : undefined;
    await postJson(sampleFields(), process);
    expect(world.storedIds()).toHaveLength(1);
    expect(world.mail.received[0]?.raw).not.toMatch(/stockage/);
  });
});

describe("with the store back before the mail of an earlier post has been acknowledged", () => {
  const slowMail = async () => {
    const process = world.newProcess({
      budgets: { ...patientBudgets, lookup: 200, storeRecord: 200, directMail: 150 },
    });
    world.store.fault = () => ({ kind: "status", status: 503 });
    world.mail.fault = () => ({ kind: "slow", stage: "data", ms: 1_000 });
    // The mail takes too long for this visitor, who tries again.
    expect((await postJson(sampleFields(), process)).status).toBe(503);
    world.heal();
    return process;
  };

  it("the next post leaves the mailing to the one that is under way", async () => {
    const process = await slowMail();
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    await pause(1_200);
    await world.quarterOfAnHour(process);
    expect(copiesOfTheLead()).toBe(1);
    expect(world.storedIds()).toHaveLength(1);
  });

  it("so does a scheduled run", async () => {
    const process = await slowMail();
    await Promise.all([
      postJson(sampleFields(), process),
      world.quarterOfAnHour(process),
      world.quarterOfAnHour(process),
    ]);
    await pause(1_200);
    await world.quarterOfAnHour(process);
    expect(copiesOfTheLead()).toBe(1);
  });

  it("the next post mails when the one under way fails", async () => {
    const process = world.newProcess({
      budgets: { ...patientBudgets, lookup: 200, storeRecord: 200, directMail: 1_500 },
    });
    world.store.fault = () => ({ kind: "status", status: 503 });
    world.mail.fault = () => ({ kind: "slow", stage: "recipient", ms: 2_000 });
    expect((await postJson(sampleFields(), process)).status).toBe(503);
    world.heal();
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    await world.quarterOfAnHour(process);
    expect(copiesOfTheLead()).toBe(1);
  });
});

it("what one process mailed with the store away is not mailed by another, once the store knows", async () => {
  const one = world.newProcess({ budgets: { ...patientBudgets, storeRecord: 1_200 } });
  world.store.fault = () => ({ kind: "status", status: 503 });
  expect((await postJson(sampleFields(), one)).status).toBe(200);
  world.heal();
  await world.quarterOfAnHour(one);
  const other = world.newProcess({ budgets: patientBudgets });
  expect((await postJson(sampleFields(), other)).status).toBe(200);
  await world.quarterOfAnHour(other);
  expect(copiesOfTheLead()).toBe(1);
  expect(world.storedIds()).toHaveLength(1);
});

describe("with both failing", () => {
  it("says so, keeps nothing, and trying again is safe", async () => {
    const process = world.newProcess();
    world.store.fault = () => ({ kind: "status", status: 503 });
    world.mail.fault = () => ({ kind: "code", stage: "connect", code: 421 });
    const answer = await postJson(sampleFields(), process);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ error: "unavailable" });
    world.heal();
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    await world.quarterOfAnHour(process);
    expect(copiesOfTheLead()).toBe(1);
  });

  it("gives a visitor without JavaScript the typed values, our phone and our address", async () => {
    const process = world.newProcess();
    world.store.fault = () => ({ kind: "cut" });
    world.mail.fault = () => ({ kind: "silent", stage: "connect" });
    const answer = await postNatively(sampleFields(), process);
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain('value="elodie.1@exemple.fr"');
    expect(page).toContain(typeset("01 99 00 47 20"));
    expect(page).toContain("bonjour@cresca.example");
  });
});
