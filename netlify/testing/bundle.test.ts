import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { sampleFields } from "./testBackend";
import { newWorld, type World } from "./world";

const run = promisify(execFile);
const names = [
  "appointment",
  "appointment-slots",
  "book-appointment",
  "lead-answered",
  "lead-digest",
  "lead-health",
  "lead-release",
  "send-lead-email",
  "send-mail",
  "visitor-pass",
];

let world: World;
let folder: string;
beforeAll(async () => {
  world = await newWorld();
  folder = await mkdtemp(join(tmpdir(), "functions-"));
  const script = "netlify/testing/bundleFunctions.mts";
  await run(process.execPath, ["--import", "tsx", script, folder]);
}, 240_000);
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Calls a bundled function as its own process, with no repository around, and without `require` of ES modules:
 * that is how the host runs it.
 */
async function call(name: string, request: string): Promise<{ status: number; body: string }> {
  const code = `
    const { default: run } = await import("./netlify/functions/${name}/${name}.mjs");
    const work = [];
    const answer = await run(${request}, { waitUntil: (one) => work.push(one) });
    await Promise.all(work);
    console.log(JSON.stringify({ status: answer.status, body: await answer.text() }));`;
  const flags = ["--no-experimental-require-module", "--input-type=module"];
  const { stdout } = await run(process.execPath, [...flags, "-e", code], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NETLIFY_DB_URL: world.database.url,
      SMTP_URL: world.mail.url,
      SIGNING_SECRET: "a secret for tests alone",
    },
  });
  return JSON.parse(stdout) as { status: number; body: string };
}

describe("the functions, bundled as the host does it", () => {
  it.each(names)("%s imports nothing that only this machine has", async (name) => {
    const file = join(folder, "netlify/functions", name, `${name}.mjs.imports.json`);
    const { dependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
      dependencies: Record<string, string>;
    };
    const imported = (JSON.parse(await readFile(file, "utf8")) as string[])
      .filter((path) => !path.startsWith("node:"))
      .map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
    expect(imported).not.toHaveLength(0);
    expect(imported.filter((one) => !(one in dependencies))).toEqual([]);
  });

  it("take a lead, mail it and say that all is well", async () => {
    const request = `new Request("https://www.cresca.example/x", { method: "POST",
      headers: { "content-type": "application/json" },
      body: ${JSON.stringify(JSON.stringify(sampleFields()))} })`;
    expect(await call("send-lead-email", request)).toEqual({ status: 200, body: '{"ok":true}' });
    expect(world.mail.received).toHaveLength(1);
    const get = `new Request("https://www.cresca.example/x")`;
    expect((await call("lead-health", get)).status).toBe(200);
    for (const name of ["send-mail", "lead-digest"]) {
      expect((await call(name, get)).status).toBe(200);
    }
    expect((await call("visitor-pass", get)).status).toBe(401);
    expect(await world.database.query("select from outbox where sent_at is null")).toHaveLength(0);
  });

  it("show what is free, and refuse a time that is past", async () => {
    const get = `new Request("https://www.cresca.example/x")`;
    const free = await call("appointment-slots", get);
    expect(free.status).toBe(200);
    expect(JSON.parse(free.body)).toMatchObject({ zone: "Europe/Paris" });
    const asked = { start: "2026-01-05T14:00:00Z", name: "Zoé", email: "zoe@exemple.fr" };
    const post = `new Request("https://www.cresca.example/x", { method: "POST",
      headers: { "content-type": "application/json" },
      body: ${JSON.stringify(JSON.stringify(asked))} })`;
    expect((await call("book-appointment", post)).status).toBe(409);
    expect((await call("appointment", get)).status).toBe(404);
  });
});
