import type { MailFault } from "../testing/faultyMailServer";
import { startFaultyMailServer } from "../testing/faultyMailServer";
import { budgetsFor, patientBudgets, postJson, sampleFields } from "../testing/testBackend";
import { newWorld, type World } from "../testing/world";
import { pause } from "./clock";

let world: World;
beforeEach(async () => {
  world = await newWorld();
});
afterEach(() => world.close());

const copiesOfTheLead = () => [...world.copies().values()].reduce((sum, count) => sum + count, 0);

describe("with a mail server that fails, the lead is stored and mailed once it is back", () => {
  const faults: [string, MailFault][] = [
    ["is silent when connected to", { kind: "silent", stage: "connect" }],
    ["is silent at the sender", { kind: "silent", stage: "mail-from" }],
    ["is silent at the recipient", { kind: "silent", stage: "recipient" }],
    ["greets too late", { kind: "slow", stage: "connect", ms: 2_000 }],
    ["answers the recipient too late", { kind: "slow", stage: "recipient", ms: 2_000 }],
    ["cuts the connection at once", { kind: "cut", stage: "connect" }],
    ["cuts the connection before the message", { kind: "cut", stage: "recipient" }],
    ["is closing (421)", { kind: "code", stage: "connect", code: 421 }],
    ["is closing at the sender (421)", { kind: "code", stage: "mail-from", code: 421 }],
    ["has a local error (451)", { kind: "code", stage: "recipient", code: 451 }],
    ["has a local error after the message (451)", { kind: "code", stage: "data", code: 451 }],
    ["is full (452)", { kind: "code", stage: "data", code: 452 }],
    ["refuses the login (535)", { kind: "code", stage: "mail-from", code: 535 }],
    ["does not know the recipient (550)", { kind: "code", stage: "recipient", code: 550 }],
    ["refuses the message (550)", { kind: "code", stage: "data", code: 550 }],
    ["refuses the message (554)", { kind: "code", stage: "data", code: 554 }],
    ["offers no service (554)", { kind: "code", stage: "connect", code: 554 }],
  ];
  it.each(faults)("that %s", async (_name, fault) => {
    const process = world.newProcess({ budgets: budgetsFor(fault) });
    world.mail.fault = () => fault;
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    expect(world.storedIds()).toHaveLength(1);
    expect(copiesOfTheLead()).toBe(0);
    await world.quarterOfAnHour(process);
    world.heal();
    await world.quarterOfAnHour(process);
    await world.quarterOfAnHour(process);
    expect(copiesOfTheLead()).toBe(1);
  });

  it("that is not there", async () => {
    const process = world.newProcess({ smtpUrls: ["smtp://127.0.0.1:9"], budgets: patientBudgets });
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    await world.quarterOfAnHour(world.newProcess());
    expect(copiesOfTheLead()).toBe(1);
  });

  it("that is not configured", async () => {
    expect(
      (await postJson(sampleFields(), world.newProcess({ smtpUrls: [], budgets: patientBudgets })))
        .status,
    ).toBe(200);
    await world.quarterOfAnHour(world.newProcess());
    expect(copiesOfTheLead()).toBe(1);
  });
});

describe("with an acknowledgement lost after DATA, a second mail has the same Message-ID", () => {
  const faults: [string, MailFault][] = [
    ["the connection is cut", { kind: "cut-after-data" }],
    ["the server says nothing", { kind: "silent", stage: "data" }],
  ];
  it.each(faults)("when %s", async (_name, fault) => {
    const process = world.newProcess();
    world.mail.fault = () => fault;
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    await pause(1_800);
    world.heal();
    await world.quarterOfAnHour(process);
    expect(new Set(world.mail.received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(world.mail.received.map(({ acknowledged }) => acknowledged)).toEqual([false, true]);
  });

  it("and a late acknowledgement is waited for: one mail", async () => {
    const process = world.newProcess({ budgets: { acknowledgement: 10_000 } });
    world.mail.fault = () => ({ kind: "slow", stage: "data", ms: 1_700 });
    expect((await postJson(sampleFields(), process)).status).toBe(200);
    await pause(1_000);
    world.heal();
    await world.quarterOfAnHour(process);
    expect(copiesOfTheLead()).toBe(1);
  });
});

describe("with a second provider, the mail goes out at once", () => {
  const faults: [string, MailFault][] = [
    ["refuses for now", { kind: "code", stage: "recipient", code: 451 }],
    ["refuses for good", { kind: "code", stage: "data", code: 554 }],
    ["is silent", { kind: "silent", stage: "connect" }],
    ["cuts the connection", { kind: "cut", stage: "connect" }],
  ];
  it.each(faults)("when the first %s", async (_name, fault) => {
    const second = await startFaultyMailServer();
    const smtpUrls = [world.mail.url, second.url];
    const process = world.newProcess({
      smtpUrls,
      budgets: { ...budgetsFor(fault), directMail: 3_000 },
    });
    world.mail.fault = () => fault;
    await postJson(sampleFields(), process);
    world.heal();
    await world.quarterOfAnHour(process);
    expect(second.received).toHaveLength(1);
    expect(world.mail.received).toHaveLength(0);
    await second.close();
  });

  it("when the first does not accept our login", async () => {
    const first = await startFaultyMailServer({ user: "agence", pass: "secret" });
    const wrongLogin = first.url.replace("secret", "faux");
    const smtpUrls = [wrongLogin, world.mail.url];
    const process = world.newProcess({ smtpUrls, budgets: patientBudgets });
    await postJson(sampleFields(), process);
    expect(first.received).toHaveLength(0);
    expect(world.mail.received).toHaveLength(1);
    await first.close();
  });
});
