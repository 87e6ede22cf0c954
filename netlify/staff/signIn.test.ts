import { simpleParser } from "mailparser";

import { type AppointmentWorld, newAppointmentWorld } from "../testing/appointmentWorld";
import {
  camille,
  dominique,
  mailedToken,
  newDeskSite,
  origin,
  postSignIn,
  signInAs,
} from "../testing/desk";
import { hour, minute } from "../testing/testBackend";

describe.each(["Postgres 18", "PGlite"] as const)("signing in, on %s", (kind) => {
  let world: AppointmentWorld;
  beforeAll(async () => {
    world = await newAppointmentWorld(kind);
  });
  afterEach(() => world.reset());
  afterAll(() => world.close());

  it("takes the mailed link, and opens a session of twelve hours", async () => {
    const site = newDeskSite(world);
    const token = await mailedToken(` ${camille.toUpperCase()} `, site, world);
    expect(world.mail.received.at(-1)?.recipients).toEqual([camille]);
    const answer = await postSignIn({ action: "enter", token }, site);
    expect(await answer.json()).toMatchObject({
      email: camille,
      expiresAt: new Date(world.clock.now + 12 * hour).toISOString(),
    });
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      /^__Host-equipe=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=43200$/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("keeps no secret in the database", async () => {
    const site = newDeskSite(world);
    const token = await mailedToken(camille, site, world);
    const desk = await signInAs(dominique, site, world);
    const secrets = [token, desk.cookie.split("=")[1] ?? "", desk.session.csrf];
    for (const table of ["sign_in_links", "staff_sessions", "sign_in_tries", "mails"]) {
      const rows = JSON.stringify(await world.database.query(`select * from ${table}`));
      for (const secret of secrets) expect(rows).not.toContain(secret);
    }
  });

  it("works once, also when two use the link at the same moment", async () => {
    const site = newDeskSite(world);
    const token = await mailedToken(camille, site, world);
    const both = await Promise.all(
      [site, newDeskSite(world)].map((one) => postSignIn({ action: "enter", token }, one)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await postSignIn({ action: "enter", token }, site)).status).toBe(401);
  });

  it("works for fifteen minutes", async () => {
    const site = newDeskSite(world);
    const [late, inTime] = [
      await mailedToken(camille, site, world),
      await mailedToken(dominique, site, world),
    ];
    world.clock.now += 15 * minute - 1;
    expect((await postSignIn({ action: "enter", token: inTime }, site)).status).toBe(200);
    world.clock.now += 1;
    expect((await postSignIn({ action: "enter", token: late }, site)).status).toBe(401);
  });

  it("is for the team only, and says the same to everybody", async () => {
    const site = newDeskSite(world);
    const answers = [];
    for (const email of [camille, "personne@exemple.fr"]) {
      const answer = await postSignIn({ action: "request", email }, site);
      answers.push([answer.status, [...answer.headers], await answer.text()]);
    }
    await site.afterAnswers.finish(60_000);
    expect(answers[0]).toEqual(answers[1]);
    expect(world.mail.received.flatMap(({ recipients }) => recipients)).toEqual([camille]);
  });

  it("answers the team as soon as anybody else: before the link is kept or mailed", async () => {
    const site = newDeskSite(world);
    world.mail.fault = () => ({ kind: "silent", stage: "connect" });
    world.line.statements.length = 0;
    const statements = [];
    for (const email of ["personne@exemple.fr", camille]) {
      const before = world.line.statements.length;
      await postSignIn({ action: "request", email }, site);
      // What had to be done before the answer; the rest may have begun, but nobody waits for it.
      const asked = world.line.statements.slice(before);
      statements.push(asked.filter((one) => !one.includes("sign_in_links")));
      expect(world.mail.received).toEqual([]);
    }
    expect(statements[0]).toEqual(statements[1]);
    world.heal();
  });

  it("is tried five times an hour for one address of mail, and from one of the network", async () => {
    const site = newDeskSite(world);
    const tries = async (email: () => string, address?: string) => {
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        const answer = await postSignIn({ action: "request", email: email() }, site, { address });
        statuses.push(answer.status);
        if (count === 5) expect(answer.headers.get("retry-after")).toBe("3600");
      }
      return statuses;
    };
    const sixth = [202, 202, 202, 202, 202, 429];
    let other = 0;
    expect(await tries(() => camille)).toEqual(sixth);
    expect(await tries(() => `x${(other += 1)}@exemple.fr`, "203.0.113.7")).toEqual(sixth);
    world.clock.now += hour + 1;
    expect((await postSignIn({ action: "request", email: camille }, site)).status).toBe(202);
  });

  it("counts tries that come at once", async () => {
    const sites = Array.from({ length: 3 }, () => newDeskSite(world));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        postSignIn({ action: "request", email: camille }, sites[index % 3] ?? newDeskSite(world)),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
  });

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["no site", { origin: "null" }],
    ["another site that hides its name", { origin, "sec-fetch-site": "cross-site" }],
    ["a neighbour's subdomain", { origin, "sec-fetch-site": "same-site" }],
  ])("is refused from %s", async (_, headers) => {
    const site = newDeskSite(world);
    const token = await mailedToken(camille, site, world);
    for (const body of [
      { action: "request", email: camille },
      { action: "enter", token },
    ]) {
      expect((await postSignIn(body, site, { headers })).status).toBe(403);
    }
    expect((await postSignIn({ action: "enter", token }, site)).status).toBe(200);
  });

  it("mails the address of the site, whatever host a request names", async () => {
    const site = newDeskSite(world);
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
    await postSignIn({ action: "request", email: camille }, site, { headers });
    await site.afterAnswers.finish(60_000);
    const { text = "" } = await simpleParser(world.mail.received[0]?.raw ?? "");
    expect(text).toContain(`${site.content.site.url.replace(/\/$/, "")}/equipe#connexion=`);
    expect(text).not.toContain("evil");
  });

  it.each([
    {},
    { action: "request" },
    { action: "request", email: "a@b\r\nBcc: x@y.fr" },
    { action: "request", email: `${"a".repeat(300)}@exemple.fr` },
    { action: "request", email: { toString: "x" } },
    { action: "enter", token: "court" },
    { action: "enter", token: ["x"] },
    { action: "__proto__" },
    [],
    "texte",
  ])("refuses %j as making no sense", async (body) => {
    expect((await postSignIn(body, newDeskSite(world))).status).toBe(400);
  });

  it("is closed for somebody who left the team meanwhile", async () => {
    const site = newDeskSite(world);
    const token = await mailedToken(camille, site, world);
    const withoutCamille = newDeskSite(world, [dominique]);
    expect((await postSignIn({ action: "enter", token }, withoutCamille)).status).toBe(401);
  });

  it("is closed to all while no team is named, and says so when the database is away", async () => {
    const nobody = newDeskSite(world, []);
    expect((await postSignIn({ action: "request", email: camille }, nobody)).status).toBe(503);
    world.line.fault = () => ({ kind: "cut" });
    const site = newDeskSite(world);
    expect((await postSignIn({ action: "request", email: camille }, site)).status).toBe(503);
  });
});
