import { leadHealth } from "../functions/lead-health/lead-health.mts";
import { ask, hour, postAndSettle, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

const world = testWorld();

const endpoint = "https://www.cresca.example/.netlify/functions/lead-health";

it("monitors see ages and counts, no contents", async () => {
  const process = world.newProcess();
  const health = () => ask(leadHealth, new Request(endpoint), process);
  expect((await health()).status).toBe(200);
  world.mail.fault = () => ({ kind: "cut", stage: "connect" });
  await postAndSettle(sampleFields(), process);
  world.clock.now += hour;
  const alarmed = await health();
  expect(alarmed.status).toBe(503);
  const report = await alarmed.text();
  expect(JSON.parse(report)).toMatchObject({
    oldestPendingSeconds: 3_600,
    counts: { pending: 1 },
  });
  expect(report).not.toMatch(/elodie|Martin/);
});
