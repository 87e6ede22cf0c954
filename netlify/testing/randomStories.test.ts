import fc from "fast-check";

import { appointmentStory, playAppointments } from "./appointmentModel";
import { play } from "./model";
import { story } from "./story";
import { newWorld, type World } from "./world";

/** RUNS=10000 npm run test:faults plays as many stories; npm test stops after its time. SEED repeats what failed. */
const runs = Number(process.env.RUNS ?? 30);
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
  const played: Promise<void>[] = [];
  const results = await Promise.all(
    worlds.map((world, index) =>
      fc.check(
        fc.asyncProperty(stories, (steps) => {
          const story = play(steps, world);
          played.push(story);
          return story;
        }),
        {
          seed: seed + index,
          numRuns: Math.ceil(runs / worlds.length),
          interruptAfterTimeLimit: seconds * 1000,
        },
      ),
    ),
  );
  // A story that the time limit interrupts goes on: nothing else may begin in its world, nor close it.
  await Promise.allSettled(played);
  console.info(`${played.length} random stories, seeds from ${seed}`);
  for (const result of results)
    if (result.failed)
      throw new Error(fc.defaultReportMessage(result), { cause: result.errorInstance });
}

const limit = (seconds + 60) * 1000;
it(
  "no lead is lost and none mailed twice, whatever fails",
  async () => playAll(story, play),
  limit,
);
it(
  "appointments keep their promises",
  async () => playAll(appointmentStory, playAppointments),
  limit,
);
