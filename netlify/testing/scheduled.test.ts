import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Context } from "@netlify/functions";

import { postAndSettle, sampleFields } from "./testBackend";
import { testWorld } from "./world";

const context = {} as Context;
const request = new Request("https://www.cresca.example/x");
const world = testWorld();
type Scheduled = (request: Request, context: Context) => Promise<Response>;
let sendMail: Scheduled;
let leadDigest: Scheduled;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  for (const file of ["site.yaml", "interface.yaml"]) {
    cpSync(join("e2e/content", file), join(folder, file));
  }
  writeFileSync(join(folder, "booking.yaml"), "hosts: [");
  process.env.CONTENT_DIR = folder;
  process.env.NETLIFY_DB_URL = world.line.url;
  process.env.SMTP_URL = world.mail.url;
  // They read the content anew: the world has read another booking.yaml.
  jest.resetModules();
  ({ default: sendMail } = await import("../functions/send-mail/send-mail.mts"));
  ({ default: leadDigest } = await import("../functions/lead-digest/lead-digest.mts"));
});
beforeEach(async () => {
  // The functions have the database's clock.
  world.clock.now = Date.now();
  // Taken in without a mail server: its mail waits.
  expect(await postAndSettle(sampleFields(), world.newProcess({ smtpUrl: "" }))).toBe(200);
});

const cut = (statement: string) => {
  world.line.fault = (asked) => (asked.includes(statement) ? { kind: "cut" } : undefined);
};

it("send-mail mails leads with a booking.yaml that cannot be read", async () => {
  expect(await (await sendMail(request, context)).json()).toMatchObject({ reminders: "failed" });
  expect(world.copies().size).toBe(1);
});

it.each(["'reminder'", "update outbox set given_up_at"])(
  "send-mail mails leads though the database fails at %s",
  async (statement) => {
    cut(statement);
    expect((await sendMail(request, context)).status).toBe(200);
    expect(world.copies().size).toBe(1);
  },
);

it.each(["delete from appointments", "delete from leads"])(
  "lead-digest mails leads and the digest though the database fails at %s",
  async (statement) => {
    cut(statement);
    expect((await leadDigest(request, context)).status).toBe(200);
    // The lead, and the digest, which is about none.
    expect(world.allCopies()).toBe(2);
    expect(world.copies().get("")).toBe(1);
  },
);
