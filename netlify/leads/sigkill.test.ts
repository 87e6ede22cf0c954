import { spawn } from "node:child_process";
import { resolve } from "node:path";

import { postJson, sampleFields } from "../testing/testBackend";
import { newWorld, type World } from "../testing/world";

const script = resolve(__dirname, "../testing/killablePost.ts");

/** Runs the process to its end, killed at the given await. Resolves to the last thing it said. */
function postAndDie(world: World, killAt: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", script], {
      env: {
        ...process.env,
        STORE_URL: world.store.url,
        SMTP_URL: world.mail.url,
        NOW: String(world.clock.now),
        KILL_AT: String(killAt),
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.once("error", reject);
    child.once("close", () => resolve(said));
  });
}

/** What the process did before it died, await by await. */
const awaits = [
  "before putIfNew",
  "after putIfNew",
  "before put",
  "after put",
  "before get",
  "after get",
  "before deliver",
  "after deliver",
  "before put",
  "after put",
];

describe("a process killed at any await loses no lead", () => {
  it("whether or not the visitor tries again", async () => {
    const seen: string[] = [];
    for (let killAt = 1; ; killAt += 3) {
      const batch = await Promise.all([0, 1, 2].map((more) => surviveKill(killAt + more)));
      seen.push(...batch);
      if (batch.some((said) => said.startsWith("answered"))) break;
    }
    expect(seen.filter((said) => !said.startsWith("answered")).sort()).toEqual(awaits.sort());
  }, 120_000);
});

async function surviveKill(killAt: number): Promise<string> {
  const world = await newWorld();
  try {
    const said = await postAndDie(world, killAt);
    const mayRepeat = said === "after deliver" || world.mail.received.length > 0;
    const process = world.newProcess();
    const wasStored = world.storedIds().length > 0;
    await world.quarterOfAnHour(process);
    // What was stored is mailed without the visitor doing anything.
    if (wasStored) expect(world.mail.received.length).toBeGreaterThan(0);
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    await world.quarterOfAnHour(process);
    expect(world.mail.received.length).toBeGreaterThan(0);
    expect(world.mail.received.length).toBeLessThanOrEqual(mayRepeat ? 2 : 1);
    expect(new Set(world.mail.received.map(({ messageId }) => messageId)).size).toBe(1);
    return said;
  } finally {
    await world.close();
  }
}
