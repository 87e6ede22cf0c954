import fc from "fast-check";

import { play, type Sabotage } from "../testing/model";
import { type Step, story } from "../testing/story";
import { newWorld, type World } from "../testing/world";

/** RUNS=10000 npm run test:faults plays as many stories; npm test stops after its time. */
const runs = Number(process.env.RUNS ?? 60);
const seconds = process.env.RUNS ? 24 * 3600 : 30;

/** Stories spend most of their time waiting for time-outs, so several are played side by side. */
const atOnce = 5;
let worlds: World[];
beforeAll(async () => {
  worlds = await Promise.all(Array.from({ length: atOnce }, () => newWorld()));
});
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.close()));
});

it(
  "loses no lead and mails none twice, whatever fails",
  async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
    const results = await Promise.all(
      worlds.map((world, index) =>
        fc.check(
          fc.asyncProperty(story, (steps) => play(steps, world, (process) => process)),
          {
            seed: seed + index,
            numRuns: Math.ceil(runs / worlds.length),
            interruptAfterTimeLimit: seconds * 1000,
          },
        ),
      ),
    );
    const played = results.reduce((sum, { numRuns }) => sum + numRuns, 0);
    console.info(`${played} random stories, seeds from ${seed}`);
    for (const [index, result] of results.entries()) {
      const world = worlds[index];
      if (!result.failed || !result.counterexample || !world) continue;
      const report = `${String(result.errorInstance)}\n${fc.defaultReportMessage(result)}`;
      // Stories have real time-outs of a quarter of a second: on a crowded machine one may strike where the model
      // expects none. Alone, with the other worlds at rest, only a true fault shows again.
      console.info(`Played again alone, after: ${report}`);
      await play(result.counterexample[0], world, (process) => process).catch((error: unknown) => {
        throw new Error(`${String(error)}, twice\n${report}`);
      });
    }
  },
  (seconds + 60) * 1000,
);

describe("notices when the rule is broken on purpose:", () => {
  /** Tried before the random ones: each shows at least one of the breakages, on a quiet machine. */
  const telling: Step[][] = [
    [{ do: "post", lead: 0, times: 3 }],
    [
      { do: "break-mail", fault: { kind: "code", stage: "data", code: 451 } },
      { do: "post", lead: 0, times: 1 },
      { do: "clock", minutes: 1 },
      { do: "heal" },
      { do: "clock", minutes: 60 },
      { do: "break-mail", fault: { kind: "slow", stage: "recipient", ms: 30 } },
      { do: "send", senders: 2 },
    ],
    [
      { do: "post", lead: 0, times: 1 },
      { do: "clock", minutes: 60 },
      { do: "restart" },
      { do: "send", senders: 1 },
    ],
  ];
  const statement =
    (pattern: RegExp, instead: (ask: () => Promise<unknown>) => Promise<unknown>): Sabotage =>
    (process) => {
      const pool = process.database.orm.$client;
      const query: (...given: unknown[]) => Promise<unknown> = pool.query.bind(pool);
      const sabotaged = (...given: unknown[]) => {
        const [first] = given;
        const text = typeof first === "object" && first && "text" in first ? first.text : first;
        const ask = () => query(...given);
        return pattern.test(String(text)) ? instead(ask) : ask();
      };
      Object.assign(pool, { query: sabotaged });
      return process;
    };
  const breakages: [string, Sabotage][] = [
    ["leads that are not written", statement(/insert into leads/, async () => ({ rows: [] }))],
    ["mails that are not taken from the outbox", statement(/picked/, async () => ({ rows: [] }))],
    ["mails that are not marked as sent", statement(/"sent_at" = /, async () => ({ rows: [] }))],
    [
      "mails that two may take",
      (process) => {
        const { $client } = process.database.orm;
        const query: (statement: string) => Promise<unknown> = $client.query.bind($client);
        return statement(/picked/, async (ask) => {
          const taken = await ask();
          await query("update outbox set leased_until = null");
          return taken;
        })(process);
      },
    ],
    [
      "failures that are taken for success",
      (process) => {
        const { deliver } = process.mailer;
        const mailer = {
          ...process.mailer,
          deliver: async (...given: Parameters<typeof deliver>) => {
            await deliver(...given);
            return { status: "delivered" as const };
          },
        };
        return { ...process, mailer };
      },
    ],
  ];
  it.each(breakages)(
    "%s",
    async (_name, sabotage) => {
      const [world] = worlds;
      if (!world) throw new Error("no world");
      const result = await fc.check(
        fc.asyncProperty(story, (steps) => play(steps, world, sabotage)),
        {
          examples: telling.map((steps) => [steps]),
          numRuns: 2_000,
          interruptAfterTimeLimit: 150_000,
          endOnFailure: true,
        },
      );
      expect(result.failed && result.counterexample !== null).toBe(true);
    },
    180_000,
  );
});
