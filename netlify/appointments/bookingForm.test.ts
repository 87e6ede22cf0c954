import { bookingSite, monday, person } from "../testing/bookingSite";

const { world, slots, book, bookNatively, visit } = bookingSite();

describe("without JavaScript", () => {
  it("shows a form, books with it and leads to a page that says so", async () => {
    const html = await (await slots("", "text/html")).text();
    expect(html).toContain('<span class="day-name">lundi</span> <span class="date">18 mai</span>');
    expect(html).toContain("Heures de Paris");
    const pass = /name="pass" value="([^"]+)"/.exec(html)?.[1] ?? "";
    world.clock.now += 30_000;
    const answer = await bookNatively({ ...person, start: monday, pass });
    expect(answer.status).toBe(303);
    const page = await visit(answer.headers.get("location") ?? "");
    expect(await page.text()).toContain("C’est réservé");
  });

  it("names the visitor's zone when it is not that of Paris", async () => {
    const html = await (await slots("?fragment=form&zone=America/New_York")).text();
    expect(html).toContain("America/New York");
    expect(html).toContain(`value="${monday}" required>8\u00a0h</label>`);
    const same = await (await slots("?fragment=form&zone=Europe/Madrid")).text();
    expect(same).toContain("Heures de Paris");
  });

  it("takes a browser that hides its zone for one in Paris", async () => {
    for (const zone of ["UTC", "Etc/UTC", "GMT"]) {
      const html = await (await slots(`?fragment=form&zone=${zone}`)).text();
      expect(html).toContain("Heures de Paris");
    }
  });

  it("shows the first times of five days, and folds the other times and days", async () => {
    const html = await (await slots("?fragment=form")).text();
    const [shown = "", later = ""] = html.split('<div class="later">');
    expect(shown.match(/<fieldset/g)).toHaveLength(5);
    expect(later.match(/<details name="later"/g)?.length).toBeGreaterThan(0);
    const day = shown.slice(shown.indexOf("<fieldset"), shown.indexOf("</fieldset>"));
    const [times = "", more] = day.split("<details");
    expect(times.match(/<label/g)).toHaveLength(4);
    expect(more).toContain("autres heures");
  });

  it("unfolds the day of the chosen slot", async () => {
    const html = await (await slots("?fragment=form")).text();
    const last = [...html.matchAll(/ value="(\d{4}-[^"]+)"/g)].at(-1)?.[1] ?? "";
    const chosen = await (await slots(`?fragment=form&start=${last}`)).text();
    expect(chosen.match(/<details name="later" open>/g)).toHaveLength(1);
    expect(chosen).toContain(`value="${last}" required checked`);
  });

  it("books nothing while the database is away, and keeps what was typed", async () => {
    world.line.fault = () => ({ kind: "cut" });
    const answer = await bookNatively({ ...person, start: monday });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('value="elodie@exemple.fr"');
    world.heal();
    expect((await book({ ...person, start: monday })).status).toBe(201);
  });

  it("gives the form back with what was typed when the time is taken", async () => {
    await book({ ...person, start: monday });
    const answer = await bookNatively({ name: "Zoé <b>", email: "zoe@exemple.fr", start: monday });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain("Ce créneau vient d’être pris");
    expect(html).toContain('value="Zoé &lt;b&gt;"');
    expect(html).toContain('value="2026-05-18T12:30:00.000Z" required checked');
  });
});
