import { type HookFault, type HookServer, startHookServer } from "../testing/hookServer";
import { listAll } from "../testing/listAll";
import { hour, minute, postAndSettle, postJson, sampleFields } from "../testing/testBackend";
import { newWorld, type World } from "../testing/world";
import { releaseLead, resendLead } from "./resendLead";
import { sendOutbox } from "./sendOutbox";
import { webhookProblems } from "./webhookState";

let world: World;
let hook: HookServer;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  hook = await startHookServer();
});
afterEach(async () => {
  hook.fault = () => undefined;
  await world.reset();
  await hook.close();
});
afterAll(() => world.close());

const newProcess = (timeLimits = {}) => world.newProcess({ webhookUrl: hook.url, timeLimits });

it("posts a lead once, signed, with the fields of the form, its id and its page", async () => {
  const fields = sampleFields();
  await postAndSettle({ ...fields, page: "/services/google-ads" }, newProcess());
  expect(hook.received).toHaveLength(1);
  const [{ id, body, headers, method } = fail()] = hook.received;
  const [lead] = await world.storedIds();
  expect(method).toBe("POST");
  expect(headers["content-type"]).toBe("application/json");
  expect(id).toBe(`lead-received-${lead}`);
  expect(body).toEqual({
    type: "lead.received",
    timestamp: new Date(world.clock.now).toISOString(),
    data: { ...fields, id: lead, website: "https://exemple.fr", page: "/services/google-ads" },
  });
  await world.quarterOfAnHour(newProcess());
  expect(hook.received).toHaveLength(1);
  expect(world.mail.received).toHaveLength(1);
});

function fail(): never {
  throw new Error("nothing was posted");
}

it("posts nothing of a double click and of the quarantine, until that is let through", async () => {
  const process = newProcess();
  await Promise.all([1, 2].map(() => postAndSettle(sampleFields(), process)));
  expect(hook.received).toHaveLength(1);
  await postAndSettle({ ...sampleFields(2), subject_line: "SEO" }, process);
  expect(hook.received).toHaveLength(1);
  const held = (await listAll(process)).find(({ state }) => state === "quarantine");
  expect(await releaseLead(held?.id ?? "", process)).toBe("delivered, webhook delivered");
  expect(hook.ids()).toContain(`lead-received-${held?.id}`);
});

const faults: [string, HookFault][] = [
  ["500", { kind: "status", status: 500 }],
  ["a redirect", { kind: "status", status: 302, location: "/elsewhere" }],
  ["a connection cut after the post", { kind: "reset" }],
  ["no answer", { kind: "silent" }],
];

it.each(faults)("tries again after %s, under the same id", async (_, fault) => {
  hook.fault = () => fault;
  await postAndSettle(sampleFields(), newProcess({ post: 1_000 }));
  expect(hook.requests).toBe(1);
  expect(world.mail.received).toHaveLength(1);
  hook.fault = () => undefined;
  await world.quarterOfAnHour(newProcess());
  const wasRead = fault.kind === "reset";
  expect(hook.received).toHaveLength(wasRead ? 2 : 1);
  expect(new Set(hook.ids()).size).toBe(1);
  expect(hook.requests).toBe(2);
});

it("takes an answer after 11 seconds for none, and delays neither visitor nor mail", async () => {
  hook.fault = () => ({ kind: "slow", ms: 11_000 });
  const process = newProcess({ post: 10_000 });
  const started = performance.now();
  expect((await postJson(sampleFields(), process)).status).toBe(200);
  while (world.mail.received.length === 0) await new Promise((done) => setTimeout(done, 20));
  expect(performance.now() - started).toBeLessThan(5_000);
  await process.afterAnswers.finish(15_000);
  const [row] = await world.database.query(
    "select failures from outbox where channel = 'webhook' and sent_at is null",
  );
  expect(row).toEqual({ failures: ["unreachable-timeout"] });
}, 30_000);

