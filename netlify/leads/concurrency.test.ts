import { simpleParser } from "mailparser";

import { hour, listAll, postAndSettle, postJson, sampleFields } from "../testing/testBackend";
import { held, testWorld } from "../testing/world";
import { queueLeadAgain, queueMessages, takeFromOutbox } from "../database/outbox";
import { teamMail } from "./leadMail";
import { idsOfLead, sendOutbox } from "./sendOutbox";

const world = testWorld();

it("ten senders at once mail each lead once", async () => {
  world.mail.fault = () => ({ kind: "code", stage: "connect", code: 421 });
  const process = world.newProcess();
  const leads = Array.from({ length: 30 }, (_, index) => sampleFields(index));
  await Promise.all(leads.map((lead) => postAndSettle(lead, process)));
  world.heal();
  world.clock.now += hour;
  await Promise.all(Array.from({ length: 10 }, () => sendOutbox(world.newProcess())));
  await world.quarterOfAnHour(process);
  expect([...world.copies().values()]).toEqual(Array(30).fill(1));
});

it("no visitor waits for slow mail, no other process sends it too, and what gets no turn goes out later", async () => {
  const { until, release } = held();
  world.mail.fault = () => ({ kind: "held", stage: "recipient", until });
  const process = world.newProcess();
  const posts = Array.from({ length: 60 }, (_, index) => postJson(sampleFields(index), process));
  for (const { status } of await Promise.all(posts)) expect(status).toBe(200);
  expect(await sendOutbox(world.newProcess())).toMatchObject({ attempted: 0 });
  release();
  await process.afterAnswers.finish(60_000);
  // As many as go out at once. Of the others nothing is noted.
  expect(world.allCopies()).toBe(50);
  expect(await world.database.query("select from outbox where failures <> '{}'")).toEqual([]);
  await world.quarterOfAnHour(process);
  expect([...world.copies().values()]).toEqual(Array(60).fill(1));
});

it("a clock that is put back by a week delays nothing", async () => {
  world.mail.fault = () => ({ kind: "cut", stage: "connect" });
  const process = world.newProcess();
  await postAndSettle(sampleFields(), process);
  world.heal();
  world.clock.now -= 7 * 24 * hour;
  await world.quarterOfAnHour(process);
  expect(world.allCopies()).toBe(1);
});

it("leads that failed go out before invitations that failed, which may be refused for their receivers", async () => {
  world.mail.fault = () => ({ kind: "code", stage: "mail-from", code: 421 });
  const process = world.newProcess();
  const invitation = teamMail("refused", { subject: "", parts: [] }, process);
  await queueMessages(process.database, [invitation]);
  await sendOutbox(process);
  await postAndSettle(sampleFields(), process);
  world.clock.now += hour;
  const [first] = await takeFromOutbox(process.database, ["mail"], { limit: 1 }, "");
  expect(first?.kind).toBe("lead");
});

it("does not give up at its first failure what no one could send for days", async () => {
  await postAndSettle(sampleFields(), world.newProcess({ smtpUrl: "" }));
  world.mail.fault = () => ({ kind: "code", stage: "mail-from", code: 535 });
  const dead: number[] = [];
  for (const hours of [100, 71, 1]) {
    world.clock.now += hours * hour;
    dead.push((await sendOutbox(world.newProcess())).dead);
  }
  expect(dead).toEqual([0, 0, 1]);
});

it("gives up after 72 hours, says so once, keeps the lead, and sends it when asked", async () => {
  world.mail.fault = () => ({ kind: "code", stage: "data", code: 554 });
  world.hook.fault = () => ({ kind: "status", status: 503 });
  const process = world.newProcess({ webhookUrl: world.hook.url });
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
  // Its mail and its post to the webhook.
  const { text } = await simpleParser(world.mail.received[0]?.raw ?? "");
  expect(text).toContain("webhook");
  expect(text?.split(lead?.id ?? "")).toHaveLength(3);
  await queueLeadAgain(process.database, idsOfLead(lead?.id ?? "", process));
  await sendOutbox(process);
  expect(world.allCopies()).toBe(2);
  expect(world.hook.ids()).toEqual([`lead-received-${lead?.id}`]);
});
