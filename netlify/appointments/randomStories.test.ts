import fc from "fast-check";

import { appointmentStory, playAppointments } from "../testing/appointmentModel";
import { newWorld, type World } from "../testing/world";

/** RUNS=10000 npm run test:faults plays as many stories. SEED repeats what failed. */
const runs = Number(process.env.RUNS ?? 60);
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

const playIn = (
  world: World,
  options: { numRuns: number; seed?: number },
  stories = appointmentStory,
) =>
  fc.assert(
    fc.asyncProperty(stories, (steps) => playAppointments(steps, world)),
    { ...options, endOnFailure: true },
  );

it(
  `keeps its promises in ${runs} stories`,
  async () => {
    const numRuns = Math.ceil(runs / worlds.length);
    console.info(`${numRuns * worlds.length} random stories, seeds from ${seed}`);
    await Promise.all(worlds.map((world, index) => playIn(world, { numRuns, seed: seed + index })));
  },
  24 * 3_600_000,
);

/** So many want each time that two of them ask for it in the same moment, also on a machine that is slow or busy. */
const crowded = appointmentStory.map((steps) =>
  steps.map((step) => (step.does === "book" ? { ...step, visitors: 20 } : step)),
);

it("notices when the constraint is gone", async () => {
  const [world] = worlds;
  if (!world) throw new Error("no world");
  await world.reset();
  await world.database.query("alter table appointments drop constraint one_at_a_time");
  try {
    await expect(playIn(world, { numRuns: 200 }, crowded)).rejects.toThrow();
  } finally {
    await world.reset();
    await world.database.query(
      `alter table appointments add constraint one_at_a_time
       exclude using gist (text_range(host, host, '[]') with =, during with &&) where (state <> 'cancelled')`,
    );
  }
}, 600_000);
