import { appointment } from "../functions/appointment/appointment.mts";
import { bookingSite, monday, origin, person } from "../testing/bookingSite";
import { ask } from "../testing/testBackend";

const { world, site, book, visit, press, mailsTo } = bookingSite();

describe("the links", () => {
  it("changes nothing when a mail scanner follows them", async () => {
    const { manage } = await (await book({ ...person, start: monday })).json();
    await visit(manage);
    await visit(manage);
    const [row] = await world.database.query("select state, sequence from appointments");
    expect(row).toEqual({ state: "booked", sequence: 0 });
  });

  it("answers the method with which some scanners begin", async () => {
    const { manage } = await (await book({ ...person, start: monday })).json();
    const asked = async (link: string) =>
      (await ask(appointment, new Request(new URL(link, origin), { method: "HEAD" }), site()))
        .status;
    expect(await asked(manage)).toBe(200);
    expect(await asked("/.netlify/functions/appointment?token=x")).toBe(404);
  });

  it("moves, then cancels", async () => {
    const { manage } = await (await book({ ...person, start: monday })).json();
    const moved = await press(manage, { action: "move", start: "2026-05-19T08:00:00.000Z" });
    expect(await moved.text()).toContain("Rendez-vous déplacé");
    const cancelled = await press(manage, { action: "cancel" });
    expect(await cancelled.text()).toContain("Rendez-vous annulé");
    expect((await visit(manage)).status).toBe(410);
    expect((await book({ ...person, start: monday })).status).toBe(201);
  });

  it("are refused when they are forged", async () => {
    const { manage } = await (await book({ ...person, start: monday })).json();
    const token = new URL(manage).searchParams.get("token") ?? "";
    for (const forged of [`${token}A`, ""]) {
      expect((await visit(`${origin}/appointment?token=${forged}`)).status).toBe(404);
    }
  });

  it("confirm only from the mail", async () => {
    const answer = await book({ ...person, start: monday, subject_line: "x" });
    expect(answer.status).toBe(201);
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