it("sends mails in time while the webhook hangs", async () => {
  hook.fault = () => ({ kind: "silent" });
  world.mail.fault = () => ({ kind: "cut", stage: "connect" });
  const process = newProcess({ post: 3_000 });
  for (let index = 0; index < 30; index += 1) await postJson(sampleFields(index), process);
  world.heal();
  world.clock.now += hour;
  const other = newProcess({ post: 3_000 });
  const run = sendOutbox(other);
  const started = performance.now();
  while (world.copies().size < 30 && performance.now() - started < 20_000)
    await new Promise((done) => setTimeout(done, 20));
  expect(world.copies().size).toBe(30);
  expect(hook.received).toHaveLength(0);
  await run;
  await process.afterAnswers.finish(30_000);
}, 60_000);

it("stops at 410, tells the team once, and goes on when a person has sent one that arrived", async () => {
  hook.fault = () => ({ kind: "status", status: 410 });
  const process = newProcess();
  await postAndSettle(sampleFields(1), process);
  await postAndSettle(sampleFields(2), process);
  await world.quarterOfAnHour(newProcess());
  expect(hook.requests).toBe(1);
  const told = world.mail.received.filter(({ messageId }) => messageId.includes("stopped"));
  expect(told).toHaveLength(1);
  expect(await webhookProblems(process)).toContain("the webhook answered 410 and is stopped");

  hook.fault = () => undefined;
  const [first = ""] = await world.storedIds();
  expect(await resendLead(first, newProcess())).toBe("delivered, webhook delivered");
  await world.quarterOfAnHour(newProcess());
  expect(new Set(hook.ids()).size).toBe(2);
  expect(await webhookProblems(process)).toEqual([]);
});

it("gives up after 72 hours, tells the team by mail, and keeps the lead", async () => {
  hook.fault = () => ({ kind: "status", status: 503 });
  await postAndSettle(sampleFields(), newProcess());
  world.clock.now += 73 * hour;
  await sendOutbox(newProcess());
  world.clock.now += hour;
  await sendOutbox(newProcess());
  const alert = world.mail.received.find(({ messageId }) => messageId.includes("alert"));
  expect(alert?.raw).toContain("webhook");
  expect(alert?.raw).toContain((await world.storedIds())[0]);
  expect(await webhookProblems(newProcess())).toEqual(["1 posts to the webhook were given up"]);
});

it("delivers 500 leads within 15 minutes after 24 hours away", async () => {
  hook.fault = () => ({ kind: "status", status: 503 });
  const process = newProcess();
  for (let posted = 0; posted < 500; posted += 50) {
    const batch = Array.from({ length: 50 }, (_, index) => sampleFields(posted + index));
    await Promise.all(batch.map((fields) => postJson(fields, process)));
    await process.afterAnswers.finish(60_000);
  }
  for (let elapsed = 0; elapsed < 24; elapsed += 1) {
    world.clock.now += 60 * minute;
    await sendOutbox(process);
  }
  expect(hook.received).toHaveLength(0);
  hook.fault = () => undefined;
  await world.quarterOfAnHour(newProcess());
  expect(new Set(hook.ids()).size).toBe(500);
  expect(hook.received).toHaveLength(500);
}, 300_000);

it("keeps what comes in while its address cannot be used, and says why", async () => {
  const process = world.newProcess({ webhookUrl: "http://crm.example/hook" });
  await postAndSettle(sampleFields(), process);
  expect(await webhookProblems(process)).toEqual([
    "the webhook cannot be used: LEAD_WEBHOOK_URL must begin with https://",
  ]);
  await world.quarterOfAnHour(newProcess());
  expect(hook.received).toHaveLength(1);
});

it("is told of a lead that was mailed while the database was away", async () => {
  world.line.fault = () => ({ kind: "cut" });
  const process = newProcess({ record: 500 });
  expect(await postAndSettle(sampleFields(1), process)).toBe(200);
  world.heal();
  await postAndSettle(sampleFields(2), process);
  await world.quarterOfAnHour(process);
  expect(new Set(hook.ids()).size).toBe(2);
});
