import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { simpleParser } from "mailparser";

import { ask, hour, minute, postAndSettle, postJson, sampleFields } from "../testing/testBackend";
import { type HookFault, type HookServer, startHookServer } from "../testing/hookServer";
import { runScript } from "../testing/runScript";
import { newWorld, type World } from "../testing/world";
import { resendLead } from "./resendLead";
import { sendOutbox } from "./sendOutbox";
import { leadHealth } from "../functions/lead-health/lead-health.mts";
import { sendLeadDigest } from "./leadDigest";
import { englishWords, webhookProblems } from "./webhookProblems";

let world: World;
let hook: HookServer;
beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  hook = await startHookServer();
});
afterEach(async () => {
  await hook.close();
  await world.reset();
});
afterAll(() => world.close());

const newProcess = (timeLimits = {}) => world.newProcess({ webhookUrl: hook.url, timeLimits });

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

it("answers visitors and mails leads as fast with a webhook that hangs as without one", async () => {
  hook.fault = () => ({ kind: "silent" });
  const allMailed = async () => {
    for (;;) {
      const sent = await world.database.query(
        "select from outbox where channel = 'mail' and sent_at is not null",
      );
      if (sent.length === 30) return;
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  /** Time until 30 visitors are answered, until their mails are sent, and until the schedule has sent them once more. */
  const measure = async (webhookUrl: string | undefined) => {
    await world.reset();
    const options = { webhookUrl, timeLimits: { post: 10_000 } };
    const process = world.newProcess(options);
    let started = performance.now();
    const posts = Array.from({ length: 30 }, (_, index) => postJson(sampleFields(index), process));
    expect((await Promise.all(posts)).every(({ status }) => status === 200)).toBe(true);
    const answered = performance.now() - started;
    await allMailed();
    const mailed = performance.now() - started;
    await world.database.query("update outbox set sent_at = null where channel = 'mail'");
    world.clock.now += hour;
    started = performance.now();
    const run = sendOutbox(world.newProcess(options));
    await allMailed();
    return { times: [answered, mailed, performance.now() - started], run };
  };
  const without = await measure(undefined);
  await without.run;
  const hanging = await measure(hook.url);
  // A post hangs for ten seconds: whatever waited for one would be far slower. On a busy machine nothing is exact.
  const isAsFast = hanging.times.map(
    (time, index) => time < 2 * (without.times[index] ?? 0) + 2_000,
  );
  expect(isAsFast).toEqual([true, true, true]);
  expect(hook.requests).toBeGreaterThan(0);
  expect(hook.received).toHaveLength(0);
  await hook.close();
  await hanging.run;
}, 120_000);

it("stops at 410, tells the team once, and goes on when a person has sent one that arrived", async () => {
  hook.fault = () => ({ kind: "status", status: 410 });
  const process = newProcess();
  await postAndSettle(sampleFields(1), process);
  await postAndSettle(sampleFields(2), process);
  await world.quarterOfAnHour(newProcess());
  expect(hook.requests).toBe(1);
  const alerts = world.mail.received.filter(({ messageId }) => messageId.includes("stopped"));
  expect(alerts).toHaveLength(1);
  expect(await webhookProblems(process, englishWords)).toContain(englishWords.stopped);

  hook.fault = () => undefined;
  const [first = ""] = await world.storedIds();
  expect(await resendLead(first, newProcess())).toBe("delivered, webhook delivered");
  await world.quarterOfAnHour(newProcess());
  expect(new Set(hook.ids()).size).toBe(2);
  expect(await webhookProblems(process, englishWords)).toEqual([]);
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
  expect(await webhookProblems(newProcess(), englishWords)).toEqual([
    `${englishWords.givenUp} 1 (${englishWords.reasons.refused} 503)`,
  ]);
});

it("delivers 500 leads within 15 minutes after 24 hours away", async () => {
  const process = newProcess();
  const { port } = new URL(hook.url);
  await hook.close();
  for (let posted = 0; posted < 500; posted += 50) {
    const batch = Array.from({ length: 50 }, (_, index) => sampleFields(posted + index));
    await Promise.all(batch.map((fields) => postJson(fields, process)));
    await process.afterAnswers.finish(60_000);
  }
  for (let elapsed = 0; elapsed < 24; elapsed += 1) {
    world.clock.now += 60 * minute;
    await sendOutbox(process);
  }
  expect(await webhookProblems(process, englishWords)).toEqual([
    `${englishWords.waiting} 500 (${englishWords.reasons.unreachable})`,
  ]);
  hook = await startHookServer(Number(port));
  // As slow as such tools are.
  hook.fault = () => ({ kind: "slow", ms: 150 });
  await world.quarterOfAnHour(newProcess());
  expect(new Set(hook.ids()).size).toBe(500);
  expect(hook.received).toHaveLength(500);
}, 300_000);

it("posts to no address whose certificate is not signed, and says so in plain words", async () => {
  const folder = await mkdtemp(join(tmpdir(), "certificate-"));
  const post = (more: Record<string, string> = {}) =>
    runScript("netlify/testing/tlsHook.ts", [folder], {
      TEST_DATABASE_URL: world.database.url,
      SMTP_URL: world.mail.url,
      NOW: String(world.clock.now),
      ...more,
    });
  expect((await post()).out).toBe("0");
  expect(world.mail.received).toHaveLength(1);
  world.clock.now += hour;
  const process = newProcess();
  const health = await ask(leadHealth, new Request("https://www.cresca.example/x"), process);
  expect(health.status).toBe(503);
  expect(await health.text()).toContain("the certificate of its address is not valid");
  // Without a webhook that would take what waits before the digest is written.
  await sendLeadDigest({ ...process, webhook: { ...process.webhook, isConfigured: false } });
  const { text } = await simpleParser(world.mail.received.at(-1)?.raw ?? "");
  expect(text).toContain(
    "Envois au webhook en attente : 1 (le certificat de l'adresse n'est pas valable)",
  );
  // The same certificate, trusted: it was the only obstacle.
  expect((await post({ NODE_EXTRA_CA_CERTS: join(folder, "cert.pem") })).out).toBe("1");
  await rm(folder, { recursive: true });
});
