import { bookAs } from "../testing/bookAs";
import type { MailFault } from "../testing/faultyMailServer";
import { postAndSettle, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

const world = testWorld();

describe("with a mail server that fails, the lead is stored and mailed once it is back", () => {
  // Short where it takes a time-out to notice it.
  const [connection, acknowledgement] = [1_500, 1_500];
  const [connect, recipient] = [{ stage: "connect" }, { stage: "recipient" }] as const;
  it.each<[string, MailFault | undefined, Parameters<typeof world.newProcess>[0]]>([
    ["is silent at first", { kind: "silent", ...connect }, { timeLimits: { connection } }],
    ["is silent later", { kind: "silent", ...recipient }, { timeLimits: { acknowledgement } }],
    ["cuts the connection before the message", { kind: "cut", ...recipient }, {}],
    ["does not know the recipient (550)", { kind: "code", ...recipient, code: 550 }, {}],
    ["is not there", undefined, { smtpUrl: "smtp://localhost:9" }],
    ["has a name that does not resolve", undefined, { smtpUrl: "smtp://nowhere.invalid:2525" }],
    ["has an address that is none", undefined, { smtpUrl: "not a url" }],
  ])("that %s", async (_name, fault, options) => {
    const process = world.newProcess(options);
    world.mail.fault = () => fault;
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(await world.storedIds()).toHaveLength(1);
    expect(world.allCopies()).toBe(0);
    world.heal();
    await world.quarterOfAnHour(world.newProcess());
    expect(world.allCopies()).toBe(1);
  });
});

describe("with an acknowledgement that is lost after DATA, a second mail has the same Message-ID", () => {
  it.each<[string, MailFault, object, number]>([
    ["the connection is cut", { kind: "cut-after-data" }, {}, 2],
    // Long enough for a busy machine to receive the message.
    ["the server says nothing", { kind: "silent", stage: "data" }, { acknowledgement: 4_000 }, 2],
    ["it is late: waited for", { kind: "slow", stage: "data", ms: 1_200 }, { connection: 500 }, 1],
  ])("when %s", async (_name, fault, timeLimits, copies) => {
    const process = world.newProcess({ timeLimits });
    world.mail.fault = () => fault;
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(world.allCopies()).toBe(1);
    world.heal();
    await world.quarterOfAnHour(world.newProcess());
    expect(world.allCopies()).toBe(copies);
    expect(new Set(world.mail.received.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

it.each([
  ["does not know its host", "recipient", 550, 1, 1],
  ["has had its host's mailbox full for two hours", "recipient", 452, 8, 1],
  ["has had it full for half an hour", "recipient", 452, 2, 0],
  ["does not know us", "mail-from", 550, 1, 0],
] as const)("the team is told when a server %s", async (_name, stage, code, tries, alerts) => {
  const process = world.newProcess();
  world.mail.fault = () => ({ kind: "code", stage, code });
  await bookAs(process, "2026-05-18T12:00:00Z");
  await process.afterAnswers.finish(20_000);
  for (let count = 1; count < tries; count++) await world.quarterOfAnHour(process);
  world.heal();
  await world.quarterOfAnHour(process);
  const mails = world.mail.received.filter(({ messageId }) => messageId.startsWith("refused."));
  const told = expect.stringContaining("camille@cresca.example : Rendez-vous");
  expect(mails.map(({ raw }) => raw)).toEqual(Array(alerts).fill(told));
});

it("invitations are tried again while the team's mailbox refuses thirty leads", async () => {
  const process = world.newProcess();
  const known = new Set([""]);
  world.mail.fault = (recipient = "") => {
    // Greylisting: who is new has to come again.
    const isRefused = known.size < known.add(recipient).size || recipient.startsWith("equipe@");
    return isRefused ? { kind: "code", stage: "recipient", code: 452 } : undefined;
  };
  for (let count = 0; count < 30; count++) await postAndSettle(sampleFields(count), process);
  await bookAs(process, "2026-05-18T12:00:00Z");
  await process.afterAnswers.finish(20_000);
  for (let count = 0; count < 3; count++) await world.quarterOfAnHour(process);
  expect(world.mail.received).toHaveLength(2);
});
