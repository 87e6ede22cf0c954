import type { LeadDetail, LeadList } from "../../contract/deskLeads";
import { csrfHeader } from "../../contract/desk";
import { type AppointmentWorld, newAppointmentWorld } from "../testing/appointmentWorld";
import { camille, newDeskSite, origin, signInAs } from "../testing/desk";
import { changeLead, received } from "../testing/deskLeads";
import { sampleFields } from "../testing/testBackend";

describe.each(["Postgres 18", "PGlite"] as const)("messages at the desk, on %s", (kind) => {
  let world: AppointmentWorld;
  beforeAll(async () => {
    world = await newAppointmentWorld(kind);
  });
  afterEach(() => world.reset());
  afterAll(() => world.close());

  it("stand with what waits longest for an answer first, then the others, newest first", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    for (let index = 1; index <= 4; index += 1) {
      await received(world, desk, site, { message: `Message ${index}` });
    }
    await received(world, desk, site, { message: "Message 5", subject_line: "spam" });
    const first = await desk.view("leads");
    for (const index of [0, 1]) {
      const { id = "", version = 0 } = first.leads[index] ?? {};
      world.clock.now += 1_000;
      await changeLead(desk, { action: "answered", id, version });
    }
    const list = await desk.view("leads");
    expect(list.leads.map(({ excerpt, standing }) => `${excerpt} ${standing}`)).toEqual([
      "Message 3 to-answer",
      "Message 4 to-answer",
      "Message 5 quarantine",
      "Message 2 answered",
      "Message 1 answered",
    ]);
    expect(list.counts).toEqual({ "to-answer": 2, answered: 2, untracked: 0, quarantine: 1 });
    expect(list).toMatchObject({ total: 5, page: 1, pages: 1 });
    const answered = await desk.view("leads", { standing: "answered" });
    expect(answered.leads.map(({ answeredBy, dueAt }) => [answeredBy, dueAt])).toEqual([
      [camille, null],
      [camille, null],
    ]);
    expect(answered.counts).toEqual(list.counts);
  });

  it.each([
    ["elodie", ["Élodie Gœury"]],
    ["ÉLODIE gOEury", ["Élodie Gœury"]],
    ["l'ete", ["Jean Été"]],
    ["98 12 34", ["Jean Été", "Élodie Gœury"]],
    ["0639981234", ["Jean Été", "Élodie Gœury"]],
    ["jean@exemple.fr", ["Jean Été"]],
    ["100 %", ["Jean Été"]],
    ["_", []],
    ["%", ["Jean Été"]],
    ["' or 1=1 --", []],
    ["\\", []],
    ["absent", []],
    ["   ", ["Jean Été", "Élodie Gœury"]],
  ])("are found by %j in any field, with accents or without", async (search, names) => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    await received(world, desk, site, { name: "Élodie Gœury" });
    const email = "jean@exemple.fr";
    await received(world, desk, site, {
      name: "Jean Été",
      email,
      message: "C’est 100 % pour l’Été",
    });
    const { leads, total } = await desk.view("leads", { search });
    expect(leads.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(total).toBe(names.length);
  });

  it("are searched by a post too, so that no address names a person", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    await received(world, desk, site, { name: "Élodie Gœury" });
    await received(world, desk, site, { name: "Jean Été" });
    const ask = (body: object, csrf = desk.session.csrf) => {
      const headers = { origin, [csrfHeader]: csrf, "content-type": "application/json" };
      return desk.ask({ method: "POST", headers, body: JSON.stringify(body) });
    };
    const search = { view: "leads", search: "goeury", page: 1 };
    const found = (await (await ask(search)).json()) as LeadList;
    expect(found.leads.map(({ name }) => name)).toEqual(["Élodie Gœury"]);
    const email = sampleFields().email;
    const person = await ask({ view: "person", email });
    expect(await person.json()).toEqual({ email, leads: 2, appointments: 0 });
    expect((await ask(search, "")).status).toBe(403);
    expect((await ask({ ...search, action: "sign-out" })).status).toBe(200);
    expect((await ask({ view: "nothing" })).status).toBe(400);
  });

  it("are filtered by the page they came from, by day, and shown fifty at a time", async () => {
    // 14 May, 23:30 in Paris, then half an hour past midnight.
    world.clock.now = Date.UTC(2026, 4, 14, 21, 30);
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    await received(world, desk, site, { message: "le 14", page: "/services/seo" });
    world.clock.now = Date.UTC(2026, 4, 14, 22, 30);
    await received(world, desk, site, { message: "le 15", page: "/" });
    await received(world, desk, site, { message: "d'ailleurs", page: "https://evil.example/" });
    const excerpts = async (query: Record<string, string>) =>
      (await desk.view("leads", query)).leads.map(({ excerpt }) => excerpt).sort();
    expect(await excerpts({ from: "2026-05-14", to: "2026-05-14" })).toEqual(["le 14"]);
    expect(await excerpts({ from: "2026-05-15" })).toEqual(["d'ailleurs", "le 15"]);
    expect(await excerpts({ source: "/services/seo" })).toEqual(["le 14"]);
    expect((await desk.view("leads")).sources).toEqual(["/", "/services/seo"]);
    await world.database
      .query(`insert into leads (id, received_at, name, email, phone, website, message, score, signs, quarantined)
      select 'x' || n, '2026-05-01', 'N', 'n@exemple.fr', '', '', 'vieux', 0, '{}', false from generate_series(1, 120) n`);
    const pages = await Promise.all(
      ["1", "2", "3", "99"].map((page) => desk.view("leads", { page })),
    );
    expect(pages.map(({ leads }) => leads.length)).toEqual([50, 50, 23, 23]);
    expect(pages.map(({ page, pages: last }) => `${page}/${last}`)).toEqual([
      "1/3",
      "2/3",
      "3/3",
      "3/3",
    ]);
    const ids = pages.slice(0, 3).flatMap(({ leads }) => leads.map(({ id }) => id));
    expect(new Set(ids).size).toBe(123);
  });

  it("give back a script in any field as the text that was typed", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const script = `</script><img src=x onerror=alert(1)>"'&{{contact.phone}}`;
    const { id } = await received(world, desk, site, {
      name: script,
      message: script,
      website: `https://exemple.fr/?q=${encodeURIComponent(script)}`,
    });
    await changeLead(desk, { action: "note", id, text: script });
    const answer = await desk.ask({ query: `?view=lead&id=${id}` });
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const lead = (await answer.json()) as LeadDetail;
    expect([lead.name, lead.fields.message, lead.notesWritten[0]?.text]).toEqual(
      Array(3).fill(script),
    );
  });

  it("of a person are erased with all that was noted, and who did it stays known", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const { id } = await received(world, desk, site, { email: "Secret@exemple.fr" });
    await changeLead(desk, { action: "note", id, text: "à rappeler" });
    const kept = await received(world, desk, site, { email: "autre@exemple.fr" });
    expect(await desk.view("person", { email: "secret@exemple.fr" })).toMatchObject({ leads: 1 });
    const erased = await desk.act({ action: "erase", email: "secret@exemple.fr" });
    expect(erased.body).toEqual({ email: "secret@exemple.fr", leads: 1, appointments: 0 });
    expect((await desk.ask({ query: `?view=lead&id=${id}` })).status).toBe(404);
    expect((await desk.view("lead", { id: kept.id })).id).toBe(kept.id);
    const { entries } = await desk.view("history");
    expect(entries).toMatchObject([{ who: camille, what: "erased", detail: "1", name: "" }]);
    for (const table of ["leads", "mails", "notes", "history"]) {
      const rows = JSON.stringify(await world.database.query(`select * from ${table}`));
      expect(rows).not.toMatch(/secret@|rappeler/i);
    }
  });

  it("that came before answers were noted are neither late nor lost", async () => {
    const site = newDeskSite(world);
    const desk = await signInAs(camille, site, world);
    const { id } = await received(world, desk, site);
    await world.database.query("update leads set tracked = false");
    const lead = await desk.view("lead", { id });
    expect([lead.standing, lead.dueAt]).toEqual(["untracked", null]);
    expect((await desk.view("leads", { standing: "to-answer" })).total).toBe(0);
  });
});
