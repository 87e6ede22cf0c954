import { hour, postAndSettle, sampleFields, webhookSecret } from "../netlify/testing/testBackend";
import { markSent } from "../netlify/database/outbox";
import { testWorld } from "../netlify/testing/world";
import { run } from "./leads";

const world = testWorld();
beforeAll(() => {
  Object.assign(process.env, {
    DATABASE_URL: world.database.url,
    SMTP_URL: world.mail.url,
    SIGNING_SECRET: "a secret for tests alone",
    LEAD_WEBHOOK_URL: world.hook.url,
    LEAD_WEBHOOK_SECRET: webhookSecret,
  });
});

/** Runs `npm run leads` with these words on the world's database; the exit code, and what it printed. */
async function leads(...words: string[]) {
  const said = { out: "", error: "" };
  const write = (to: keyof typeof said, end: string) => (text: unknown) => {
    said[to] += `${String(text)}${end}`;
    return true;
  };
  const spies = [
    jest.spyOn(process.stdout, "write").mockImplementation(write("out", "")),
    jest.spyOn(process.stderr, "write").mockImplementation(write("error", "")),
    jest.spyOn(console, "log").mockImplementation(write("out", "\n")),
    jest.spyOn(console, "error").mockImplementation(write("error", "\n")),
  ];
  await run(words);
  spies.forEach((spy) => spy.mockRestore());
  const code = Number(process.exitCode ?? 0);
  process.exitCode = undefined;
  return { code, ...said };
}

const newProcess = () => world.newProcess({ webhookUrl: world.hook.url });

it("npm run leads lists leads, and as JSON nothing but JSON", async () => {
  expect(JSON.parse((await leads("list", "--json")).out)).toEqual([]);
  const process = newProcess();
  await postAndSettle(sampleFields(1), process);
  world.clock.now += 1_000;
  await postAndSettle({ ...sampleFields(2), subject_line: "SEO" }, process);
  const listed: unknown = JSON.parse((await leads("list", "--json")).out);
  expect(listed).toMatchObject([
    { state: "sent", name: "Élodie Martin 1", failures: [] },
    { state: "quarantine", email: "elodie.2@exemple.fr", sentAt: null },
  ]);
  const { out } = await leads("list");
  const lines = /^\S+ {2}sent {7}2026-05-14T09:00:00\.000Z\n\S+ {2}quarantine .*\n2 leads\n$/;
  expect(out).toMatch(lines);
});

it("npm run leads shows one lead, releases it and sends it again", async () => {
  const process = newProcess();
  await postAndSettle({ ...sampleFields(), subject_line: "SEO" }, process);
  const [id = ""] = await world.storedIds();
  expect(JSON.parse((await leads("show", id)).out)).toMatchObject({ id, state: "quarantine" });
  for (const word of ["release", "resend"]) {
    expect(await leads(word, id)).toMatchObject({ code: 0, out: `${id} queued\n` });
    await world.quarterOfAnHour(process);
  }
  expect((await leads("release", id)).out).toBe(`${id} not in quarantine\n`);
  expect(world.mail.received).toHaveLength(2);
});

it.each([
  [["show", "20260514-x"], "Unknown lead: 20260514-x"],
  [["resend", "x"], "Unknown lead: x"],
  [["erase", "personne@exemple.fr"], "No lead or appointment of personne@exemple.fr"],
  [["resend"], "resend what?"],
  [[], "Usage: npm run leads --"],
])("npm run leads says what is wrong with %j and ends with 1", async (words, message) => {
  const { code, out, error } = await leads(...words);
  expect([code, out]).toEqual([1, ""]);
  expect(error).toContain(message);
});

it("npm run leads exports what French Excel opens, and no formula", async () => {
  const formulas = ["=1+1", "\u200B=1+1", "＝1+1", "\u2060\u00A0＠x"];
  for (const name of formulas) await postAndSettle({ ...sampleFields(), name }, newProcess());
  const { out } = await leads("export");
  expect(out).toMatch(/^\uFEFF"id";"state";"receivedAt";"sentAt";"name";"email";/);
  for (const name of formulas) expect(out).toContain(`;"'${name}";`);
});

it("npm run leads says so when the database is away", async () => {
  await world.database.query("alter table leads rename to hidden");
  const { code, error } = await leads("list");
  await world.database.query("alter table hidden rename to leads");
  expect(code).toBe(1);
  expect(error).toContain('relation "leads" does not exist');
});

it("npm run leads sends again the posts that were given up, but nothing that waits or was sent", async () => {
  world.hook.fault = () => ({ kind: "status", status: 503 });
  await postAndSettle(sampleFields(), newProcess());
  const [id = ""] = await world.storedIds();
  expect((await leads("resend", "--dead")).out).toBe("");
  await world.database.query("update outbox set given_up_at = now(), sent_at = null");
  // The word that it was sent comes late.
  await markSent(newProcess().database, [`lead.${id}`]);
  expect((await leads("resend", "--dead")).out).toBe(`${id} queued\n`);
  world.hook.fault = () => undefined;
  await world.quarterOfAnHour(newProcess());
  expect(world.hook.ids()).toEqual([`lead-received-${id}`]);
  expect(world.mail.received).toHaveLength(1);
});

it("npm run leads erases a person with what waits, says what it erased, and what has to be erased where it was delivered", async () => {
  await postAndSettle(sampleFields(3), newProcess());
  const [other = ""] = await world.storedIds();
  await postAndSettle(sampleFields(1), newProcess());
  const delivered = (await world.storedIds()).find((id) => id !== other);
  world.hook.fault = () => ({ kind: "reset" });
  await postAndSettle({ ...sampleFields(2), email: sampleFields(1).email }, newProcess());
  const waiting = (await world.storedIds()).find((id) => id !== delivered && id !== other);
  const { out } = await leads("erase", "personne@exemple.fr", "Elodie.1@Exemple.fr");
  const [one, two, count, title, ...posts] = out.trim().split("\n");
  for (const line of [one, two]) expect(line).toMatch(/^\S+ {2}sent /);
  expect(count).toBe("2 leads, 0 appointments erased");
  expect(title).toContain("Erase it there too");
  const unanswered = `${waiting}  lead.received (perhaps: no answer came)`;
  expect(posts.sort()).toEqual([`${delivered}  lead.received`, unanswered].sort());
  expect(await world.storedIds()).toEqual([other]);
  // The mail and the post of the other.
  expect(await world.database.query("select from outbox")).toHaveLength(2);
  world.hook.fault = () => undefined;
  world.clock.now += hour;
  const { length } = world.hook.received;
  await world.quarterOfAnHour(newProcess());
  expect(world.hook.received).toHaveLength(length);
});
