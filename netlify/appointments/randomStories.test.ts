import fc from "fast-check";

import { appointmentStory, playAppointments } from "../testing/appointmentModel";
import { newWorld, type World } from "../testing/world";

/** RUNS=10000 npm run test:faults plays as many stories. SEED repeats what failed. */
const runs = Number(process.env.RUNS ?? 24);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

/** Stories spend much of their time waiting, so several are played side by side. */
const atOnce = 3;
let worlds: World[];
beforeAll(async () => {
  worlds = await Promise.all(Array.from({ length: atOnce }, () => newWorld()));
});
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.close()));
});

it(
  `keeps its promises in ${runs} stories`,
  async () => {
    const numRuns = Math.ceil(runs / worlds.length);
    console.info(`${numRuns * worlds.length} random stories, seeds from ${seed}`);
    const play = (world: World, index: number) =>
      fc.assert(
        fc.asyncProperty(appointmentStory, (steps) => playAppointments(steps, world)),
        { numRuns, seed: seed + index, endOnFailure: true },
      );
    await Promise.all(worlds.map(play));
  },
  24 * 3_600_000,
);
