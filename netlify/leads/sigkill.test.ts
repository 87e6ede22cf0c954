import { spawn } from "node:child_process";
import { resolve } from "node:path";

import { postJson, sampleFields } from "../testing/testBackend";
import { newWorld, type World } from "../testing/world";

const script = resolve(__dirname, "../testing/killablePost.ts");

/** Runs the process to its end, killed at the given await. Resolves to the last thing it said. */
function postAndDie(world: World, killAt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", script], {
      env: {
        ...process.env,
        STORE_URL: world.store.url,
        SMTP_URL: world.mail.url,
        NOW: String(world.clock.now),
        KILL_AT: killAt,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.once("error", reject);
    child.once("close", () => resolve(said));
  });
}

/** All that one post asks of the store and of the mail server. */
const asks = ["putIfNew 1", "put 1", "get 1", "deliver 1", "put 2"];
const moments = asks.flatMap((ask) => [`before ${ask}`, `after ${ask}`]);

describe("a process killed at any await loses no lead", () => {
  it.each(moments)(
    "%s, whether or not the visitor tries again",
    async (moment) => {
      const world = await newWorld();
      try {
        expect(await postAndDie(world, moment)).toBe("killed");
        const mayRepeat = moment === "after deliver 1" || world.mail.received.length > 0;
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
      } finally {
        await world.close();
      }
    },
    30_000,
  );

  it("and these are all its awaits", async () => {
    const world = await newWorld();
    try {
      expect(await postAndDie(world, "never")).toBe(`answered 200, ${asks.length} asked`);
    } finally {
      await world.close();
    }
  }, 30_000);
});
