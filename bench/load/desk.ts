import { randomBytes, randomUUID } from "node:crypto";

import pg from "pg";

import { deskFunction } from "../../contract/desk";
import { hashOf } from "../../netlify/staff/secrets";
import { sessionCookie } from "../../netlify/staff/sessionCookie";

/** Somebody of the team, for the environment of the functions. */
export const staff = "camille@cresca.example";

const views = [
  "view=leads",
  "view=leads&page=200",
  "view=leads&page=400",
  "view=leads&standing=answered",
  "view=leads&search=demande",
  "view=leads&search=visiteuse+19999",
  "view=leads&search=Voici+ÉTÉ+absent",
  "view=lead&id=20260101-19999",
  "view=figures",
  "view=history",
  "view=export&file=leads.csv",
];

/** How long the desk waits for each of its views: the median and the longest of seven, in milliseconds. */
export async function benchDesk(
  site: string,
  databaseUrl: string,
  report: (name: string, ms: number, note: string) => void,
): Promise<void> {
  const headers = { cookie: await openSession(databaseUrl) };
  for (const view of views) {
    const times: number[] = [];
    let bytes = 0;
    for (let run = 0; run < 7; run += 1) {
      const started = performance.now();
      const url = `${site}/.netlify/functions/${deskFunction}?${view}`;
      const answer = await fetch(url, { headers });
      bytes = (await answer.arrayBuffer()).byteLength;
      if (!answer.ok) throw new Error(`${view}: ${answer.status}`);
      times.push(performance.now() - started);
    }
    times.sort((one, other) => one - other);
    const longest = (times.at(-1) ?? 0).toFixed(0);
    report(`desk ${view}`, times[3] ?? 0, `longest ${longest} ms, ${bytes} bytes`);
  }
}

async function openSession(databaseUrl: string): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "insert into staff_sessions values ($1, $2, $3, now(), now(), now() + interval '1 hour', '')",
    [randomUUID(), hashOf(secret), staff],
  );
  await client.end();
  return sessionCookie(secret).split(";")[0] ?? "";
}
