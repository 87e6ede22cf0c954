import { simpleParser } from "mailparser";

import { erasePerson } from "../database/erasePerson";
import { leadAnswered } from "../functions/lead-answered/lead-answered.mts";
import { sendLeadDigest } from "../functions/lead-digest/lead-digest.mts";
import { leadRelease } from "../functions/lead-release/lead-release.mts";
import { signClaims } from "../http/signedToken";
import { ask, hour, listAll, postAndSettle, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

const day = 24 * hour;
const world = testWorld();

/** The two links, in the mail of a lead and in the digest that shows a suspicious one. */
const links = {
  "lead-answered": { app: leadAnswered, extra: {}, texts: "answerPage" },
  "lead-release": { app: leadRelease, extra: { subject_line: "SEO" }, texts: "releasePage" },
} as const;

/** Sends a message, and reads the link in the mail about it. */
async function mailedLink(name: keyof typeof links) {
  const { app, extra, texts } = links[name];
  const process = world.newProcess();
  expect(await postAndSettle({ ...sampleFields(), ...extra }, process)).toBe(200);
  if (name === "lead-release") await sendLeadDigest(process);
  const { text = "" } = await simpleParser(world.mail.received.at(-1)?.raw ?? "");
  const [link = ""] = new RegExp(`https://\\S+${name}\\S+`).exec(text) ?? [];
  const token = new URL(link).searchParams.get("token") ?? "";
  const page = `https://www.cresca.example/.netlify/functions/${name}`;
  return {
    ...{ process, text, token, texts: process.content.texts[texts] },
    open: (method = "GET", given = token) =>
      ask(app, new Request(`${page}?token=${encodeURIComponent(given)}`, { method }), process),
    press: (given = token, by = process) => {
      const body = new URLSearchParams({ token: given });
      return ask(app, new Request(page, { method: "POST", body }), by);
    },
  };
}

const stored = async () => (await listAll(world.newProcess()))[0];
const leadMails = () => world.mail.received.filter(({ messageId }) => /^lead\./.test(messageId));

describe.each(["lead-answered", "lead-release"] as const)("%s", (name) => {
  it("shows a button, and changes nothing when it is followed", async () => {
    const { open, texts } = await mailedLink(name);
    const before = await stored();
    expect((await open("HEAD")).status).toBe(200);
    const answer = await open();
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<form method="post"');
    expect(html).toContain(texts.action);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await stored()).toEqual(before);
  });

  it("does once what two press at the same moment", async () => {
    const { open, press, texts, token } = await mailedLink(name);
    const pages = await Promise.all([press(), press(token, world.newProcess())]);
    const shown = await Promise.all(pages.map((answer) => answer.text()));
    expect(shown.filter((html) => html.includes(texts.done))).toHaveLength(1);
    expect(shown.filter((html) => html.includes(texts.already))).toHaveLength(1);
    expect(await (await open()).text()).toContain(texts.already);
  });

  it("leads nowhere when it is forged, cut or of another message, the database is away, or the person is erased", async () => {
    const { process, open, press, token } = await mailedLink(name);
    const before = await stored();
    const signed = await signClaims({ aud: "x", sub: before?.id }, "a secret for tests alone");
    const forged = [signed, token.slice(0, -1), `${token}x`, "é".repeat(90), "x".repeat(10_000)];
    for (const wrong of ["", before?.id ?? "", ...forged])
      for (const answer of [await press(wrong), await open("GET", wrong)])
        expect(answer.status).toBe(404);
    expect(await stored()).toEqual(before);
    world.line.fault = () => ({ kind: "cut" });
    expect((await press()).status).toBe(503);
    world.heal();
    await erasePerson(process.database, sampleFields().email);
    expect((await press()).status).toBe(404);
  });
});

it("lead-answered shows nothing of the visitor, and records when", async () => {
  const { open, press } = await mailedLink("lead-answered");
  expect(await (await open()).text()).not.toMatch(/Martin|exemple\.fr|Bonjour/);
  world.clock.now += hour;
  const answeredAt = new Date(world.clock.now);
  await press();
  world.clock.now += hour;
  await press();
  expect(await stored()).toMatchObject({ answeredAt });
});

it("lead-release is beside name, address and first words, shows the message, and is over after 30 days", async () => {
  const { open, press, text, texts } = await mailedLink("lead-release");
  expect(text).toContain("Élodie Martin 1 <elodie.1@exemple.fr>");
  expect(text).toContain("Bonjour, message 1.");
  world.clock.now += 29 * day;
  expect(await (await open()).text()).toContain("Bonjour, message 1.\nÀ bientôt !");
  world.clock.now += 2 * day;
  for (const answer of [await open(), await press()]) {
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain("over" in texts && texts.over);
  }
  expect((await stored())?.quarantined).toBe(true);
});

it("lead-release lets a message through once, with mail away as soon as it is back", async () => {
  const { process, press } = await mailedLink("lead-release");
  world.mail.fault = () => ({ kind: "code", stage: "mail-from", code: 421 });
  expect((await press()).status).toBe(200);
  await process.afterAnswers.finish(20_000);
  expect(leadMails()).toHaveLength(0);
  world.heal();
  await world.quarterOfAnHour(process);
  await press();
  await world.quarterOfAnHour(process);
  expect(leadMails()).toHaveLength(1);
  expect(await stored()).toMatchObject({ state: "sent" });
});
