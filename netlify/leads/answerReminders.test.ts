import { simpleParser } from "mailparser";

import { queueAnswerReminders, recordAnswer } from "../database/leadAnswers";
import { purgeLeads } from "../database/leads";
import { queueLeadAgain, queueMessages } from "../database/outbox";
import { hour, listAll, minute, postAndSettle, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";
import { sendLeadDigest } from "../functions/lead-digest/lead-digest.mts";
import { teamMail } from "./leadMail";
import { idsOfLead, sendOutbox, stopId } from "./sendOutbox";

const world = testWorld();

/** The schedule, once. */
async function schedule(): Promise<void> {
  const process = world.newProcess();
  await queueAnswerReminders(process.database);
  await sendOutbox(process);
}

const reminders = () => world.mail.received.filter(({ messageId }) => /reminder-2/.test(messageId));

it("reminders of answers go to the team after 20 and after 24 hours, once each, also when schedules run at the same moment", async () => {
  await postAndSettle(sampleFields(), world.newProcess());
  const received = world.clock.now;
  const sent: number[] = [];
  // Every five minutes near the hours that count.
  const times = [19, 20, 24, 30, 60].flatMap((hours) =>
    [-5, 0, 5].map((minutes) => hours * 60 + minutes),
  );
  for (const at of times) {
    world.clock.now = received + at * minute;
    const before = reminders().length;
    await Promise.all([schedule(), schedule(), schedule()]);
    for (let index = before; index < reminders().length; index += 1) sent.push(at);
  }
  expect(sent).toEqual([20 * 60, 24 * 60]);
  expect(new Set(reminders().map(({ messageId }) => messageId)).size).toBe(2);
  const [first] = reminders();
  const mail = await simpleParser(first?.raw ?? "");
  expect(first?.recipients).toEqual(["equipe@cresca.example"]);
  expect(mail.subject).toContain("20 h : Élodie Martin 1");
  expect(mail.text).toContain("/.netlify/functions/lead-answered?token=");
});

it("reminders of answers are one, not two, after the schedule was away over both, and are not sent late again", async () => {
  await postAndSettle(sampleFields(), world.newProcess());
  world.clock.now += 70 * hour;
  await schedule();
  await schedule();
  expect(reminders()).toMatchObject([{ messageId: expect.stringMatching(/^reminder-24\./) }]);
});

it("reminders of answers leave out what is in quarantine or was answered, also while mail is down", async () => {
  const process = world.newProcess();
  for (const index of [1, 2, 3]) await postAndSettle(sampleFields(index), process);
  await postAndSettle({ ...sampleFields(4), subject_line: "spam" }, process);
  const idOf = async (index: number) =>
    (await listAll(process)).find(({ name }) => name === sampleFields(index).name)?.id ?? "";
  await recordAnswer(process.database, await idOf(1));
  world.mail.fault = () => ({ kind: "cut", stage: "connect" });
  world.clock.now += 20 * hour;
  await schedule();
  await world.takeAndDie();
  await recordAnswer(process.database, await idOf(2));
  world.heal();
  world.clock.now += hour;
  await schedule();
  expect(reminders().map(({ leadId }) => leadId)).toEqual([await idOf(3)]);
});

it("reminders of answers leave the lead's own mail, its purge and its state as they are; a stopped webhook stays stopped", async () => {
  const process = world.newProcess();
  await postAndSettle(sampleFields(), process);
  // Its mail is what stops the webhook.
  const stop = teamMail(stopId(process), { subject: "", parts: [] }, process);
  await queueMessages(process.database, [stop]);
  world.clock.now += 20 * hour;
  await schedule();
  world.clock.now += 80 * 24 * hour;
  await schedule();
  expect(await listAll(process)).toMatchObject([{ state: "sent" }]);
  expect(await purgeLeads(process.database, 80)).toBe(1);
  expect(await world.database.query("select message_id from outbox")).toEqual([
    { message_id: stop.messageId },
  ]);
});

it("reminders of answers that can never be sent raise no alarm about leads", async () => {
  const process = world.newProcess();
  await postAndSettle(sampleFields(), process);
  world.mail.fault = () => ({ kind: "code", stage: "data", code: 554 });
  world.clock.now += 20 * hour;
  await schedule();
  world.clock.now += 73 * hour;
  await schedule();
  const alerts = await world.database.query("select from outbox where message_id like 'alert%'");
  expect(alerts).toEqual([]);
});

it("the digest says once a day how the promise was kept", async () => {
  const process = world.newProcess();
  for (const index of [1, 2]) await postAndSettle(sampleFields(index), process);
  const [first] = await listAll(process);
  world.clock.now += 65 * minute;
  await recordAnswer(process.database, first?.id ?? "");
  world.clock.now += 24 * hour;
  world.mail.received.length = 0;
  expect(await sendLeadDigest(process)).toMatchObject({ mails: { sent: 1 } });
  expect(await sendLeadDigest(world.newProcess())).toMatchObject({ mails: { sent: 0 } });
  const { text } = await simpleParser(world.mail.received.at(-1)?.raw ?? "");
  // One after 1 h 05, one that is 25 h 05 old and waits.
  expect(text).toContain("Réponses en 24 heures, 30 jours : 1 / 2 (délai médian 13 h 05)");
});

it("what was sent once stays so when our address changes", async () => {
  const process = world.newProcess();
  await postAndSettle(sampleFields(), process);
  world.clock.now += 25 * hour;
  await schedule();
  await sendLeadDigest(process);
  process.settings.from.address = "site@autre.example";
  await queueAnswerReminders(process.database);
  expect(await sendLeadDigest(process)).toMatchObject({ mails: { sent: 0 } });
  const [lead] = await listAll(process);
  await queueLeadAgain(process.database, idsOfLead(lead?.id ?? "", process));
  expect(await listAll(process)).toMatchObject([{ state: "pending" }]);
});

it("quarantined messages are deleted when their stated term is over, waiting ones never", async () => {
  const process = world.newProcess();
  world.mail.fault = () => ({ kind: "cut", stage: "connect" });
  await postAndSettle(sampleFields(1), process);
  await postAndSettle({ ...sampleFields(2), subject_line: "spam" }, process);
  world.clock.now += 91 * 24 * hour;
  await postAndSettle({ ...sampleFields(3), subject_line: "spam" }, process);
  expect(await purgeLeads(process.database, 90)).toBe(1);
  expect((await listAll(process)).map(({ state }) => state)).toEqual(["pending", "quarantine"]);
});
