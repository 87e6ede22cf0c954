import type { MailFault } from "../testing/faultyMailServer";
import { postAndSettle, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

/** Short for the mail alone, and not so short that a busy machine is taken for a fault. */
const quickMail = { connection: 1_500, acknowledgement: 1_500 };

/** The limits for a fault: short where it takes a time-out to notice it. */
const limitsFor = ({ kind }: MailFault) =>
  kind === "silent" || kind === "slow" ? quickMail : undefined;

const world = testWorld();

describe("with a mail server that fails, the lead is stored and mailed once it is back", () => {
  const faults: [string, MailFault][] = [
    ["is silent when connected to", { kind: "silent", stage: "connect" }],
    ["is silent at the recipient", { kind: "silent", stage: "recipient" }],
    ["greets with garbage", { kind: "garbage" }],
    ["greets too late", { kind: "slow", stage: "connect", ms: 2_000 }],
    ["cuts the connection at once", { kind: "cut", stage: "connect" }],
    ["cuts the connection before the message", { kind: "cut", stage: "recipient" }],
    ["is closing (421)", { kind: "code", stage: "connect", code: 421 }],
    ["is full (452)", { kind: "code", stage: "data", code: 452 }],
    ["refuses the sender (535)", { kind: "code", stage: "mail-from", code: 535 }],
    ["does not know the recipient (550)", { kind: "code", stage: "recipient", code: 550 }],
  ];
  it.each(faults)("that %s", async (_name, fault) => {
    const process = world.newProcess({ timeLimits: limitsFor(fault) });
    world.mail.fault = () => fault;
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    expect(await world.storedIds()).toHaveLength(1);
    expect(world.allCopies()).toBe(0);
    world.heal();
    await world.quarterOfAnHour(process);
    expect(world.allCopies()).toBe(1);
  });

  it.each([
    ["is not there", "smtp://localhost:9"],
    ["has a name that does not resolve", "smtp://nowhere.invalid:2525"],
    ["has an address that is none", "not a url"],
    ["speaks something else", "https://localhost"],
    ["is not configured", ""],
  ])("that %s", async (_name, url) => {
    const broken = world.newProcess({ smtpUrl: url });
    expect(await postAndSettle(sampleFields(), broken)).toBe(200);
    expect(await world.storedIds()).toHaveLength(1);
    await world.quarterOfAnHour(world.newProcess());
    expect(world.allCopies()).toBe(1);
  });
});

describe("with an acknowledgement lost after DATA, a second mail has the same Message-ID", () => {
  const faults: [string, MailFault][] = [
    ["the connection is cut", { kind: "cut-after-data" }],
    ["the server says nothing", { kind: "silent", stage: "data" }],
  ];
  it.each(faults)("when %s", async (_name, fault) => {
    // Long enough for a busy machine to receive the message.
    const process = world.newProcess({ timeLimits: { acknowledgement: 4_000 } });
    world.mail.fault = () => fault;
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    world.heal();
    await world.quarterOfAnHour(process);
    expect(new Set(world.mail.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(world.mail.received.map(({ acknowledged }) => acknowledged)).toEqual([false, true]);
  });

  it("and a late acknowledgement is waited for: one mail", async () => {
    const process = world.newProcess({ timeLimits: { connection: 500 } });
    world.mail.fault = () => ({ kind: "slow", stage: "data", ms: 1_200 });
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    world.heal();
    await world.quarterOfAnHour(process);
    expect(world.allCopies()).toBe(1);
  });
});
