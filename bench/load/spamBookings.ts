import pg from "pg";

import { startSite } from "./startSite";

/**
 * `npm run bench:spam`: a program books all it can, for other people each time, at the functions as
 * `npm run functions` serves them; then a person books. An hour's spam comes as fast as it is
 * answered, which is worse: nothing of it can run out meanwhile.
 *
 * BOOKINGS (default 4000), ADDRESSES (default 50), CONCURRENCY (default 50), PASS=1 (the program gets a
 * visitor pass for each address), DATABASE=postgres for Postgres 18 instead of the embedded database.
 */
const bookings = Number(process.env.BOOKINGS ?? 4_000);
const addresses = Number(process.env.ADDRESSES ?? 50);
const concurrency = Number(process.env.CONCURRENCY ?? 50);

async function main(): Promise<void> {
  const site = await startSite();
  const { base } = site;
  const database = await site.openDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();

  const passes = await Promise.all(
    Array.from({ length: process.env.PASS ? addresses : 0 }, (_, index) =>
      visitorPass(base, index),
    ),
  );
  const offered = (await freeSlots(base)).length;
  const statuses = new Map<number, number>();
  let slots = await freeSlots(base);
  let next = 0;
  const started = performance.now();
  const program = async () => {
    for (let index = next++; index < bookings; index = next++) {
      if (index % 100 === 99) slots = await freeSlots(base);
      const start = slots[index % slots.length];
      const { status } = await book(base, { start, index, pass: passes[index % addresses] });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, program));
  const seconds = (performance.now() - started) / 1000;
  const count = async (condition: string) => {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from appointments where ${condition}`,
    );
    return Number(rows[0]?.count);
  };
  const taken = await count("state <> 'cancelled'");
  const afterHalfAnHour = await count("state = 'booked'");

  const [start] = await freeSlots(base);
  const pass = await visitorPass(base, addresses + 1);
  const before = performance.now();
  const person = await book(base, { start, index: bookings, pass, address: addresses + 1 });
  const result = {
    bookings,
    addresses,
    answers: Object.fromEntries(statuses),
    seconds: Number(seconds.toFixed(1)),
    offered,
    taken,
    afterHalfAnHour,
    person: { status: person.status, ms: Math.round(performance.now() - before) },
  };
  console.log(JSON.stringify(result, null, 2));
  await client.end();
  await site.endFunctions();
  await database.close();
  await site.close();
  process.exit(taken <= 100 && person.status === 201 ? 0 : 1);
}

const from = (address: number) => ({ "x-nf-client-connection-ip": `203.0.113.${address}` });

async function freeSlots(base: string): Promise<string[]> {
  const headers = { accept: "application/json", "x-nf-client-connection-ip": "192.0.2.1" };
  const answer = await fetch(`${base}/appointment-slots`, { headers });
  const { slots } = (await answer.json()) as { slots: { start: string }[] };
  return slots.map(({ start }) => start);
}

/** The pass that a form carries. A person takes longer than two seconds to fill it in. */
async function visitorPass(base: string, address: number): Promise<string> {
  const headers = { accept: "text/html", ...from(address) };
  const form = await (await fetch(`${base}/appointment-slots?fragment=form`, { headers })).text();
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  return /name="pass" value="([^"]+)"/.exec(form)?.[1] ?? "";
}

async function book(
  base: string,
  {
    start,
    index,
    pass,
    address = index % addresses,
  }: {
    start: string | undefined;
    index: number;
    pass?: string;
    address?: number;
  },
): Promise<Response> {
  const answer = await fetch(`${base}/book-appointment`, {
    method: "POST",
    headers: {
      ...from(address),
      "content-type": "application/json",
      ...(pass && { authorization: `Bearer ${pass}` }),
    },
    body: JSON.stringify({ start, name: `Visiteuse ${index}`, email: `v.${index}@exemple.fr` }),
  });
  await answer.text();
  return answer;
}

void main();
