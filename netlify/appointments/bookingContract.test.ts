import { bookingSite, monday, person } from "../testing/bookingSite";

const { slots, book, visit } = bookingSite();

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
    for (const query of ["?from=demain", "?from=2026-02-30&days=2", "?from=2026-05-18&days=0"]) {
      expect((await slots(query)).status).toBe(422);
    }
  });

  it("books: 201 with the times, the meeting and the signed address", async () => {
    const answer = await book({ ...person, start: monday });
    expect(answer.status).toBe(201);
    const body = await answer.json();
    expect(body).toMatchObject({ start: monday, end: "2026-05-18T12:30:00.000Z" });
    expect(body.meeting).toMatch(/^https:\/\/visio\.cresca\.example\/[a-z0-9]{16}$/);
    expect(new URL(body.manage).origin).toBe("https://www.cresca.example");
    expect((await visit(body.manage)).status).toBe(200);
  });

  it("answers 409 with the nearest free slots when the time is taken", async () => {
    await book({ ...person, start: monday });
    const answer = await book({ ...person, email: "autre@exemple.fr", start: monday });
    expect(answer.status).toBe(409);
    const { error, slots: near } = await answer.json();
    expect(error).toBe("taken");
    expect(near[0]).toEqual({
      start: "2026-05-18T12:30:00.000Z",
      end: "2026-05-18T13:00:00.000Z",
    });
  });

  it("answers 422 with a message for each field", async () => {
    const answer = await book({ start: "demain", email: "x", phone: "1", website: "a b" });
    expect(answer.status).toBe(422);
    const { fields } = await answer.json();
    expect(Object.keys(fields).sort()).toEqual(["email", "name", "phone", "start", "website"]);
  });

  it("answers 429 to the third appointment of a person", async () => {
    await book({ ...person, start: monday });
    await book({ ...person, start: "2026-05-18T12:30:00Z" });
    expect((await book({ ...person, start: "2026-05-18T13:00:00Z" })).status).toBe(429);
  });
});
