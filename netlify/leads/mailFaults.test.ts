import { bookAs } from "../testing/bookAs";
import type { MailFault } from "../testing/faultyMailServer";
import { postAndSettle, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

const world = testWorld();

describe("with a mail server that fails, the lead is stored and mailed once it is back", () => {
  // Short where it takes a time-out to notice it.
  const [connection, acknowledgement] = [1_500, 1_500];
  const faults: [string, MailFault, object][] = [
    ["is silent when connected to", { kind: "silent", stage: "connect" }, { connection }],
    ["is silent at the recipient", { kind: "silent", stage: "recipient" }, { acknowledgement }],
    ["cuts the connection before the message", { kind: "cut", stage: "recipient" }, {}],
    ["does not know the recipient (550)", { kind: "code", stage: "recipient", code: 550 }, {}],
  ];
  it.each(faults)("that %s", async (_name, fault, timeLimits) => {
    const process = world.newProcess({ timeLimits });
    world.mail.fault = () => fault;
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(await world.storedIds()).toHaveLength(1);
    expect(world.allCopies()).toBe(0);
    world.heal();
    await world.quarterOfAnHour(world.newProcess());
    expect(world.allCopies()).toBe(1);
  });

  it.each([
    ["is not there", "smtp://localhost:9"],
    ["has a name that does not resolve", "smtp://nowhere.invalid:2525"],
    ["has an address that is none", "not a url"],
  ])("that %s", async (_name, smtpUrl) => {
    expect(await postAndSettle(sampleFields(), world.newProcess({ smtpUrl }))).toBe(200);
    expect(await world.storedIds()).toHaveLength(1);
    await world.quarterOfAnHour(world.newProcess());
    expect(world.allCopies()).toBe(1);
  });
});

describe("with an acknowledgement lost after DATA, a second mail has the same Message-ID", () => {
  const faults: [string, MailFault, object][] = [
    ["the connection is cut", { kind: "cut-after-data" }, {}],
    // Long enough for a busy machine to receive the message.
    ["the server says nothing", { kind: "silent", stage: "data" }, { acknowledgement: 4_000 }],
  ];
  it.each(faults)("when %s", async (_name, fault, timeLimits) => {
    const process = world.newProcess({ timeLimits });
    world.mail.fault = () => fault;
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(world.allCopies()).toBe(1);
    world.heal();
    await world.quarterOfAnHour(world.newProcess());
    expect(world.allCopies()).toBe(2);
    expect(new Set(world.mail.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it("and a late acknowledgement is waited for: one mail", async () => {
    const process = world.newProcess({ timeLimits: { connection: 500 } });
    world.mail.fault = () => ({ kind: "slow", stage: "data", ms: 1_200 });
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    world.heal();
    await world.quarterOfAnHour(world.newProcess());
    expect(world.allCopies()).toBe(1);
  });
});

it.each([
  [
    "does not know its host",
    "recipient",
    [expect.stringContaining("camille@cresca.example : Rendez-vous")],
  ],
  ["does not know us", "mail-from", []],
] as const)("the team is told of an appointment when a server %s", async (_name, stage, alerts) => {
  const process = world.newProcess();
  world.mail.fault = () => ({ kind: "code", stage, code: 550 });
  await bookAs(process, "2026-05-18T12:00:00Z");
  await process.afterAnswers.finish(20_000);
  world.heal();
  await world.quarterOfAnHour(process);
  const mails = world.mail.received.filter(({ messageId }) => messageId.startsWith("refused."));
  expect(mails.map(({ raw }) => raw)).toEqual(alerts);
});
