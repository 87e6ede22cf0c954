import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { compiled } from "../netlify/testing/compiled";
import { sampleFields } from "../netlify/testing/testBackend";

/** The functions on a data folder, with a mail server that is away. */
async function functions(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [compiled("local/functions.ts")], {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [port] = await once(child, "message");
  const url = `http://127.0.0.1:${port}/.netlify/functions/send-lead-email`;
  /** Whether a lead is accepted; each comes from an address of its own. */
  const post = async (lead: number) => {
    const headers = {
      "content-type": "application/json",
      "x-nf-client-connection-ip": `192.0.2.${lead}`,
    };
    const body = JSON.stringify(sampleFields(lead));
    return (await fetch(url, { method: "POST", headers, body })).status === 200;
  };
  return { child, post };
}

it("is one for all processes of a folder; when the one that has it is killed, the next opens it and nothing is lost", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "données de la base "));
  const env = {
    ...process.env,
    ...{ PORT: "0", DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:1" },
    ...{ DATABASE_URL: "", NETLIFY_DB_URL: "" },
  };
  const one = await functions(env);
  const two = await functions(env);
  const accepted: number[] = [];
  let isKilled = false;
  expect(await one.post(0)).toBe(true);
  setTimeout(() => (isKilled = one.child.kill("SIGKILL")), 300);
  // Until one is accepted after the kill. Before it, a visitor may be told to try again.
  for (let lead = 1; ; lead += 1) {
    const isLate = isKilled;
    if (!(await two.post(lead % 250))) continue;
    accepted.push(lead % 250);
    if (isLate) break;
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [compiled("local/leads.ts"), "list", "--json"],
    { env },
  );
  const listed = new Set((JSON.parse(stdout) as { email: string }[]).map(({ email }) => email));
  expect([0, ...accepted].filter((lead) => !listed.has(sampleFields(lead).email))).toEqual([]);
  two.child.kill();
  await once(two.child, "exit");
  await rm(dataDir, { recursive: true, force: true });
}, 180_000);
