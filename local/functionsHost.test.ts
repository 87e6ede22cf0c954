import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sampleFields } from "../netlify/testing/testBackend";
import { testWorld } from "../netlify/testing/world";
import { startLocalBackend } from "./backend";
import { afterAnswers, invoke, scheduledFunctions } from "./functionsHost";

const world = testWorld();
beforeAll(async () => {
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), "functions-"));
  process.env.DATABASE_URL = world.line.url;
  process.env.SMTP_URL = world.mail.url;
  process.env.LEAD_TO = "equipe@cresca.example";
});

const post = (index: number, address: string) =>
  invoke(
    new Request("http://localhost:9999/.netlify/functions/send-lead-email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sampleFields(index)),
    }),
    address,
  );

const call = (name: string, method = "POST") =>
  invoke(new Request(`http://localhost/.netlify/functions/${name}`, { method }), "::1");

const get = async (name: string) => {
  const answer = await call(name, "GET");
  return { status: answer.status, report: (await answer.json()) as Record<string, unknown> };
};

it("the functions here ask one visitor of a flood to wait, and no other", async () => {
  const answers: Response[] = [];
  while (answers.length < 42) answers.push(await post(1, "203.0.113.3"));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
  expect(answers[41]?.status).toBe(429);
  expect(Number(answers[41]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await post(1, "203.0.113.4")).status).toBe(200);
  await afterAnswers.finish(20_000);
});

it("the functions here say at start, and to a monitor, that the webhook cannot be used, without repeating its address", async () => {
  process.env.LEAD_WEBHOOK_URL = "http://crm.example/secret";
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const backend = await startLocalBackend();
  const { status, report } = await get("lead-health");
  await backend.close();
  const said = error.mock.calls.flat();
  error.mockRestore();
  delete process.env.LEAD_WEBHOOK_URL;
  const problem = expect.stringMatching(/^LEAD_WEBHOOK_URL cannot be used/) as string;
  expect(said).toContainEqual(problem);
  expect([status, report.problems]).toEqual([503, [problem]]);
  expect(`${said.join()} ${JSON.stringify(report)}`).not.toContain("secret");
});

it("the functions here say to a monitor that no database is configured; scheduled ones are well, and say so in one line", async () => {
  delete process.env.DATABASE_URL;
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  const { status, report } = await get("lead-health");
  const statuses: number[] = [];
  for (const { name } of scheduledFunctions()) statuses.push((await call(name)).status);
  const said = log.mock.calls.flat();
  log.mockRestore();
  process.env.DATABASE_URL = world.line.url;
  expect(status).toBe(503);
  expect(JSON.stringify(report)).toContain("leads are only mailed");
  expect(statuses.length).toBeGreaterThan(1);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(said).toHaveLength(statuses.length);
  expect(said.join()).toMatch(/^No database is configured/);
});

it("the functions here keep their mails in a mailbox where no mail server is named", async () => {
  process.env.SMTP_URL = "";
  const backend = await startLocalBackend();
  const read = async (path: string) => (await fetch(`${backend.mails}${path}`)).text();
  await post(7, "203.0.113.6");
  await afterAnswers.finish(20_000);
  const [, address = ""] =
    /<li><a href="(\/.+?)">.* equipe@cresca\.example<\/li>/.exec(await read("/")) ?? [];
  expect(await read(address)).toMatch(/<iframe srcdoc=".*elodie\.7@exemple\.fr/s);
  expect(await read("/other.eml")).toBe("No such mail");
  await backend.close();
  process.env.SMTP_URL = world.mail.url;
});

it("the functions here know no function by an inherited name", async () => {
  expect((await call("__proto__")).status).toBe(404);
});
