import { type AppointmentWorld, newAppointmentWorld } from "../testing/appointmentWorld";
import { camille, dominique, newDeskSite, origin, signInAs } from "../testing/desk";
import { hour } from "../testing/testBackend";
import { answerDesk } from "./answerDesk";

const url = `${origin}/.netlify/functions/staff-desk`;

describe.each(["Postgres 18", "PGlite"] as const)("the desk, on %s", (kind) => {
  let world: AppointmentWorld;
  beforeAll(async () => {
    world = await newAppointmentWorld(kind);
  });
  afterEach(() => world.reset());
  afterAll(() => world.close());

  it("closes after twelve hours, and at once for who leaves the team", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const request = () => new Request(`${url}?view=session`, { headers: { cookie: desk.cookie } });
    expect((await answerDesk(request(), newDeskSite(world, [dominique]))).status).toBe(401);
    world.clock.now += 12 * hour - 1;
    expect((await answerDesk(request(), site)).status).toBe(200);
    world.clock.now += 1;
    expect((await answerDesk(request(), site)).status).toBe(401);
  });

  it("ends a session where it is, or from another one of the same person, and no one else's", async () => {
    const site = newDeskSite(world);
    const phone = await signInAs(camille, site, world);
    world.clock.now += 1_000;
    const laptop = await signInAs(camille, site, world);
    const other = await signInAs(dominique, site, world);
    const { sessions } = await laptop.view("sessions");
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
    const [, lost] = sessions;
    const revoke = { action: "revoke", id: lost?.id ?? "" } as const;
    expect(await other.act(revoke)).toEqual({ status: 404, body: { error: "unknown" } });
    expect((await laptop.act(revoke)).status).toBe(200);
    expect((await phone.ask({ query: "?view=session" })).status).toBe(401);
    expect((await laptop.act({ action: "sign-out" })).status).toBe(200);
    expect((await laptop.ask({ query: "?view=session" })).status).toBe(401);
    expect((await other.ask({ query: "?view=session" })).status).toBe(200);
  });
});
