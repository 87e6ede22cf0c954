import { spawn } from "node:child_process";

import { compiled } from "../netlify/testing/compiled";
import { postAndSettle, sampleFields } from "../netlify/testing/testBackend";
import { newWorld, type World } from "../netlify/testing/world";
import { readCommand } from "./leadsCommand";

let world: World;
beforeAll(async () => {
  world = await newWorld();
});
afterEach(() => world.reset());
afterAll(() => world.close());

interface Said {
  code: number | null;
  out: string;
  error: string;
}

/** Runs `npm run leads` with the given words, on the world's database. */
function leads(...words: string[]): Promise<Said> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [compiled("local/leads.ts"), ...words], {
      env: { ...process.env, DATABASE_URL: world.database.url, SMTP_URL: world.mail.url },
    });
    const said: Said = { code: null, out: "", error: "" };
    child.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said.error += chunk.toString()));
    child.once("close", (code) => resolve({ ...said, code }));
  });
}

const ids = () => world.storedIds();

describe("npm run leads", () => {
  it("lists leads, and as JSON nothing but JSON", async () => {
    expect(JSON.parse((await leads("list", "--json")).out)).toEqual([]);
    const process = world.newProcess();
    await postAndSettle(sampleFields(1), process);
    world.clock.now += 1_000;
    await postAndSettle({ ...sampleFields(2), subject_line: "SEO" }, process);
    const listed: unknown = JSON.parse((await leads("list", "--json")).out);
    expect(listed).toMatchObject([
      { state: "sent", name: "Élodie Martin 1", failures: [] },
      { state: "quarantine", email: "elodie.2@exemple.fr", sentAt: null },
    ]);
    const { out } = await leads("list", "--state", "sent");
    expect(out).toMatch(/^\S+ {2}sent {7}2026-05-14T09:00:00\.000Z\n1 leads\n$/);
  });

  it("shows one lead, releases it and sends it again", async () => {
    const process = world.newProcess();
    await postAndSettle({ ...sampleFields(), subject_line: "SEO" }, process);
    const [id = ""] = await ids();
    expect(JSON.parse((await leads("show", id)).out)).toMatchObject({ id, state: "quarantine" });
    expect(await leads("release", id)).toMatchObject({ code: 0, out: `${id} delivered\n` });
    expect(await leads("resend", id)).toMatchObject({ code: 0, out: `${id} delivered\n` });
    expect(world.mail.received).toHaveLength(2);
  });

  it.each([
    [["list", "--state", "lost"], "Unknown state: lost"],
    [["show", "20260514-x"], "Unknown lead: 20260514-x"],
    [["release", "../pending/x"], "Unknown lead: ../pending/x"],
    [["erase", "personne@exemple.fr"], "No lead or appointment of personne@exemple.fr"],
  ])("says what is wrong with %j and ends with 1", async (words, message) => {
    const { code, out, error } = await leads(...words);
    expect([code, out]).toEqual([1, ""]);
    expect(error).toContain(message);
  });

  it.each([
    [["list", "--jason"], "--jason"],
    [["list", "x"], 'list takes no "x"'],
    [["purge", "--json"], "purge knows no option --json"],
    [["release"], "of which lead?"],
    [["show", "--dead"], "show knows no option --dead"],
    [["lists"], "Unknown command: lists"],
    [["toString"], "Unknown command: toString"],
    [["export", "--separator", "--"], "separator"],
    [[], "Usage"],
  ])("does not take %j for a command", (words, message) => {
    expect(() => readCommand(words)).toThrow(message);
  });

  it("exports what French Excel opens, and no formula", async () => {
    const process = world.newProcess();
    const names = ["=1+1", "\u200B=1+1", "＝1+1", "\u2060\u00A0＠x", 'Jean; dit "Jo"'];
    for (const name of names) await postAndSettle({ ...sampleFields(), name }, process);
    const { out } = await leads("export");
    expect(out).toMatch(/^\uFEFF"id";"state";"receivedAt";"sentAt";"name";"email";/);
    for (const name of ["'=1+1", "'\u200B=1+1", "'＝1+1", "'\u2060\u00A0＠x", 'Jean; dit ""Jo""']) {
      expect(out).toContain(`;"${name}";`);
    }
    expect(out).toContain(`;"'=1+1";`);
    expect((await leads("export", "--separator", ",")).out).toContain('"id","state"');
  });

  it("erases a person, and says what it erased", async () => {
    const process = world.newProcess();
    await postAndSettle(sampleFields(1), process);
    await postAndSettle(sampleFields(2), process);
    const dry = await leads("erase", "Elodie.1@Exemple.fr", "--dry-run");
    expect(dry.out).toContain("1 leads, 0 appointments would be erased");
    expect(await ids()).toHaveLength(2);
    const { out } = await leads("erase", "Elodie.1@Exemple.fr");
    expect(out).toMatch(/^\S+ {2}sent .*\n1 leads, 0 appointments erased\n$/);
    expect(await ids()).toHaveLength(1);
    expect(await world.database.query("select from outbox")).toHaveLength(1);
  });

  it("says so when the database is away", async () => {
    await world.database.query("alter table leads rename to hidden");
    const { code, error } = await leads("list");
    await world.database.query("alter table hidden rename to leads");
    expect(code).toBe(1);
    expect(error).toContain('relation "leads" does not exist');
  });

  it("lists the others when one row is broken", async () => {
    const process = world.newProcess();
    for (const index of [1, 2, 3]) await postAndSettle(sampleFields(index), process);
    await world.database.query("alter table leads drop constraint leads_received_at_check");
    await world.database.query(
      "update leads set received_at = 'infinity', website = 'https://[', email = '' where name like '%2'",
    );
    expect(JSON.parse((await leads("list", "--json")).out)).toHaveLength(3);
    expect((await leads("export")).out.split("\r\n")).toHaveLength(5);
  });
});
