import { execFile, type ExecFileOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
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
  return { child, port: String(port), post };
}

const run = (script: string, options: ExecFileOptions) =>
  promisify(execFile)(process.execPath, [compiled(script), "list", "--json"], options);

it("is one for all processes of a folder; when the one that has it is killed, the next opens it and nothing is lost", async () => {
  const folder = await mkdtemp(join(tmpdir(), "données de la base "));
  await symlink(resolve("netlify"), join(folder, "netlify"));
  const env = {
    ...process.env,
    ...{ PORT: "0", DATA_DIR: join(folder, ".data"), SMTP_URL: "smtp://127.0.0.1:1" },
    ...{ DATABASE_URL: "", NETLIFY_DB_URL: "", CONTENT_DIR: resolve("e2e/content") },
  };
  const one = await functions(env);
  const two = await functions(env);
  // A port that is taken is said in one line.
  await expect(
    run("local/functions.ts", { env: { ...env, PORT: one.port }, timeout: 30_000 }),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^listen EADDRINUSE.*\n$/) });
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
  // As .env.example says it, an empty variable is one that is not set.
  const unset = { env: { ...env, DATA_DIR: "" }, cwd: folder };
  const { stdout } = await run("local/leads.ts", unset);
  const isListed = (lead: number) => stdout.includes(`"${sampleFields(lead).email}"`);
  expect([0, ...accepted].filter((lead) => !isListed(lead))).toEqual([]);
  two.child.kill();
  await once(two.child, "exit");
  await rm(folder, { recursive: true, force: true });
}, 180_000);
