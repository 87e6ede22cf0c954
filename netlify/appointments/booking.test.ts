import { erasePerson } from "../database/erasePerson";
import { bookingSite, monday, origin, person } from "../testing/bookingSite";

const { world, site, slots, book, bookNatively, visit, press, mailsTo } = bookingSite();

describe("the contract", () => {
  it("lists free slots of some days in UTC, with no host's name", async () => {
    const answer = await slots("?from=2026-05-18&days=2");
    const { zone, slots: free } = await answer.json();
    expect(zone).toBe("Europe/Paris");
    expect(free[0]).toEqual({ start: monday, end: "2026-05-18T12:30:00.000Z" });
    expect(free).toHaveLength(8 + 14);
    expect(JSON.stringify(free)).not.toMatch(/camille|dominique/i);
  });

  it("refuses days that make no sense", async () => {
    for (const query of ["?from=demain", "?from=2026-02-30&days=2", "?from=2026-05-18&days=0"])
      expect((await slots(query)).status).toBe(422);
  });

  it("books: 201 with the times, the meeting and the signed address", async () => {
    const answer = await book({ ...person, start: monday });
    expect(answer.status).toBe(201);
    const body = await answer.json();
    expect(body).toMatchObject({ start: monday, end: "2026-05-18T12:30:00.000Z" });
    expect(body.meeting).toMatch(/^https:\/\/visio\.cresca\.example\/[a-z0-9]{16}$/);
    expect(new URL(body.manage).origin).toBe("https://www.cresca.example");
    expect(await (await visit(body.manage)).text()).toContain("minutes, en visioconférence</p>");
  });

  it("answers 409 with the nearest free slots when the time is taken, 429 to a person's third appointment", async () => {
    await book({ ...person, start: monday });
    const answer = await book({ ...person, email: "autre@exemple.fr", start: monday });
    expect(answer.status).toBe(409);
    const { error, slots: near } = await answer.json();
    expect(error).toBe("taken");
    expect(near[0]).toEqual({ start: "2026-05-18T12:30:00.000Z", end: "2026-05-18T13:00:00.000Z" });
    expect((await book({ ...person, start: "0000-01-01T00:00Z" })).status).toBe(409);
    await book({ ...person, start: "2026-05-18T12:30:00Z" });
    expect((await book({ ...person, start: "2026-05-18T13:00:00Z" })).status).toBe(429);
  });

  it("answers 422 with a message for each field", async () => {
    const answer = await book({ start: "2026-06-31T10:00Z", email: "x", phone: "1", website: "a" });
    expect(answer.status).toBe(422);
    const { fields } = await answer.json();
    expect(Object.keys(fields).sort()).toEqual(["email", "name", "phone", "start", "website"]);
  });
});

describe("without JavaScript", () => {
  it("names the visitor's zone when it is not that of Paris, and is not hidden", async () => {
    const html = await (await slots("?fragment=form&zone=America/New_York")).text();
    expect(html).toContain("America/New York");
    expect(html).toContain(`value="${monday}" required>8\u00a0h</label>`);
    for (const zone of ["Europe/Madrid", "UTC", "Etc/UTC", "GMT", "IST"]) {
      const paris = await (await slots(`?fragment=form&zone=${zone}`)).text();
      expect(paris).toContain("Heures de Paris");
    }
  });

  it("shows four times of each of five days, from the first to the last, and folds the others", async () => {
    const html = await (await slots("?fragment=form")).text();
    const [shown = "", ...later] = html.split('<details name="week"');
    expect(later.length).toBeGreaterThan(0);
    const days = shown.split("<fieldset").slice(1);
    expect(days).toHaveLength(5);
    const times = days.map((day) => [...day.matchAll(/<label style.*?>([^<>]+)<\/label>/g)]);
    const hours = times.map((day) => day.map(([, hour = ""]) => hour.replaceAll("\u00a0", " ")));
    expect(hours.slice(0, 3)).toEqual([
      ["9 h 30", "10 h 30", "11 h", "12 h"],
      ["14 h", "15 h", "16 h 30", "17 h 30"],
      ["9 h 30", "11 h 30", "15 h 30", "17 h 30"],
    ]);
    expect(days[2]).toContain("10 autres heures");
    expect(days[0]).toContain("2 autres heures");
    // The day of the chosen slot is unfolded.
    const last = [...html.matchAll(/ value="(\d{4}-[^"]+)"/g)].at(-1)?.[1] ?? "";
    const chosen = await (await slots(`?fragment=form&start=${last}`)).text();
    expect(chosen.match(/<details name="week" open>/g)).toHaveLength(1);
    expect(chosen).toContain(`value="${last}" required checked`);
  });

  it("books nothing while the database is away, and keeps what was typed", async () => {
    world.line.fault = () => ({ kind: "cut" });
    const answer = await bookNatively({ ...person, start: monday });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('value="elodie@exemple.fr"');
    world.heal();
    expect((await bookNatively({ ...person, start: monday })).status).toBe(303);
  });

  it("gives the form back with what was typed when the time is taken", async () => {
    await book({ ...person, start: monday });
    const again = await (await slots(`?fragment=form&start=${monday}`)).text();
    expect(again).toContain('<p class="error" id="start-error">Ce créneau vient d’être pris</p>');
    const answer = await bookNatively({ name: "Zoé <b>", email: "zoe@exemple.fr", start: monday });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain("Ce créneau vient d’être pris");
    expect(html).toContain('value="Zoé &lt;b&gt;"');
    expect(html).toContain('value="2026-05-18T12:30:00.000Z" required checked');
  });
});

it("goes to the host who has fewest, and is deleted with its person", async () => {
  for (const start of [monday, "2026-05-19T12:00:00Z"]) await book({ ...person, start });
  const hosts = () => world.database.query("select host from appointments order by starts_at");
  expect(await hosts()).toEqual([{ host: "camille" }, { host: "dominique" }]);
  await erasePerson(site().database, "ELODIE@exemple.fr");
  expect(await hosts()).toEqual([]);
});

describe("the links", () => {
  it("change nothing when they are followed or forged; their buttons move, then cancel, twice too", async () => {
    const { manage } = await (await book({ ...person, start: monday })).json();
    for (const forged of [`${manage}A`, `${origin}/appointment?token=`])
      expect((await visit(forged)).status).toBe(404);
    await visit(manage);
    const [row] = await world.database.query("select state, sequence from appointments");
    expect(row).toEqual({ state: "booked", sequence: 0 });
    const moved = await press(manage, { action: "move", start: "2026-05-19T08:00:00.000Z" });
    expect(await moved.text()).toContain("Rendez-vous déplacé");
    for (const action of ["cancel", "cancel"])
      expect(await (await press(manage, { action })).text()).toContain("Rendez-vous annulé");
    expect((await visit(manage)).status).toBe(410);
    expect((await book({ ...person, start: monday })).status).toBe(201);
  });

  it("confirm only from the mail", async () => {
    const answer = await book({ ...person, start: monday, subject_line: "x" });
    const { manage } = await answer.json();
    expect((await press(manage, { action: "confirm" })).status).toBe(410);
    const [mail] = await mailsTo(person.email);
    expect(mail?.attachments).toHaveLength(0);
    const link = /https:\/\/\S+token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(await (await visit(link)).text()).toContain("Confirmez votre rendez-vous");
    expect(await (await press(link, { action: "confirm" })).text()).toContain("C’est réservé");
    expect(await mailsTo(person.email)).toHaveLength(2);
    expect(await mailsTo("camille@cresca.example")).toHaveLength(1);
  });
});
