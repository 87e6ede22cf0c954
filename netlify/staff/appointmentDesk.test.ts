import { simpleParser } from "mailparser";

import type { RefusalAnswer } from "../../contract/desk";
import type { AppointmentAction, AppointmentAnswer } from "../../contract/deskAppointments";
import { cancel } from "../appointments/changeAppointment";
import { type AppointmentWorld, newAppointmentWorld } from "../testing/appointmentWorld";
import { bookFirst, camille, type Desk, dominique, newDeskSite, signInAs } from "../testing/desk";

describe.each(["Postgres 18", "PGlite"] as const)("appointments at the desk, on %s", (kind) => {
  let world: AppointmentWorld;
  beforeAll(async () => {
    world = await newAppointmentWorld(kind);
  });
  afterEach(() => world.reset());
  afterAll(() => world.close());

  const act = (desk: Desk, action: AppointmentAction) =>
    desk.act<AppointmentAnswer & RefusalAnswer>(action);

  /** What the visitor was told, in its order: methods of the invitations. */
  async function told(email: string): Promise<string[]> {
    const mails = world.mail.received.filter(({ recipients }) => recipients.includes(email));
    const parsed = await Promise.all(mails.map(({ raw }) => simpleParser(raw)));
    return parsed.map(
      ({ attachments }) =>
        /METHOD:(\w+)/.exec(attachments[0]?.content.toString() ?? "")?.[1] ?? "none",
    );
  }

  it("are listed by days in Paris, cancelled ones too", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const first = await bookFirst(site, { name: "Première" });
    const last = await bookFirst(site, { name: "Dernier" }, 1);
    await act(desk, { action: "cancel", id: last.id, version: 0 });
    const day = first.startsAt.toISOString().slice(0, 10);
    const list = await desk.view("appointments", { from: day, days: "7" });
    expect(list.appointments.map(({ name, state, host }) => [name, state, host])).toEqual([
      ["Première", "booked", world.booking.hosts[0]?.name],
      ["Dernier", "cancelled", world.booking.hosts[0]?.name],
    ]);
    expect(list.from).toBe(day);
    const before = await desk.view("appointments", { from: "2026-01-01", days: "42" });
    expect(before).toMatchObject({ until: "2026-02-12", appointments: [] });
  });

  it("are cancelled, and the visitor is told once", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const { id, email } = await bookFirst(site);
    const { status, body } = await act(desk, { action: "cancel", id, version: 0 });
    expect(status).toBe(200);
    expect(body.appointment).toMatchObject({ state: "cancelled", version: 1, slots: [] });
    expect(body.appointment.history).toMatchObject([{ who: camille, what: "cancelled" }]);
    await site.afterAnswers.finish(60_000);
    expect(await told(email)).toEqual(["REQUEST", "CANCEL"]);
    const again = await act(desk, { action: "cancel", id, version: 1 });
    expect([again.status, again.body.error]).toEqual([410, "over"]);
  });

  it("are moved to a time that is free, and the visitor is told", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const { id, email, startsAt } = await bookFirst(site);
    const { slots } = await desk.view("appointment", { id });
    const start = slots[3]?.start ?? "";
    const { body } = await act(desk, { action: "move", id, version: 0, start });
    expect(body.appointment).toMatchObject({ start, version: 1, state: "booked" });
    expect(body.appointment.history[0]?.detail).toBe(`${startsAt.toISOString()}/${start}`);
    await site.afterAnswers.finish(60_000);
    expect(await told(email)).toEqual(["REQUEST", "REQUEST"]);
  });

  it("do not move to a time that is taken", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const { id } = await bookFirst(site);
    const other = await bookFirst(site, {}, 1);
    const start = other.startsAt.toISOString();
    const { status, body } = await act(desk, { action: "move", id, version: 0, start });
    expect([status, body.error]).toEqual([409, "taken"]);
    expect(body.slots?.length).toBeGreaterThan(0);
    expect((await desk.view("appointment", { id })).history).toEqual([]);
  });

  it("that two change at once are changed once, and the second sees what the first did", async () => {
    const [mine, theirs] = [newDeskSite(world), newDeskSite(world)];
    const [one, other] = [
      await signInAs(camille, mine, world),
      await signInAs(dominique, theirs, world),
    ];
    const { id, email } = await bookFirst(mine);
    const { slots } = await one.view("appointment", { id });
    const start = slots[2]?.start ?? "";
    const answers = await Promise.all([
      act(one, { action: "move", id, version: 0, start }),
      act(other, { action: "cancel", id, version: 0 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused?.error).toBe("changed");
    expect(refused?.present?.version).toBe(1);
    expect(refused?.present?.history).toHaveLength(1);
    await Promise.all([mine, theirs].map((site) => site.afterAnswers.finish(60_000)));
    expect(await told(email)).toHaveLength(2);
  });

  it("that the visitor changed meanwhile stay as the visitor wants them", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const { id } = await bookFirst(site);
    await cancel(id, site);
    const { status, body } = await act(desk, { action: "cancel", id, version: 0 });
    expect([status, body.error, body.present?.version]).toEqual([409, "changed", 1]);
  });

  it("that have begun stay as they were", async () => {
    const site = newDeskSite(world);
    const { id, startsAt } = await bookFirst(site);
    world.clock.now = startsAt.getTime();
    const desk = await signInAs(camille, site, world);
    const { status, body } = await act(desk, { action: "cancel", id, version: 0 });
    expect([status, body.error]).toEqual([410, "over"]);
    expect((await desk.view("appointment", { id })).slots).toEqual([]);
  });
});
