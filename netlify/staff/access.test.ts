import { randomUUID } from "node:crypto";

import { csrfHeader, type DeskAction } from "../../contract/desk";
import { type AppointmentWorld, newAppointmentWorld } from "../testing/appointmentWorld";
import { bookFirst, camille, dominique, newDeskSite, origin, signInAs } from "../testing/desk";
import { postAndSettle, sampleFields } from "../testing/testBackend";
import { answerDesk } from "./answerDesk";

const url = `${origin}/.netlify/functions/staff-desk`;
const id = randomUUID();

const views = [
  "",
  "?view=session",
  "?view=sessions",
  "?view=leads",
  "?view=lead&id=x",
  "?view=appointments&from=2026-11-23&days=7",
  `?view=appointment&id=${id}`,
  "?view=figures",
  "?view=history",
  "?view=person&email=elodie.1@exemple.fr",
  "?view=export&file=leads.csv",
  "?view=export&file=appointments.ics",
  "?view=nothing",
];

const actions: DeskAction[] = [
  { action: "release", id: "x", version: 1 },
  { action: "quarantine", id: "x", version: 1 },
  { action: "resend", id: "x", version: 1 },
  { action: "answered", id: "x", version: 1 },
  { action: "unanswered", id: "x", version: 1 },
  { action: "note", id: "x", text: "x" },
  { action: "note-remove", id: "x", note: 1 },
  { action: "cancel", id, version: 0 },
  { action: "move", id, version: 0, start: "2026-11-24T09:00:00Z" },
  { action: "sign-out" },
  { action: "revoke", id },
  { action: "erase", email: "elodie.1@exemple.fr" },
];

describe.each(["Postgres 18", "PGlite"] as const)("the desk, on %s", (kind) => {
  let world: AppointmentWorld;
  beforeAll(async () => {
    world = await newAppointmentWorld(kind);
  });
  afterEach(() => world.reset());
  afterAll(() => world.close());

  /** All that the world keeps, but for the marks that a session was seen. */
  const state = async () =>
    JSON.stringify([
      await world.database.query("select * from leads order by id"),
      await world.database.query("select * from mails order by id"),
      await world.database.query("select * from appointments order by id"),
      await world.database.query("select * from notes order by id"),
      await world.database.query("select * from history order by id"),
      await world.database.query("select id, token from staff_sessions order by id"),
    ]);

  it("tells nothing and does nothing without a session", async () => {
    const site = newDeskSite(world);
    await postAndSettle(sampleFields(), site);
    const desk = await signInAs(camille, site, world);
    const before = await state();
    const forged = `__Host-equipe=${"A".repeat(43)}`;
    const cookies = ["", forged, desk.cookie.slice(0, -1), `x${desk.cookie}`, "__Host-equipe="];
    for (const cookie of cookies) {
      const headers = {
        cookie,
        origin,
        [csrfHeader]: desk.session.csrf,
        "content-type": "application/json",
      };
      for (const query of views) {
        const answer = await answerDesk(new Request(`${url}${query}`, { headers }), site);
        expect([query, answer.status, await answer.text()]).toEqual([
          query,
          401,
          '{"error":"session"}',
        ]);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
      for (const action of actions) {
        const init = { method: "POST", headers, body: JSON.stringify(action) };
        const answer = await answerDesk(new Request(url, init), site);
        expect([answer.status, await answer.text()]).toEqual([401, '{"error":"session"}']);
      }
    }
    expect(await state()).toBe(before);
  });

  it.each<[string, (csrf: string) => HeadersInit]>([
    ["no token", () => ({ origin })],
    ["another token", () => ({ origin, [csrfHeader]: "A".repeat(43) })],
    ["no origin", (csrf) => ({ [csrfHeader]: csrf })],
    ["another origin", (csrf) => ({ origin: "https://evil.example", [csrfHeader]: csrf })],
    ["a hidden origin", (csrf) => ({ origin: "null", [csrfHeader]: csrf })],
    ["another port", (csrf) => ({ origin: `${origin}:8443`, [csrfHeader]: csrf })],
    [
      "a page of another site",
      (csrf) => ({ origin, "sec-fetch-site": "cross-site", [csrfHeader]: csrf }),
    ],
  ])("changes nothing with %s", async (_, headersOf) => {
    const site = newDeskSite(world);
    await postAndSettle(sampleFields(), site);
    const desk = await signInAs(camille, site, world);
    const before = await state();
    for (const action of actions) {
      const headers = new Headers(headersOf(desk.session.csrf));
      headers.set("content-type", "application/json");
      const answer = await desk.ask({ method: "POST", headers, body: JSON.stringify(action) });
      expect(answer.status).toBe(403);
    }
    expect(await state()).toBe(before);
  });

  it("takes no form of another site for a change", async () => {
    const desk = await signInAs(camille, newDeskSite(world), world);
    const headers = { origin, [csrfHeader]: desk.session.csrf, "content-type": "text/plain" };
    const body = JSON.stringify({ action: "erase", email: "elodie.1@exemple.fr" });
    expect((await desk.ask({ method: "POST", headers, body })).status).toBe(400);
  });

  it("hands no file to a page of another site", async () => {
    const desk = await signInAs(camille, newDeskSite(world), world);
    const headers = { "sec-fetch-site": "cross-site" };
    const answer = await desk.ask({ query: "?view=export&file=leads.csv", headers });
    expect(answer.status).toBe(403);
  });

  it("does not accept the token of another session", async () => {
    const site = newDeskSite(world);
    const [mine, theirs] = [
      await signInAs(camille, site, world),
      await signInAs(dominique, site, world),
    ];
    const headers = {
      origin,
      [csrfHeader]: theirs.session.csrf,
      "content-type": "application/json",
    };
    const body = JSON.stringify({ action: "sign-out" });
    expect((await mine.ask({ method: "POST", headers, body })).status).toBe(403);
  });

  it("knows no row by another's id, a made-up one or one that is none", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const { id: appointmentId } = await bookFirst(site);
    for (const [query, status] of [
      [`?view=lead&id=${appointmentId}`, 404],
      ["?view=lead&id=__proto__", 404],
      ["?view=lead&id=%00", 400],
      ["?view=lead&id='%20or%201=1", 400],
      [`?view=appointment&id=${id}`, 404],
      ["?view=appointment&id=1", 400],
      ["?view=nothing", 400],
      ["?view=__proto__", 400],
      ["?view=leads&page=0", 400],
      ["?view=leads&from=2026-02-30", 400],
      ["?view=leads&from=9999-99-99", 400],
      ["?view=leads&source=https://evil.example", 400],
      ["?view=appointments&from=2026-11-23&days=1e9", 400],
      ["?view=export&file=../../etc/passwd", 400],
    ] as const) {
      expect([query, (await desk.ask({ query })).status]).toEqual([query, status]);
    }
    for (const action of actions.slice(0, 9)) {
      expect([action.action, (await desk.act(action)).status]).toEqual([action.action, 404]);
    }
  });

  it("says that it is not available while the database is away", async () => {
    const desk = await signInAs(camille, newDeskSite(world), world);
    world.line.fault = () => ({ kind: "cut" });
    const answer = await desk.ask({ query: "?view=leads" });
    expect([answer.status, await answer.json()]).toEqual([503, { error: "unavailable" }]);
  });
});
