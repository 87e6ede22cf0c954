import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

import type { HookFault, ReceivedPost } from "../testing/hookServer";
import { listAll, minute, postAndSettle, postJson, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";
import { queueLeadAgain, endStop } from "../database/outbox";
import { idsOfLead, sendOutbox, stopId } from "./sendOutbox";

const world = testWorld();

const newProcess = (timeLimits = {}) =>
  world.newProcess({ webhookUrl: world.hook.url, timeLimits });

it("posts a lead once, signed, with the fields of the form, its id and its page, as docs/leads.md says", async () => {
  const page = await readFile("docs/leads.md", "utf8");
  const [example = ""] = /^\{"type":"lead\.received"[^`]*/m.exec(page) ?? [];
  const documented = JSON.parse(example.replaceAll("\n", "")) as ReceivedPost["body"];
  const fields = sampleFields();
  await postAndSettle({ ...fields, page: "/services/google-ads" }, newProcess());
  expect(world.hook.received).toHaveLength(1);
  const [lead] = await world.storedIds();
  const body = {
    type: "lead.received",
    timestamp: new Date(world.clock.now).toISOString(),
    data: { id: lead, ...fields, website: "https://exemple.fr", page: "/services/google-ads" },
  };
  expect(world.hook.received).toEqual([{ id: `lead-received-${lead}`, body }]);
  expect(Object.keys(documented)).toEqual(Object.keys(body));
  expect(Object.keys(documented.data)).toEqual(Object.keys(body.data));
  await world.quarterOfAnHour(newProcess());
  expect(world.hook.received).toHaveLength(1);
  expect(world.mail.received).toHaveLength(1);
});

it("posts nothing of a double click and of the quarantine, until that is let through", async () => {
  const process = newProcess();
  await Promise.all([1, 2].map(() => postAndSettle(sampleFields(), process)));
  expect(world.hook.received).toHaveLength(1);
  await postAndSettle({ ...sampleFields(2), subject_line: "SEO" }, process);
  expect(world.hook.received).toHaveLength(1);
  const held = (await listAll(process)).find(({ state }) => state === "quarantine");
  await queueLeadAgain(process.database, idsOfLead(held?.id ?? "", process), true);
  await sendOutbox(process);
  expect(world.hook.ids()).toContain(`lead-received-${held?.id}`);
});

it("gets a lead that was mailed while the database was away", async () => {
  world.line.fault = () => ({ kind: "cut" });
  const process = newProcess({ record: 500 });
  expect(await postAndSettle(sampleFields(1), process)).toBe(200);
  world.heal();
  await postAndSettle(sampleFields(2), process);
  await world.quarterOfAnHour(process);
  expect(new Set(world.hook.ids()).size).toBe(2);
});

const faults: [string, HookFault, object][] = [
  ["500", { kind: "status", status: 500 }, {}],
  ["a redirect", { kind: "status", status: 302, location: "/elsewhere" }, {}],
  ["a connection cut after the post", { kind: "reset" }, {}],
  // Long enough for a busy machine to send it.
  ["no answer", { kind: "silent" }, { post: 3_000 }],
];

it.each(faults)("tries again after %s, under the same id", async (_, fault, timeLimits) => {
  world.hook.fault = () => fault;
  await postAndSettle(sampleFields(), newProcess(timeLimits));
  expect(world.hook.requests).toBe(1);
  expect(world.mail.received).toHaveLength(1);
  world.hook.fault = () => undefined;
  await world.quarterOfAnHour(newProcess());
  const wasRead = fault.kind === "reset";
  expect(world.hook.received).toHaveLength(wasRead ? 2 : 1);
  expect(new Set(world.hook.ids()).size).toBe(1);
  expect(world.hook.requests).toBe(2);
});

it("answers visitors and mails leads while the webhook hangs", async () => {
  world.hook.fault = () => ({ kind: "silent" });
  const process = newProcess({ post: 120_000 });
  const posts = Array.from({ length: 30 }, (_, index) => postJson(sampleFields(index), process));
  expect((await Promise.all(posts)).every(({ status }) => status === 200)).toBe(true);
  while (world.mail.received.length < 30) await pause(20);
  expect(world.hook.requests).toBeGreaterThan(0);
  world.hook.cutAll();
}, 60_000);

it("mails leads by the schedule while the webhook hangs", async () => {
  // All waits for the schedule: more than it takes at once.
  const away = world.newProcess({ smtpUrl: "", webhookUrl: world.hook.url });
  world.hook.fault = () => ({ kind: "status", status: 500 });
  for (let index = 0; index < 10; index += 1) await postAndSettle(sampleFields(index), away);
  world.clock.now += 15 * minute;
  world.hook.requests = 0;
  world.hook.fault = () => ({ kind: "silent" });
  const run = sendOutbox(newProcess({ post: 120_000 }));
  while (world.mail.received.length < 10) await pause(20);
  expect(world.hook.requests).toBeGreaterThan(0);
  world.hook.cutAll();
  await run;
}, 60_000);

it("stops at 410, mails the team once, gives up nothing, and goes on when a person resends", async () => {
  world.hook.fault = () => ({ kind: "status", status: 410 });
  const process = newProcess();
  await postAndSettle(sampleFields(1), process);
  await postAndSettle(sampleFields(2), process);
  await world.quarterOfAnHour(newProcess());
  world.clock.now += 80 * 60 * minute;
  await sendOutbox(newProcess());
  expect(world.hook.requests).toBe(1);
  const alerts = world.mail.received.filter(({ messageId }) => messageId.includes("stopped"));
  expect(alerts).toHaveLength(1);

  world.hook.fault = () => undefined;
  await endStop(process.database, stopId(process));
  await world.quarterOfAnHour(newProcess());
  expect(new Set(world.hook.ids()).size).toBe(2);
});
