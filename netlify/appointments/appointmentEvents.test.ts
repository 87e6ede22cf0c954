import { bookAs } from "../testing/bookAs";
import { testWorld } from "../testing/world";
import type { TestProcess } from "../testing/testBackend";
import { cancel, confirm, move } from "./changeAppointment";

const noon = Date.UTC(2026, 4, 18, 12);
const halfHour = 30 * 60_000;

const world = testWorld();
let site: TestProcess;
beforeEach(async () => {
  site = world.newProcess({ webhookUrl: world.hook.url });
});

async function booked(change: Parameters<typeof bookAs>[2] = {}) {
  const result = await bookAs(site, noon, { subject: "Le référencement", ...change });
  await site.afterAnswers.finish(20_000);
  if (!("appointment" in result)) throw new Error(result.status);
  return result.appointment;
}

it("the webhook gets a post when an appointment is booked, moved and cancelled, each once under an id of its own", async () => {
  const row = await booked({ phone: "06 39 98 12 34" });
  await move(row, noon + 2 * halfHour, site);
  await cancel(row, site);
  await site.afterAnswers.finish(20_000);
  await world.quarterOfAnHour(site);
  const { id, name, email, meeting } = row;
  const data = {
    ...{
      id,
      name,
      email,
      meeting,
      phone: "06 39 98 12 34",
      website: "",
      subject: "Le référencement",
    },
    page: "https://www.cresca.example/rendez-vous",
    start: "2026-05-18T12:00:00.000Z",
    end: "2026-05-18T12:30:00.000Z",
    zone: "Europe/Paris",
  };
  const later = { ...data, start: "2026-05-18T13:00:00.000Z", end: "2026-05-18T13:30:00.000Z" };
  const timestamp = new Date(world.clock.now - 15 * 60_000).toISOString();
  const posts = world.hook.received.map(({ id, body }) => ({ id, ...body }));
  expect(posts.sort((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: `appointment-booked-${id}-0`, type: "appointment.booked", timestamp, data },
    { id: `appointment-cancelled-${id}-2`, type: "appointment.cancelled", timestamp, data: later },
    { id: `appointment-moved-${id}-1`, type: "appointment.moved", timestamp, data: later },
  ]);
});

it("gets no post about one that is only held, whether it is cancelled or confirmed later", async () => {
  const cancelled = await booked({ honeypot: "x" });
  expect(cancelled.state).toBe("held");
  await cancel(cancelled, site);
  const row = await booked({ honeypot: "x" });
  await world.quarterOfAnHour(site);
  expect(world.hook.received).toHaveLength(0);
  await confirm(row, site);
  await site.afterAnswers.finish(20_000);
  expect(world.hook.received.map(({ body }) => body.type)).toEqual(["appointment.booked"]);
});
