import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { blobStore } from "../../netlify/leads/blobStore";
import { leadSnapshot } from "../../netlify/leads/leadSnapshot";
import { startLocalBlobs } from "../../local/blobs";
import { startMailServer } from "./mailServer";

/**
 * `npm run bench:load`: posts distinct leads at the functions as `npm run functions` serves them,
 * with a real SMTP server behind, and counts what came of them.
 *
 * LEADS (default 2000), CONCURRENCY (default 200).
 */
const leads = Number(process.env.LEADS ?? 2_000);
const concurrency = Number(process.env.CONCURRENCY ?? 200);

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "leads-load-"));
  const mailServer = await startMailServer();
  const functions = spawn(process.execPath, ["--import", "tsx", "local/functions.ts"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, SMTP_URL: mailServer.url },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [port] = await once(functions, "message");
  const base = `http://127.0.0.1:${String(port)}/.netlify/functions`;

  const times: number[] = [];
  const statuses = new Map<string, number>();
  let next = 0;
  const started = performance.now();
  const visitor = async () => {
    for (let index = next++; index < leads; index = next++) {
      const before = performance.now();
      const status = await post(`${base}/send-lead-email`, index);
      times.push(performance.now() - before);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, visitor));
  const seconds = (performance.now() - started) / 1000;
  const mailedAtOnce = mailServer.mails.size;
  await drain(`${base}/retry-leads`);
  functions.kill();
  await once(functions, "exit");

  const blobs = await startLocalBlobs(dataDir);
  const snapshot = await leadSnapshot(blobStore({ name: "leads-dev", timeoutMs: 30_000 }));
  await blobs.close();
  await mailServer.close();
  await rm(dataDir, { recursive: true, force: true });

  times.sort((one, other) => one - other);
  const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const copies = [...mailServer.mails.values()];
  const accepted = statuses.get("200") ?? 0;
  const result = {
    leads,
    concurrency,
    answers: Object.fromEntries(statuses),
    stored: snapshot.pending.length,
    markedSent: snapshot.sent.size,
    mailedOnce: copies.filter((count) => count === 1).length,
    mailedMoreThanOnce: copies.filter((count) => count > 1).length,
    mailedWithTheAnswer: mailedAtOnce,
    lost: accepted - snapshot.pending.filter((id) => mailServer.mails.has(id)).length,
    seconds: Number(seconds.toFixed(1)),
    perSecond: Math.round(leads / seconds),
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
  };
  console.log(JSON.stringify(result, null, 2));
  const isFine = accepted === leads && result.lost === 0 && result.mailedOnce === leads;
  process.exit(isFine ? 0 : 1);
}

/** One visitor with an address of their own. */
async function post(url: string, index: number): Promise<string> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-nf-client-connection-ip": `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
      },
      body: JSON.stringify({
        name: `Visiteuse nº ${index}`,
        email: `visiteuse.${index}@exemple.fr`,
        phone: `06 39 98 ${String(Math.floor(index / 100)).padStart(2, "0")} ${String(index % 100).padStart(2, "0")}`,
        website: `exemple-${index}.fr`,
        message: `Bonjour, voici la demande ${index}.\nÀ bientôt !`,
      }),
    });
    await response.text();
    return String(response.status);
  } catch {
    return "no answer";
  }
}

/** Runs the scheduled function until it finds nothing more to do. */
async function drain(url: string): Promise<void> {
  for (let run = 0; run < 20; run += 1) {
    const response = await fetch(url, { method: "POST" });
    const report: unknown = await response.json();
    if (typeof report === "object" && report && "attempted" in report && report.attempted === 0)
      return;
  }
}

void main();
