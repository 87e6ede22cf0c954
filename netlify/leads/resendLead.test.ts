import { purgeLeads } from "../database/leads";
import { leadHealth } from "../functions/lead-health/lead-health.mts";
import { ask, hour, listAll, postAndSettle, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";
import { resendLead } from "./resendLead";

const world = testWorld();

const endpoint = "https://www.cresca.example/.netlify/functions/lead-health";

describe("staff and monitors", () => {
  it("see ages and counts, no contents", async () => {
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

  it("can send a lead again", async () => {
    const process = world.newProcess();
    await postAndSettle(sampleFields(), process);
    world.clock.now += hour;
    const [lead] = await listAll(process);
    expect(await resendLead(lead?.id ?? "", world.newProcess())).toBe("delivered");
    expect(world.mail.received).toHaveLength(2);
  });

  it("purge what was sent long ago, and nothing else", async () => {
    const process = world.newProcess();
    await postAndSettle(sampleFields(1), process);
    world.mail.fault = () => ({ kind: "code", stage: "data", code: 451 });
    await postAndSettle(sampleFields(2), process);
    world.clock.now += 91 * 24 * hour;
    await postAndSettle(sampleFields(3), process);
    expect(await purgeLeads(process.database, { days: 90 })).toHaveLength(1);
    expect((await listAll(process)).map(({ name }) => name)).toEqual([
      "Élodie Martin 2",
      "Élodie Martin 3",
    ]);
  });
});
