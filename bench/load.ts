import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { embeddedDatabase } from "../local/embeddedDatabase";
import { startFaultyMailServer } from "../netlify/testing/faultyMailServer";
import { startPostgres } from "../netlify/testing/postgres";

/**
 * `npm run bench:load`: posts distinct leads at the functions as `npm run functions` serves them, with a real SMTP server
 * behind, and counts what came of them.
 *
 * LEADS (default 2000), CONCURRENCY (default 200), MAIL_MS (time the mail server takes for a mail, default 0),
 * DATABASE=postgres for Postgres 18 instead of the embedded database.
 */
const leads = Number(process.env.LEADS ?? 2_000);
const concurrency = Number(process.env.CONCURRENCY ?? 200);
const mailMs = Number(process.env.MAIL_MS ?? 0);

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "load-"));
  const mailServer = await startFaultyMailServer();
  if (mailMs > 0) mailServer.fault = () => ({ kind: "slow", stage: "data", ms: mailMs });
  const postgres = process.env.DATABASE === "postgres" ? await startPostgres() : undefined;
  const functions = spawn(process.execPath, ["--import", "tsx", "local/functions.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      SMTP_URL: mailServer.url,
      ...(postgres && { DATABASE_URL: postgres.url }),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [port] = await once(functions, "message");
  const url = `http://127.0.0.1:${String(port)}/.netlify/functions/send-lead-email`;

  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let next = 0;
  const started = performance.now();
  const visitor = async () => {
    for (let index = next++; index < leads; index = next++) {
      const before = performance.now();
      const status = await post(url, index);
      times.push(performance.now() - before);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  const seconds = (performance.now() - started) / 1000;
  const mailedSeconds = await mailed(mailServer.received);
  functions.kill();
  await once(functions, "exit");

  const database = postgres ?? (await embeddedDatabase(dataDir));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ id: string }>("select lead_id as id from outbox");
  await client.end();
  await database.close();
  await mailServer.close();
  await rm(dataDir, { recursive: true, force: true });

  const copies = new Map<string, number>();
  for (const { leadId } of mailServer.received) copies.set(leadId, (copies.get(leadId) ?? 0) + 1);
  times.sort((one, other) => one - other);
  const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const accepted = statuses["200"] ?? 0;
  const result = {
    leads,
    concurrency,
    responses: statuses,
    mailedOnce: [...copies.values()].filter((count) => count === 1).length,
    mailedMoreThanOnce: [...copies.values()].filter((count) => count > 1).length,
    allMailedAfterSeconds: mailedSeconds,
    // At least: what was refused may be stored all the same.
    lost: Math.max(0, accepted - new Set([...copies.keys(), ...rows.map(({ id }) => id)]).size),
    seconds: Number(seconds.toFixed(1)),
    perSecond: Math.round(leads / seconds),
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
  };
  console.log(JSON.stringify(result, null, 2));
  // What waits for the schedule is safe in the database.
  process.exit(accepted === leads && result.lost === 0 && result.mailedMoreThanOnce === 0 ? 0 : 1);
}

/** One visitor with an address of their own. Resolves to the status of the response. */
async function post(url: string, index: number): Promise<string> {
  const body = {
    name: `Visiteuse nº ${index}`,
    email: `visiteuse.${index}@exemple.fr`,
    phone: `06 39 98 ${String(Math.floor(index / 100)).padStart(2, "0")} ${String(index % 100).padStart(2, "0")}`,
    website: `exemple-${index}.fr`,
    message: `Bonjour, voici la demande ${index}.\nÀ bientôt !`,
  };
  const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "x-nf-client-connection-ip": address },
      body: JSON.stringify(body),
    });
    await response.text();
    return String(response.status);
  } catch {
    return "no response";
  }
}

/** Waits until as many mails as leads have come, or nothing more comes. Resolves to the seconds it took. */
async function mailed(mails: { length: number }): Promise<number> {
  const started = performance.now();
  let [last, lastAt] = [mails.length, started];
  while (mails.length < leads && performance.now() - lastAt < 10_000 + 2 * mailMs) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (mails.length > last) [last, lastAt] = [mails.length, performance.now()];
  }
  return Number(((performance.now() - started) / 1000).toFixed(1));
}

void main();
