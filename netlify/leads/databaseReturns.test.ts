import { setTimeout as pause } from "node:timers/promises";

import { postAndSettle, patientLimits, postNatively, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

/** A database that is away for one post and there for the next one: which of them mails the lead? */
const world = testWorld();

it("a post while the mail of an earlier one is under way leaves the mailing to that one", async () => {
  const process = world.newProcess({ timeLimits: { record: 200, onlyCopy: 150 } });
  world.line.fault = () => ({ kind: "cut" });
  world.mail.fault = () => ({ kind: "slow", stage: "data", ms: 1_000 });
  // The mail takes too long for this visitor, who tries again.
  expect((await postNatively(sampleFields(), process)).status).toBe(503);
  world.heal();
  // From here on nothing is decided by time.
  Object.assign(process.timeLimits, patientLimits);
  expect(await postAndSettle(sampleFields(), process)).toBe(200);
  await world.quarterOfAnHour(process);
  expect(world.allCopies()).toBe(1);
  expect(await world.storedIds()).toHaveLength(1);
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
  process.timeLimits.record = 300;
  expect((await postNatively(sampleFields(), process)).status).toBe(303);
  expect(world.allCopies()).toBe(1);
  world.heal();
  await process.deliveries.flush(process.database);
  expect(await world.database.query("select from outbox where sent_at is null")).toHaveLength(0);
  release();
  expect(await first).toBe(200);
  await world.quarterOfAnHour(process);
  expect(world.allCopies()).toBe(1);
  expect(await world.storedIds()).toHaveLength(1);
});
