import { bookingSite, monday, person } from "../testing/bookingSite";

const { world, slots, book, bookNatively, visit } = bookingSite();

describe("without JavaScript", () => {
  it("shows a form, books with it and leads to a page that says so", async () => {
    const html = await (await slots("", "text/html")).text();
    expect(html).toContain("lundi 18 mai");
    expect(html).toContain("Heures de Paris");
    const pass = /name="pass" value="([^"]+)"/.exec(html)?.[1] ?? "";
    world().clock.now += 30_000;
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
