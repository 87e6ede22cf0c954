import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";

/** A process that opens the database of a folder and keeps it open. Tells its address. */
async function opener(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const code = `import("./local/embeddedDatabase.ts").then(async (module) => {
    const { embeddedDatabase } = module.default ?? module;
    process.send((await embeddedDatabase(process.argv[1])).url);
    setInterval(() => undefined, 1000);
  });`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", code, dataDir], {
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

const insert = "insert into mails (message_id, kind, queued_at) values ($1, 'digest', now())";

it("is one for all processes of a folder, and loses nothing that it acknowledged when killed", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "données de la base "));
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
  const kept = await withClient(three.url, (client) => client.query("select from mails"));
  expect(kept.rowCount).toBeGreaterThanOrEqual(acknowledged);
  three.child.kill();
  await once(three.child, "exit");
  await rm(dataDir, { recursive: true, force: true });
}, 180_000);
