import pg from "pg";

import { startSite } from "./startSite";

/**
 * `npm run bench:load`: posts distinct leads at the functions as `npm run functions` serves them,
 * with a real SMTP server behind, and counts what came of them.
 *
 * LEADS (default 2000), CONCURRENCY (default 200), MAIL_MS (time the mail server takes, default 0),
 * DATABASE=postgres for Postgres 18 instead of the embedded database.
 */
const leads = Number(process.env.LEADS ?? 2_000);
const concurrency = Number(process.env.CONCURRENCY ?? 200);
const mailMs = Number(process.env.MAIL_MS ?? 0);

async function main(): Promise<void> {
  const site = await startSite(mailMs);
  const { base, mailServer } = site;

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
  const mailedAfter = await mailed(mailServer.mails);
  await site.endFunctions();

  const database = await site.openDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ id: string; sent: boolean }>(
    "select lead_id as id, sent_at is not null as sent from outbox",
  );
  await client.end();
  await database.close();
  await site.close();

  times.sort((one, other) => one - other);
  const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const copies = [...mailServer.mails.values()];
  const accepted = statuses.get("200") ?? 0;
  const result = {
    leads,
    concurrency,
    answers: Object.fromEntries(statuses),
    stored: rows.length,
    markedSent: rows.filter(({ sent }) => sent).length,
    mailedOnce: copies.filter((count) => count === 1).length,
    mailedMoreThanOnce: copies.filter((count) => count > 1).length,
    mailedWithTheLastAnswer: mailedAtOnce,
    allMailedAfterSeconds: mailedAfter,
    // At least: what was refused may be stored all the same.
    lost: Math.max(
      0,
      accepted - new Set([...mailServer.mails.keys(), ...rows.map(({ id }) => id)]).size,
    ),
    seconds: Number(seconds.toFixed(1)),
    perSecond: Math.round(leads / seconds),
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
  };
  console.log(JSON.stringify(result, null, 2));
  // With slow mail most wait for the schedule: in the database they are safe.
  const isMailed = mailMs > 0 ? result.mailedMoreThanOnce === 0 : result.mailedOnce === leads;
  const isFine = accepted === leads && result.lost === 0 && isMailed;
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

/** Waits until every lead is mailed, or nothing more comes. Resolves to the seconds it took. */
async function mailed(mails: Map<string, number>): Promise<number> {
  const started = performance.now();
  let [last, lastAt] = [mails.size, started];
  while (mails.size < leads && performance.now() - lastAt < 10_000 + 2 * mailMs) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (mails.size > last) [last, lastAt] = [mails.size, performance.now()];
  }
  return Number(((performance.now() - started) / 1000).toFixed(1));
}

void main();
