import { setTimeout as pause } from "node:timers/promises";

import {
  hour,
  listAll,
  postAndSettle,
  postJson,
  sampleFields,
  type TestProcess,
} from "../testing/testBackend";
import { testWorld } from "../testing/world";
import { queueLeadAgain } from "../database/outbox";
import { idsOfLead, sendOutbox } from "./sendOutbox";

const world = testWorld();

/** Posts leads, all at once, and waits for what is done after the answers. */
const postMany = (count: number, process: TestProcess) =>
  Promise.all(Array.from({ length: count }, (_, one) => postAndSettle(sampleFields(one), process)));

describe("with several at work at once, each lead is mailed once", () => {
  it("ten senders", async () => {
    world.mail.fault = () => ({ kind: "code", stage: "connect", code: 421 });
    const process = world.newProcess();
    await postMany(30, process);
    world.heal();
    world.clock.now += hour;
    await Promise.all(Array.from({ length: 10 }, () => sendOutbox(world.newProcess())));
    await world.quarterOfAnHour(process);
    expect([...world.copies().values()]).toEqual(Array(30).fill(1));
  });

  it("a scheduler and the visitor's own post", async () => {
    world.mail.fault = () => ({ kind: "slow", stage: "recipient", ms: 100 });
    const process = world.newProcess();
    const posting = postAndSettle(sampleFields(), process);
    await pause(50);
    await sendOutbox(world.newProcess());
    await posting;
    await world.quarterOfAnHour(world.newProcess());
    expect(world.allCopies()).toBe(1);
  });

  it("two tabs, in processes of their own", async () => {
    const statuses = await Promise.all(
      [world.newProcess(), world.newProcess()].map((process) =>
        postAndSettle(sampleFields(), process),
      ),
    );
    await world.quarterOfAnHour(world.newProcess());
    expect(statuses).toEqual([200, 200]);
    expect(world.allCopies()).toBe(1);
  });
});

it("does not wait for slow mail, neither this visitor nor others", async () => {
  world.mail.fault = () => ({ kind: "slow", stage: "data", ms: 1_000 });
  const process = world.newProcess();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => postJson(sampleFields(index), process)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(world.mail.received.length).toBeLessThan(30);
  world.heal();
  await process.afterAnswers.finish(20_000);
  await world.quarterOfAnHour(process);
  expect([...world.copies().values()]).toEqual(Array(30).fill(1));
});

describe("with a clock that is wrong", () => {
  it.each([
    ["a day forward", 24],
    ["a week back", -7 * 24],
  ])("a jump of %s delays nothing", async (_name, hours) => {
    world.mail.fault = () => ({ kind: "cut", stage: "connect" });
    const process = world.newProcess();
    await postAndSettle(sampleFields(), process);
    world.heal();
    world.clock.now += hours * hour;
    await world.quarterOfAnHour(process);
    expect(world.allCopies()).toBe(1);
  });
});

it("leaves to the schedule what does not get its turn with slow mail, and notes nothing of it", async () => {
  world.mail.fault = () => ({ kind: "slow", stage: "data", ms: 2_000 });
  const process = world.newProcess({ timeLimits: { connection: 1_500 } });
  const posts = Array.from({ length: 20 }, (_, index) => postJson(sampleFields(index), process));
  for (const { status } of await Promise.all(posts)) expect(status).toBe(200);
  await process.afterAnswers.finish(30_000);
  expect(await world.database.query("select from outbox where failures <> '{}'")).toEqual([]);
  world.heal();
  await world.quarterOfAnHour(process);
  expect([...world.copies().values()]).toEqual(Array(20).fill(1));
});

it("gives up after 72 hours, says so once, keeps the lead, and mails it when asked", async () => {
  world.mail.fault = () => ({ kind: "code", stage: "data", code: 554 });
  const process = world.newProcess();
  await postAndSettle(sampleFields(1), process);
  await postAndSettle(sampleFields(2), process);
  for (let hours = 0; hours < 84; hours += 6) {
    world.clock.now += 6 * hour;
    await sendOutbox(process);
  }
  const [lead] = await listAll(process);
  expect(lead?.state).toBe("dead");
  world.heal();
  await world.quarterOfAnHour(process);
  expect(world.mail.received).toHaveLength(1);
  expect(world.mail.received[0]?.raw).toContain(lead?.id.slice(0, 20));
  await queueLeadAgain(process.database, idsOfLead(lead?.id ?? "", process));
  await sendOutbox(process);
  expect(world.allCopies()).toBe(2);
});
