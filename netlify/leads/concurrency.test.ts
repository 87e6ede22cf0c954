import { hour, minute, patientBudgets, postJson, sampleFields } from "../testing/testBackend";
import { newWorld, type World } from "../testing/world";
import { pause } from "./clock";
import { retryLeads } from "./retryLeads";

let world: World;
beforeEach(async () => {
  world = await newWorld();
});
afterEach(() => world.close());

const copiesOfTheLead = () => [...world.copies().values()].reduce((sum, count) => sum + count, 0);

describe("with several at work at once, each lead is mailed once", () => {
  it("two schedulers", async () => {
    world.mail.fault = () => ({ kind: "code", stage: "connect", code: 421 });
    const process = world.newProcess({ budgets: patientBudgets });
    for (let index = 0; index < 20; index += 1) await postJson(sampleFields(index), process);
    world.heal();
    world.clock.now += hour;
    await Promise.all(
      [
        world.newProcess({ budgets: patientBudgets }),
        world.newProcess({ budgets: patientBudgets }),
      ].map((other) => retryLeads(other)),
    );
    await world.quarterOfAnHour(world.newProcess({ budgets: patientBudgets }));
    expect([...world.copies().values()]).toEqual(Array(20).fill(1));
  });

  it("a scheduler and the visitor's own post", async () => {
    world.mail.fault = () => ({ kind: "slow", stage: "recipient", ms: 100 });
    const posting = postJson(sampleFields(), world.newProcess({ budgets: patientBudgets }));
    await pause(50);
    await retryLeads(world.newProcess({ budgets: patientBudgets }));
    await posting;
    await world.quarterOfAnHour(world.newProcess({ budgets: patientBudgets }));
    expect(copiesOfTheLead()).toBe(1);
  });

  it("two tabs, in processes of their own", async () => {
    const answers = await Promise.all(
      [
        world.newProcess({ budgets: patientBudgets }),
        world.newProcess({ budgets: patientBudgets }),
      ].map((process) => postJson(sampleFields(), process)),
    );
    await world.quarterOfAnHour(world.newProcess({ budgets: patientBudgets }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(copiesOfTheLead()).toBe(1);
  });
});

describe("with a clock that is wrong", () => {
  it("a jump of a day forward delays nothing", async () => {
    world.mail.fault = () => ({ kind: "cut", stage: "connect" });
    const process = world.newProcess({ budgets: patientBudgets });
    await postJson(sampleFields(), process);
    world.heal();
    world.clock.now += 24 * hour;
    await retryLeads(process);
    expect(copiesOfTheLead()).toBe(1);
  });

  it("a jump of a week back delays nothing", async () => {
    world.mail.fault = () => ({ kind: "cut", stage: "connect" });
    const process = world.newProcess({ budgets: patientBudgets });
    await postJson(sampleFields(), process);
    world.heal();
    world.clock.now -= 7 * 24 * hour;
    await world.quarterOfAnHour(process);
    expect(copiesOfTheLead()).toBe(1);
  });

  it("a double click around midnight is one lead", async () => {
    const process = world.newProcess({ budgets: patientBudgets });
    world.clock.now = Date.UTC(2026, 4, 14, 23, 59, 59, 900);
    await postJson(sampleFields(), process);
    world.clock.now += 200;
    await postJson(sampleFields(), world.newProcess({ budgets: patientBudgets }));
    expect(copiesOfTheLead()).toBe(1);
    world.clock.now += 20 * hour;
    await postJson(sampleFields(), process);
    expect(copiesOfTheLead()).toBe(2);
  });
});

it("gives up after 72 hours, says so, keeps the lead, and mails it when asked", async () => {
  world.mail.fault = () => ({ kind: "code", stage: "data", code: 554 });
  const process = world.newProcess({ budgets: patientBudgets });
  await postJson(sampleFields(), process);
  for (let hours = 0; hours < 84; hours += 6) {
    world.clock.now += 6 * hour;
    await retryLeads(process);
  }
  const [id] = world.storedIds();
  expect(world.store.contents.has(`dead/${id}`)).toBe(true);
  world.heal();
  world.clock.now += 5 * minute;
  await retryLeads(process);
  expect(world.mail.received.map(({ raw }) => /Subject: .*Alerte/.test(raw))).toEqual([true]);
});
