import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { simpleParser } from "mailparser";

import { ask, hour, minute, postAndSettle, postJson, sampleFields } from "../testing/testBackend";
import { type HookFault, startHookServer, testHook } from "../testing/hookServer";
import { runScript } from "../testing/runScript";
import { testWorld } from "../testing/world";
import { resendLead } from "./resendLead";
import { sendOutbox } from "./sendOutbox";
import { leadHealth } from "../functions/lead-health/lead-health.mts";
import { sendLeadDigest } from "../functions/lead-digest/lead-digest.mts";
import { englishWords, webhookProblems } from "./webhookProblems";

const hook = testHook();
const world = testWorld();

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

it("answers visitors and mails leads while the webhook hangs", async () => {
  hook.fault = () => ({ kind: "silent" });
  const process = newProcess({ post: 120_000 });
  const posts = Array.from({ length: 30 }, (_, index) => postJson(sampleFields(index), process));
  expect((await Promise.all(posts)).every(({ status }) => status === 200)).toBe(true);
  while (world.mail.received.length < 30) await pause(20);
  expect(hook.requests).toBeGreaterThan(0);
  await hook.close();
}, 60_000);

it("mails leads by the schedule while the webhook hangs", async () => {
  // Neither can be used: all waits for the schedule.
  const away = world.newProcess({ smtpUrl: "", webhookUrl: "http://crm.example/hook" });
  for (let index = 0; index < 10; index += 1) await postAndSettle(sampleFields(index), away);
  hook.fault = () => ({ kind: "silent" });
  const run = sendOutbox(newProcess({ post: 120_000 }));
  while (world.mail.received.length < 10) await pause(20);
  expect(hook.requests).toBeGreaterThan(0);
  await hook.close();
  await run;
}, 60_000);

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

/** Fewer in `npm test`. */
const leads = globalThis.process.env.RUNS ? 500 : 100;

it(`delivers ${leads} leads within 15 minutes after 24 hours away`, async () => {
  const process = newProcess();
  const { port } = new URL(hook.url);
  await hook.close();
  for (let posted = 0; posted < leads; posted += 50) {
    const batch = Array.from({ length: 50 }, (_, index) => sampleFields(posted + index));
    await Promise.all(batch.map((fields) => postJson(fields, process)));
    await process.afterAnswers.finish(60_000);
  }
  for (let elapsed = 0; elapsed < 24; elapsed += 2) {
    world.clock.now += 120 * minute;
    await sendOutbox(process);
  }
  expect(await webhookProblems(process, englishWords)).toEqual([
    `${englishWords.waiting} ${leads} (${englishWords.reasons.unreachable})`,
  ]);
  await startHookServer(Number(port), hook);
  // As slow as such tools are.
  hook.fault = () => ({ kind: "slow", ms: 150 });
  await world.quarterOfAnHour(newProcess());
  expect(new Set(hook.ids()).size).toBe(leads);
  expect(hook.received).toHaveLength(leads);
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
