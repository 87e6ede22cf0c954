import { appointments } from "../database/schema";
import { sendOutbox } from "../leads/sendOutbox";
import { bookingSite, monday, person } from "../testing/bookingSite";
import { queueReminders } from "./appointmentMessages";

const { world, site, book, press, mailsTo } = bookingSite();

const subjects = async () => (await mailsTo(person.email)).slice(1).map(({ subject }) => subject);
const hour = 3_600_000;

/** Runs the schedule so many hours before the appointment. */
const runAt = async (hours: number, isMailAway = false) => {
  world.clock.now = Date.parse(monday) - hours * hour;
  if (isMailAway) world.mail.fault = () => ({ kind: "code", stage: "mail-from", code: 421 });
  await queueReminders(site());
  await sendOutbox(site());
  world.mail.fault = () => undefined;
};
let manage: string;

beforeEach(async () => {
  ({ manage } = await (await book({ ...person, start: monday })).json());
  await site().afterAnswers.finish(20_000);
});

it("reminders come the day before and an hour before, once each", async () => {
  /** Hours before the appointment. */
  const sent: number[] = [];
  // Every quarter of an hour near the hours that count.
  const times = [30, 24, 12, 1, 0].flatMap((hours) => [hours + 0.25, hours, hours - 0.25]);
  for (const hours of times) {
    const before = world.mail.received.length;
    await runAt(hours);
    if (world.mail.received.length > before) sent.push(hours);
  }
  expect(sent).toEqual([23.75, 1]);
  expect(await subjects()).toEqual([
    expect.stringContaining("À bientôt"),
    expect.stringContaining("Dans une heure"),
  ]);
});

it("reminders leave out the first when the schedule was away for a day", async () => {
  await runAt(0.5);
  expect(await subjects()).toEqual([expect.stringContaining("Dans une heure")]);
});

it("reminders do not come to who settled on the time so late, where that is allowed", async () => {
  const settledAt = new Date(Date.parse(monday) - hour / 2);
  await site().database.orm.update(appointments).set({ settledAt });
  await runAt(0.25);
  expect(await subjects()).toEqual([]);
});

it("reminders do not come for what was cancelled or has begun", async () => {
  await runAt(2, true);
  await press(manage, { action: "cancel" });
  await runAt(0.5);
  expect(await subjects()).toEqual([expect.stringContaining("Annulé")]);
});

it("reminders do not come late from the outbox", async () => {
  await runAt(0.5, true);
  await runAt(-1 / hour);
  expect(await subjects()).toEqual([]);
});
