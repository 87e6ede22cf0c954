import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { sampleFields, webhookSecret } from "./testBackend";
import { testWorld } from "./world";

const world = testWorld();
const folder = process.env.TEST_COMPILED ?? "";

/** Asks for a page, or posts these values. */
type Call = [name: string, posted?: object];

/**
 * Calls bundled functions in a process with no repository around, and without `require` of ES modules: that is how the
 * host runs them.
 */
async function call(...calls: Call[]): Promise<{ status: number; body: string }[]> {
  const code = `
    const answers = [];
    for (const [name, posted] of ${JSON.stringify(calls)}) {
      const { default: run } = await import(\`./netlify/functions/\${name}/\${name}.mjs\`);
      const post = posted && {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(posted),
      };
      const work = [];
      const request = new Request("https://www.cresca.example/x", post);
      const answer = await run(request, { waitUntil: (one) => work.push(one) });
      await Promise.all(work);
      answers.push({ status: answer.status, body: await answer.text() });
    }
    console.log(JSON.stringify(answers));`;
  const flags = ["--no-experimental-require-module", "--input-type=module"];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, "-e", code], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NETLIFY_DB_URL: world.database.url,
      // By a name, as on the host: nodemailer looks it up.
      SMTP_URL: world.mail.url.replace("127.0.0.1", "localhost"),
      SIGNING_SECRET: "a secret for tests alone",
      LEAD_WEBHOOK_URL: world.hook.url,
      LEAD_WEBHOOK_SECRET: webhookSecret,
    },
  });
  return JSON.parse(stdout) as { status: number; body: string }[];
}

it.each(readdirSync("netlify/functions"))(
  "the bundle of %s imports what the host installs",
  (name) => {
    const bundle = readFileSync(join(folder, `netlify/functions/${name}/${name}.mjs`), "utf8");
    const file = readFileSync("package.json", "utf8");
    const { dependencies } = JSON.parse(file) as Record<"dependencies", object>;
    const paths = [...bundle.matchAll(/^(?:import\b|\} from)[^"\n]*"([^"\n]+)";$/gm)];
    const packages = paths
      .map(([, path = ""]) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
      .filter((one) => !one.startsWith("node:"));
    expect(packages).not.toHaveLength(0);
    expect(packages.filter((one) => !(one in dependencies))).toEqual([]);
  },
);

it("the bundled functions take a lead, mail it, post it to the webhook and say that all is well", async () => {
  const [sent, ...others] = await call(
    ["send-lead-email", sampleFields()],
    ["lead-health"],
    ["send-mail"],
    ["lead-digest"],
    ["visitor-pass"],
  );
  expect(sent).toEqual({ status: 200, body: '{"ok":true}' });
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 401]);
  // The lead and the digest.
  expect(world.mail.received).toHaveLength(2);
  expect(world.hook.received).toHaveLength(1);
  expect(await world.database.query("select from outbox where sent_at is null")).toHaveLength(0);
});

it("the bundled functions show what is free, and refuse a time that is past", async () => {
  const [free, booked, unknown] = await call(
    ["appointment-slots"],
    ["book-appointment", { start: "2026-01-05T14:00:00Z", name: "Zoé", email: "zoe@exemple.fr" }],
    ["appointment"],
  );
  expect(JSON.parse(free?.body ?? "")).toMatchObject({ zone: "Europe/Paris" });
  expect([free?.status, booked?.status, unknown?.status]).toEqual([200, 409, 404]);
});
