import { execFile } from "node:child_process";

import { compiled } from "../testing/compiled";
import { postAndSettle, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

/** All that one lead asks of the database, the mail server and the webhook: to record it, to take the post, two marks. */
const asks = [...[1, 2, 3, 4].map((nth) => `statement ${nth}`), "deliver 1", "post 1"];
const before = ["statement 1", "deliver 1", "post 1"].map((ask) => `before ${ask}`);
const moments = [...before, ...asks.map((ask) => `after ${ask}`), "answered"];

const world = testWorld();
const newProcess = () => world.newProcess({ webhookUrl: world.hook.url });

/** Runs the process to its end, killed at the given await. Resolves to what it said. */
function postAndDie(killAt: string): Promise<string> {
  const env = {
    ...process.env,
    ...{ TEST_DATABASE_URL: world.line.url, NOW: String(world.clock.now), KILL_AT: killAt },
    ...{ SMTP_URL: world.mail.url, WEBHOOK_URL: world.hook.url },
  };
  const script = compiled("netlify/testing/killablePost.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env }, (_error, said) => resolve(said));
  });
}

describe("a process killed at any await loses no lead", () => {
  it.each(moments)("%s, whether or not the visitor tries again", async (moment) => {
    expect(await postAndDie(moment)).toBe("killed");
    const [mailedBefore, postedBefore] = [world.mail.received.length, world.hook.received.length];
    const process = newProcess();
    const wasStored = (await world.storedIds()).length > 0;
    await world.quarterOfAnHour(process);
    // What was stored is mailed and posted without the visitor doing anything.
    if (wasStored) {
      expect(world.mail.received.length).toBeGreaterThan(0);
      expect(world.hook.received.length).toBeGreaterThan(0);
    }
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    await world.quarterOfAnHour(process);
    const [id] = await world.storedIds();
    expect(new Set(world.mail.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(world.mail.received.length).toBeLessThanOrEqual(mailedBefore > 0 ? 2 : 1);
    expect(new Set(world.hook.ids())).toEqual(new Set([`lead-received-${id}`]));
    expect(world.hook.received.length).toBeLessThanOrEqual(postedBefore > 0 ? 2 : 1);
  });

  it("and these are all its awaits", async () => {
    expect(await postAndDie("never")).toBe(`answered 200, ${asks.length} asked`);
  });
});
