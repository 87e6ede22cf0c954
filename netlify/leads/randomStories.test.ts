import fc from "fast-check";

import { play } from "../testing/model";
import { type Step, story } from "../testing/story";
import { newWorld, type World } from "../testing/world";
import type { LeadBackend } from "./leadBackend";

/** RUNS=10000 npm run test:faults plays as many stories; npm test stops after its time. */
const runs = process.env.RUNS ? Number(process.env.RUNS) : 300;
const seconds = process.env.RUNS ? 24 * 3600 : 25;

/** Stories spend most of their time waiting for time-outs, so several are played side by side. */
const worldCount = 6;
let worlds: World[];
beforeAll(async () => {
  worlds = await Promise.all(Array.from({ length: worldCount }, newWorld));
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
          fc.asyncProperty(story, (steps) => play(steps, world)),
          {
            seed: seed + index,
            numRuns: Math.ceil(runs / worldCount),
            interruptAfterTimeLimit: seconds * 1000,
          },
        ),
      ),
    );
    const played = results.reduce((sum, { numRuns }) => sum + numRuns, 0);
    console.info(`${played} random stories, seeds from ${seed}`);
    for (const result of results) {
      if (result.failed && result.counterexample) {
        throw new Error(`${String(result.errorInstance)}\n${fc.defaultReportMessage(result)}`);
      }
    }
  },
  (seconds + 60) * 1000,
);

describe("notices when the rule is broken on purpose:", () => {
  /** Tried before the random ones: each shows at least one of the breakages, on a quiet machine. */
  const telling: Step[][] = [
    [{ do: "post", lead: 0, times: 3 }],
    [
      { do: "post", lead: 0, times: 1 },
      { do: "clock", minutes: 60 },
      { do: "retry", schedulers: 2 },
    ],
    [
      { do: "break-mail", fault: { kind: "code", stage: "data", code: 451 } },
      { do: "post", lead: 0, times: 1 },
      { do: "heal" },
      { do: "clock", minutes: 60 },
      { do: "retry", schedulers: 2 },
    ],
  ];
  const breakages: [string, (process: LeadBackend) => LeadBackend][] = [
    [
      "records that are not written",
      (process) => ({ ...process, store: { ...process.store, write: async () => undefined } }),
    ],
    [
      "claims that everybody wins",
      (process) => {
        const written = new Map<string, string>();
        const { keys } = process.store;
        process.store.keys = {
          ...keys,
          putIfNew: async (key, value) => (written.set(key, value), "created"),
          get: async (key) => written.get(key) ?? keys.get(key),
        };
        process.underWay.get = () => undefined;
        return process;
      },
    ],
    [
      "mails that are not marked as sent",
      (process) => ({ ...process, store: { ...process.store, markSent: async () => undefined } }),
    ],
    [
      "failures that are taken for success",
      (process) => {
        const { deliver } = process.mailer;
        return {
          ...process,
          mailer: {
            ...process.mailer,
            deliver: async (mail, budgetMs) => {
              await deliver(mail, budgetMs);
              return { status: "delivered", response: "" };
            },
          },
        };
      },
    ],
  ];
  it.each(breakages)(
    "%s",
    async (_name, sabotage) => {
      const world = await newWorld();
      const result = await fc.check(
        fc.asyncProperty(story, (steps) => play(steps, world, sabotage)),
        {
          examples: telling.map((steps) => [steps]),
          numRuns: 500,
          interruptAfterTimeLimit: 40_000,
          endOnFailure: true,
        },
      );
      await world.close();
      expect(result.failed && result.counterexample !== null).toBe(true);
    },
    60_000,
  );
});
