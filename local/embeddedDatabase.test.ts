import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import pg from "pg";

import { compiled } from "../netlify/testing/compiled";
import { sampleFields } from "../netlify/testing/testBackend";

let first = "";
beforeAll(async () => {
  first = await mkdtemp(join(tmpdir(), "première "));
  const { child } = await opener(first);
  child.kill();
  await once(child, "exit");
}, 60_000);
afterAll(() => rm(first, { recursive: true, force: true }));

/** A data folder as a first start leaves it, which takes four seconds of processor time. */
async function startedFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "données de la base "));
  await cp(first, dataDir, { recursive: true });
  return dataDir;
}

/** A process that opens the database of a folder and keeps it open. Tells its address. */
async function opener(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const code = `const [, script, dataDir] = process.argv;
    require(script).embeddedDatabase(dataDir).then(({ url }) => {
      process.send(url);
      setInterval(() => undefined, 1000);
    });`;
  const script = compiled("local/embeddedDatabase.ts");
  const child = spawn(process.execPath, ["-e", code, script, dataDir], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [url] = await once(child, "message");
  return { child, url: String(url) };
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  return work(client).finally(() => client.end().catch(() => undefined));
}

const insert =
  "insert into outbox (channel, message_id, kind, queued_at) values ('mail', $1, 'digest', now())";

it("is one for all processes of a folder, and loses nothing that it acknowledged when killed", async () => {
  const dataDir = await startedFolder();
  const [one, two] = await Promise.all([opener(dataDir), opener(dataDir)]);
  expect(one.url).toBe(two.url);

  let acknowledged = 0;
  await withClient(one.url, async (client) => {
    // Both are killed in the middle of the inserts, the one that has the files among them.
    setTimeout(() => [one, two].forEach(({ child }) => child.kill("SIGKILL")), 300);
    for (;;) {
      await client.query(insert, [String(acknowledged)]);
      acknowledged += 1;
    }
  }).catch(() => undefined);
  expect(acknowledged).toBeGreaterThan(0);

  const three = await opener(dataDir);
  const kept = await withClient(three.url, (client) => client.query("select from outbox"));
  expect(kept.rowCount).toBeGreaterThanOrEqual(acknowledged);
  three.child.kill();
  await once(three.child, "exit");
  await rm(dataDir, { recursive: true, force: true });
}, 180_000);

/** The functions on a data folder, with a mail server that is away. */
async function functions(dataDir: string) {
  const child = spawn(process.execPath, [compiled("local/functions.ts")], {
    env: environment(dataDir),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [port] = await once(child, "message");
  const url = `http://127.0.0.1:${port}/.netlify/functions/send-lead-email`;
  const headers = { "content-type": "application/json" };
  return {
    child,
    post: async (lead: number) =>
      (await fetch(url, { method: "POST", headers, body: JSON.stringify(sampleFields(lead)) }))
        .status,
  };
}

function environment(dataDir: string): NodeJS.ProcessEnv {
  const env = { ...process.env, PORT: "0", DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:1" };
  return { ...env, DATABASE_URL: "", NETLIFY_DB_URL: "" };
}

it("is opened by the next process when the one that has it is killed", async () => {
  const dataDir = await startedFolder();
  const one = await functions(dataDir);
  const two = await functions(dataDir);
  expect(await one.post(1)).toBe(200);
  expect(await two.post(2)).toBe(200);

  one.child.kill("SIGKILL");
  await once(one.child, "exit");
  // On a slow machine a visitor may be told to try again.
  while ((await two.post(3)) !== 200);

  const { stdout } = await promisify(execFile)(
    process.execPath,
    [compiled("local/leads.ts"), "list", "--json"],
    { env: environment(dataDir) },
  );
  const listed = JSON.parse(stdout) as { email: string }[];
  expect(listed.map(({ email }) => email)).toEqual(
    [1, 2, 3].map((lead) => sampleFields(lead).email),
  );
  two.child.kill();
  await once(two.child, "exit");
  await rm(dataDir, { recursive: true, force: true });
}, 180_000);
