import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";

import { startMailServer } from "./mailServer";

/**
 * `npm run bench:leads`: how long staff and the schedule wait with many leads in the embedded
 * database, and how much memory a command takes. LEADS (default 20000).
 */
const leads = Number(process.env.LEADS ?? 20_000);

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "many-leads-"));
  const mailServer = await startMailServer();
  const env = {
    ...process.env,
    PORT: "0",
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
  };
  // The first holds the embedded database; what the functions themselves need is seen in the second.
  const [database] = await startFunctions(env);
  const databaseUrl = process.env.DATABASE_URL ?? urlIn(join(dataDir, "database.json"));
  await fill(databaseUrl);
  const [functions, port] = await startFunctions(env);

  for (const words of [["list"], ["list", "--json"], ["show", "20260101-19999"], ["export"]]) {
    await command(words, env);
  }
  for (const name of ["lead-health", "send-mail", "lead-digest"]) {
    const started = performance.now();
    const url = `http://127.0.0.1:${port}/.netlify/functions/${name}`;
    const answer = await fetch(url, { method: name === "lead-health" ? "GET" : "POST" });
    report(name, performance.now() - started, memoryOf(functions.pid), `${answer.status}`);
  }
  for (const child of [functions, database]) {
    child.kill();
    await once(child, "exit");
  }
  await mailServer.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function startFunctions(env: NodeJS.ProcessEnv): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, ["--import", "tsx", "local/functions.ts"], {
    env,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const [port] = await once(child, "message");
  return [child, String(port)];
}

/** Address of the embedded database, as it tells other processes. */
function urlIn(ownerFile: string): string {
  return (JSON.parse(readFileSync(ownerFile, "utf8")) as { url: string }).url;
}

/** Most are sent and answered; one in a hundred waits for its retry or is in quarantine. */
async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`insert into leads
    select '20260101-' || n, now() - n * interval '1 minute', 'Visiteuse ' || n, 'v.' || n || '@exemple.fr',
      '06 39 98 12 34', 'https://exemple.fr', repeat('Bonjour, voici ma demande. ', 20), 0, '{}', n % 100 = 1
    from generate_series(1, ${leads}) n`);
  await client.query(`insert into outbox (channel, message_id, kind, lead_id, queued_at, failures, retry_at, sent_at)
    select 'mail', '<' || id || '>', 'lead', id, received_at, '{}',
      case when right(id, 2) = '02' then now() + interval '30 minutes' end,
      case when right(id, 2) <> '02' then received_at end
    from leads where not quarantined`);
  await client.query(`update leads set source = '/services/' || right(id, 1), answered_by = 'Camille',
    answered_at = received_at + interval '5 hours' where right(id, 1) <> '3'`);
  await client.query("analyze");
  await client.end();
}

async function command(words: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const started = performance.now();
  // As `npm run leads` starts it: a small heap is collected before it has grown.
  const child = spawn(
    process.execPath,
    [
      ...["--max-semi-space-size=2", "--max-old-space-size=96"],
      ...["--import", "tsx", "local/leads.ts", ...words],
    ],
    { env },
  );
  let bytes = 0;
  let memory = 0;
  child.stdout.on("data", (chunk: Buffer) => (bytes += chunk.length));
  child.stderr.pipe(process.stderr);
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid))), 20);
  await once(child, "close");
  clearInterval(watch);
  report(`leads ${words.join(" ")}`, performance.now() - started, memory, `${bytes} bytes`);
}

/** Most memory that a process ever had, in MB. */
function memoryOf(pid: number | undefined): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function report(name: string, ms: number, memory: number, note: string): void {
  console.log(
    `${name.padEnd(40)} ${ms.toFixed(0).padStart(6)} ms ${memory.toFixed(0)} MB  ${note}`,
  );
}

void main();
