import fc from "fast-check";

import { appointmentStory, playAppointments } from "./appointmentModel";
import { play } from "./model";
import { story } from "./story";
import { newWorld, type World } from "./world";

/** RUNS=10000 npm run test:faults plays as many stories; npm test begins none after its time. SEED repeats what failed. */
const runs = Number(process.env.RUNS ?? 15);
const seconds = process.env.RUNS ? 24 * 3600 : 20;
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** Stories spend most of their time waiting for time-outs, so several are played side by side. */
const atOnce = 5;
let worlds: World[];
beforeAll(async () => {
  worlds = await Promise.all(Array.from({ length: atOnce }, () => newWorld()));
});
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.close()));
});

async function playAll<Story>(
  stories: fc.Arbitrary<Story>,
  play: (steps: Story, world: World) => Promise<void>,
): Promise<void> {
  console.info(`Random stories, seeds from ${seed}`);
  const end = Date.now() + seconds * 1000;
  const results = await Promise.all(
    worlds.map((world, index) =>
      fc.check(
        fc.asyncProperty(stories, async (steps) => {
          // A story that has begun is played to its end, however slow the machine.
          if (Date.now() < end) await play(steps, world);
        }),
        { seed: seed + index, numRuns: Math.ceil(runs / worlds.length) },
      ),
    ),
  );
  for (const result of results)
    if (result.failed)
      throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
}

jest.setTimeout((seconds + 60) * 1000);
it("no lead is lost and none mailed twice, whatever fails", () => playAll(story, play));
it("appointments keep their promises", () => playAll(appointmentStory, playAppointments));
