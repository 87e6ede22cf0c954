import { sendOutbox } from "../leads/sendOutbox";
import { bookingSite, monday, person } from "../testing/bookingSite";
import { queueReminders } from "./appointmentMessages";

const { world, site, book, press, mailsTo } = bookingSite();

const subjects = async () => (await mailsTo(person.email)).slice(1).map(({ subject }) => subject);
const run = async () => {
  await queueReminders(site());
  await sendOutbox(site());
};
const hour = 3_600_000;
const mailIsAway = () => ({ kind: "code", stage: "mail-from", code: 421 }) as const;
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
    world.clock.now = Date.parse(monday) - hours * hour;
    const before = world.mail.received.length;
    await run();
    if (world.mail.received.length > before) sent.push(hours);
  }
  expect(sent).toEqual([23.75, 1]);
  expect(await subjects()).toEqual([
    expect.stringContaining("À bientôt"),
    expect.stringContaining("Dans une heure"),
  ]);
});

it("reminders leave out the first when the schedule was away for a day", async () => {
  world.clock.now = Date.parse(monday) - hour / 2;
  await run();
  expect(await subjects()).toEqual([expect.stringContaining("Dans une heure")]);
});

it("reminders do not come for what was cancelled or has begun", async () => {
  world.mail.fault = mailIsAway;
  world.clock.now = Date.parse(monday) - 2 * hour;
  await run();
  world.mail.fault = () => undefined;
  await press(manage, { action: "cancel" });
  world.clock.now = Date.parse(monday) - hour / 2;
  await run();
  expect(await subjects()).toEqual([expect.stringContaining("Annulé")]);
});

it("reminders do not come late from the outbox", async () => {
  world.mail.fault = mailIsAway;
  world.clock.now = Date.parse(monday) - hour / 2;
  await run();
  world.mail.fault = () => undefined;
  world.clock.now = Date.parse(monday) + 1;
  await run();
  expect(await subjects()).toEqual([]);
});
