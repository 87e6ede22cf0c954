import { type AppointmentWorld, newAppointmentWorld } from "../testing/appointmentWorld";
import { bookFirst, camille, newDeskSite, signInAs } from "../testing/desk";
import { hour } from "../testing/testBackend";

const day = 24 * hour;

describe.each(["Postgres 18", "PGlite"] as const)("the figures, on %s", (kind) => {
  let world: AppointmentWorld;
  beforeAll(async () => {
    world = await newAppointmentWorld(kind);
  });
  afterEach(() => world.reset());
  afterAll(() => world.close());

  let count = 0;
  /** A message that came in so long ago and was answered after so long; times in milliseconds. */
  async function message(
    ago: number,
    answered: number | null,
    more: { quarantined?: boolean; tracked?: boolean; source?: string } = {},
  ) {
    const at = world.clock.now - ago;
    const { quarantined = false, tracked = true, source = "/" } = more;
    await world.database.query(
      `insert into leads (id, received_at, name, email, phone, website, message, score, signs, quarantined, tracked, source, answered_at, answered_by)
       values ($1, $2, 'N', 'n@exemple.fr', '', '', '', 0, '{}', $3, $4, $5, $6, $7)`,
      [
        `x${(count += 1)}`,
        new Date(at),
        quarantined,
        tracked,
        source,
        answered === null ? null : new Date(at + answered),
        answered === null ? null : camille,
      ],
    );
  }
  const figures = async (parameters = {}) =>
    (await signInAs(camille, newDeskSite(world), world)).view("figures", parameters);

  it("say nothing where there is nothing", async () => {
    const { weeks, pages, promise, distribution, waiting } = await figures();
    expect(weeks).toHaveLength(13);
    expect(pages).toEqual([]);
    expect(promise).toEqual(
      [7, 30, 90].map((days) => ({
        days,
        due: 0,
        answered: 0,
        withinDay: 0,
        share: null,
        medianMinutes: null,
      })),
    );
    expect([...distribution.map((step) => step.count), waiting]).toEqual(Array(8).fill(0));
  });

  it("tell how the promise was kept: what is still in time does not count, silence does", async () => {
    await message(2 * day, hour);
    await message(3 * day, 24 * hour);
    await message(3 * day, 24 * hour + 1);
    await message(4 * day, null);
    await message(23 * hour, null);
    await message(20 * day, 2 * hour);
    await message(80 * day, 3 * hour);
    await message(100 * day, hour);
    await message(2 * day, hour, { quarantined: true });
    await message(2 * day, null, { tracked: false });
    const { promise, distribution, waiting } = await figures();
    expect(promise).toEqual([
      { days: 7, due: 4, answered: 3, withinDay: 2, share: 0.5, medianMinutes: 24 * 60 },
      { days: 30, due: 5, answered: 4, withinDay: 3, share: 0.6, medianMinutes: 24 * 60 },
      { days: 90, due: 6, answered: 5, withinDay: 4, share: 4 / 6, medianMinutes: 13.5 * 60 },
    ]);
    expect(distribution.map((step) => [step.from, step.to, step.count])).toEqual([
      [0, 1, 0],
      [1, 2, 1],
      [2, 4, 2],
      [4, 8, 0],
      [8, 24, 0],
      [24, 48, 2],
      [48, null, 0],
    ]);
    expect(waiting).toBe(2);
  });

  it("count weeks from Monday in Paris, across the change of the clock", async () => {
    // Monday 30 March 2026, 00:30 in Paris; the clock changed the day before.
    world.clock.now = Date.UTC(2026, 2, 29, 22, 30);
    await message(0, null);
    await message(hour, 30 * 60_000);
    await message(hour, null, { quarantined: true });
    // A Sunday, half an hour before midnight in Paris: that week still had the other hour.
    await message(7 * day, hour);
    const { weeks } = await figures({ weeks: "4" });
    expect(weeks).toEqual([
      { monday: "2026-03-09", messages: 0, appointments: 0, spam: 0, answers: 0 },
      { monday: "2026-03-16", messages: 1, appointments: 0, spam: 0, answers: 0 },
      { monday: "2026-03-23", messages: 1, appointments: 0, spam: 1, answers: 1 },
      { monday: "2026-03-30", messages: 1, appointments: 0, spam: 0, answers: 1 },
    ]);
  });

  it("count appointments in the week of their booking, and messages by their page", async () => {
    await bookFirst(newDeskSite(world));
    await message(hour, hour, { source: "/services/seo" });
    await message(hour, null, { source: "/services/seo" });
    await message(hour, null, { source: "" });
    await message(hour, null, { source: "/spam", quarantined: true });
    const { weeks, pages } = await figures();
    expect(weeks.at(-1)).toMatchObject({ appointments: 1 });
    expect(pages).toEqual([
      { page: "/services/seo", messages: 2, answered: 1 },
      { page: "", messages: 1, answered: 0 },
    ]);
  });
});
