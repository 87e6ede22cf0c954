import type { LeadAction } from "../../contract/deskLeads";
import { type AppointmentWorld, newAppointmentWorld } from "../testing/appointmentWorld";
import { camille, dominique, newDeskSite, signInAs } from "../testing/desk";
import { changeLead, received } from "../testing/deskLeads";
import { hour } from "../testing/testBackend";
import { sendMails } from "../leads/sendMails";

describe.each(["Postgres 18", "PGlite"] as const)("messages at the desk, on %s", (kind) => {
  let world: AppointmentWorld;
  beforeAll(async () => {
    world = await newAppointmentWorld(kind);
  });
  afterEach(() => world.reset());
  afterAll(() => world.close());

  const mailsOf = (id: string) => world.mail.received.filter(({ leadId }) => leadId === id).length;

  it("are marked as answered, and every change can be taken back", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const lead = await received(world, desk, site);
    const { id } = lead;
    expect(lead).toMatchObject({ standing: "to-answer", mail: "sent", version: 1 });
    expect(lead.dueAt).toBe(new Date(Date.parse(lead.receivedAt) + 24 * hour).toISOString());
    const done = await changeLead(desk, { action: "answered", id, version: lead.version });
    expect(done.body.lead).toMatchObject({ standing: "answered", answeredBy: camille });
    const undone = await changeLead(desk, done.body.undo ?? { action: "note", id, text: "x" });
    expect(undone.body.lead).toMatchObject({ standing: "to-answer", answeredAt: null });
    world.clock.now += hour;
    const again = await changeLead(desk, undone.body.undo ?? { action: "note", id, text: "x" });
    expect(again.body.lead.answeredAt).toBe(done.body.lead.answeredAt);
    expect(again.body.lead.history.map(({ what, who }) => `${who} ${what}`)).toEqual([
      `${camille} answered`,
      `${camille} unanswered`,
      `${camille} answered`,
    ]);
  });

  it("were answered neither before they came nor in the future", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    for (const at of ["1999-01-01T00:00:00Z", "2999-01-01T00:00:00Z"]) {
      const { id, version, receivedAt } = await received(world, desk, site, { message: at });
      const { body } = await changeLead(desk, { action: "answered", id, version, at });
      const answered = Date.parse(body.lead.answeredAt ?? "");
      expect(answered).toBeGreaterThanOrEqual(Date.parse(receivedAt));
      expect(answered).toBeLessThanOrEqual(world.clock.now);
    }
  });

  it("leave quarantine once, mailed once, and go back into it", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const { id, version, mail } = await received(world, desk, site, { subject_line: "spam" });
    expect(mail).toBe("none");
    const both = await Promise.all([
      changeLead(desk, { action: "release", id, version }),
      changeLead(desk, { action: "release", id, version }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await site.afterAnswers.finish(60_000);
    const released = await desk.view("lead", { id });
    expect(released).toMatchObject({ standing: "to-answer", mail: "sent" });
    const back = await changeLead(desk, { action: "quarantine", id, version: released.version });
    expect(back.body.lead.standing).toBe("quarantine");
    await changeLead(desk, back.body.undo ?? { action: "note", id, text: "x" });
    await site.afterAnswers.finish(60_000);
    expect((await desk.view("lead", { id })).standing).toBe("to-answer");
    expect(mailsOf(id)).toBe(1);
  });

  it("in quarantine are not mailed, also when their mail was waiting", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    world.mail.fault = () => ({ kind: "code", stage: "data", code: 451 });
    const { id, version, mail } = await received(world, desk, site);
    expect(mail).toBe("pending");
    const { body } = await changeLead(desk, { action: "quarantine", id, version });
    expect(body.lead.mail).toBe("none");
    world.heal();
    const refusedCopies = mailsOf(id);
    world.clock.now += hour;
    await sendMails(site);
    expect(mailsOf(id)).toBe(refusedCopies);
    expect((await changeLead(desk, { action: "resend", id, version: 2 })).body.error).toBe(
      "changed",
    );
  });

  it("are mailed again when somebody asks", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const { id, version } = await received(world, desk, site);
    const { status, body } = await changeLead(desk, { action: "resend", id, version });
    expect([status, body.undo]).toEqual([200, null]);
    await site.afterAnswers.finish(60_000);
    expect(mailsOf(id)).toBe(2);
  });

  it("that two change at once are changed once, and the second sees what the first did", async () => {
    const site = newDeskSite(world);
    const [one, other] = [
      await signInAs(camille, site, world),
      await signInAs(dominique, newDeskSite(world), world),
    ];
    const { id, version } = await received(world, one, site);
    const answers = await Promise.all([
      changeLead(one, { action: "answered", id, version }),
      changeLead(other, { action: "quarantine", id, version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused?.error).toBe("changed");
    expect(refused?.present).toEqual(await one.view("lead", { id }));
    expect(refused?.present?.history).toHaveLength(1);
    expect(refused?.present?.version).toBe(version + 1);
  });

  it("keep the notes of all who write at once; each removes their own only", async () => {
    const site = newDeskSite(world);
    const [one, other] = [
      await signInAs(camille, site, world),
      await signInAs(dominique, newDeskSite(world), world),
    ];
    const { id } = await received(world, one, site);
    const texts = Array.from({ length: 6 }, (_, index) => `Note ${index}\nsuite`);
    await Promise.all(
      texts.map((text, index) => changeLead(index % 2 ? one : other, { action: "note", id, text })),
    );
    const { notesWritten, notes } = await one.view("lead", { id });
    expect(notesWritten.map(({ text }) => text).sort()).toEqual(texts);
    expect(notes).toBe(6);
    const theirs = notesWritten.find(({ who }) => who === dominique)?.id ?? 0;
    const remove = { action: "note-remove", id, note: theirs } as const;
    expect((await changeLead(one, remove)).status).toBe(404);
    const removed = await changeLead(other, remove);
    expect(removed.body.lead.notes).toBe(5);
    const restored = await changeLead(other, removed.body.undo ?? remove);
    expect(restored.body.lead.notes).toBe(6);
  });

  it.each<[string, object]>([
    ["an empty note", { action: "note", id: "x", text: "" }],
    ["a note that shows nothing", { action: "note", id: "x", text: " \u200b\n" }],
    ["a note that is too long", { action: "note", id: "x", text: "x".repeat(2001) }],
    ["a note that is no text", { action: "note", id: "x", text: 1 }],
    ["an answer without a version", { action: "answered", id: "x" }],
    ["a version that is no number", { action: "answered", id: "x", version: "1" }],
    ["yesterday", { action: "answered", id: "x", version: 1, at: "hier" }],
    ["what is no change", { action: "drop table leads" }],
  ])("refuse %s as making no sense", async (_, action) => {
    const desk = await signInAs(camille, newDeskSite(world), world);
    expect((await desk.act(action as LeadAction)).status).toBe(400);
  });
});
