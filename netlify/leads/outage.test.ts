import { minute, postJson, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";
import { sendOutbox } from "./sendOutbox";

/** Minutes between two runs during the outage, and leads. The host's five minutes take long to simulate. */
const [interval, leads] = globalThis.process.env.RUNS ? [5, 500] : [120, 100];

const world = testWorld();

it(`delivers ${leads} leads within 15 minutes after a mail outage of 24 hours`, async () => {
  const process = world.newProcess();
  world.mail.fault = () => ({ kind: "code", stage: "connect", code: 421 });
  let posted = 0;
  for (let elapsed = 0; elapsed < 24 * 60; elapsed += interval) {
    // Leads come in during the first hours of the outage.
    const arriving = Math.min(50, leads - posted);
    const answers = await Promise.all(
      Array.from({ length: arriving }, () => postJson(sampleFields(posted++), process)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await process.afterAnswers.finish(60_000);
    world.clock.now += interval * minute;
    await sendOutbox(process);
  }
  expect(posted).toBe(leads);
  expect(world.mail.received).toHaveLength(0);

  world.heal();
  await world.quarterOfAnHour(process);
  expect(world.copies().size).toBe(leads);
  expect(world.mail.received).toHaveLength(leads);
}, 600_000);
