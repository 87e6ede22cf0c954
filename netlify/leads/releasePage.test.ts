import { simpleParser } from "mailparser";

import { findLead } from "../database/leads";
import { leadRelease } from "../functions/lead-release/lead-release.mts";
import { listAll, postAndSettle, sampleFields, type TestProcess } from "../testing/testBackend";
import { testWorld } from "../testing/world";
import { sendLeadDigest } from "../functions/lead-digest/lead-digest.mts";

const day = 24 * 60 * 60 * 1000;
const page = "https://www.cresca.example/.netlify/functions/lead-release";

const world = testWorld();

/** Sends a suspicious message and reads its link in the digest. */
async function digestLink(process: TestProcess): Promise<{ text: string; link: URL }> {
  await postAndSettle({ ...sampleFields(), subject_line: "SEO" }, process);
  await sendLeadDigest(process);
  const { text = "" } = await simpleParser(world.mail.received.at(-1)?.raw ?? "");
  const [link = ""] = /https:\/\/\S+lead-release\S+/.exec(text) ?? [];
  return { text, link: new URL(link) };
}

const open = (link: string | URL, backend: TestProcess, init: RequestInit = {}) =>
  leadRelease.request(new Request(link, init), undefined, { backend });

const press = (token: string, backend: TestProcess) =>
  open(page, backend, { method: "POST", body: new URLSearchParams({ token }) });

const tokenOf = (link: URL) => link.searchParams.get("token") ?? "";
const leadMails = () => world.mail.received.filter(({ messageId }) => /^<lead\./.test(messageId));

it("is in the digest, with name, address and first words", async () => {
  const { text } = await digestLink(world.newProcess());
  expect(text).toContain("Élodie Martin 1 <elodie.1@exemple.fr>");
  expect(text).toContain("Bonjour, message 1.");
});

it("shows the message on GET and changes nothing, lets it through on POST, once", async () => {
  const process = world.newProcess();
  const { link } = await digestLink(process);
  for (const method of ["GET", "HEAD", "GET"]) await open(link, process, { method });
  const shown = await open(link, process);
  const html = await shown.text();
  expect(shown.status).toBe(200);
  expect(html).toContain("Bonjour, message 1.\nÀ bientôt !");
  expect(html).toContain('<form method="post"');
  expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(shown.headers.get("referrer-policy")).toBe("no-referrer");
  expect(leadMails()).toHaveLength(0);

  const { done, already } = process.content.texts.releasePage;
  const pages = await Promise.all([1, 2].map(() => press(tokenOf(link), process)));
  const texts = await Promise.all(pages.map((answer) => answer.text()));
  expect(texts.filter((text) => text.includes(done))).toHaveLength(1);
  expect(texts.filter((text) => text.includes(already))).toHaveLength(1);
  await process.afterAnswers.finish(20_000);
  expect(leadMails()).toHaveLength(1);
  expect(await (await open(link, process)).text()).toContain(already);
  await world.quarterOfAnHour(process);
  expect(leadMails()).toHaveLength(1);
  expect(await listAll(process)).toMatchObject([{ state: "sent" }]);
});

it("is over after 30 days, and says so", async () => {
  const process = world.newProcess();
  const { link } = await digestLink(process);
  const token = tokenOf(link);
  expect((await press(`${token}x`, process)).status).toBe(404);
  world.clock.now += 29 * day;
  expect((await open(link, process)).status).toBe(200);
  world.clock.now += 2 * day;
  for (const answer of [await open(link, process), await press(token, process)]) {
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain(process.content.texts.releasePage.over);
  }
  const [id = ""] = await world.storedIds();
  expect((await findLead(process.database, id))?.quarantined).toBe(true);
});

it("lets a message through with mail away: it goes when mail is back", async () => {
  const process = world.newProcess();
  const { link } = await digestLink(process);
  world.mail.fault = () => ({ kind: "cut", stage: "connect" });
  expect((await press(tokenOf(link), process)).status).toBe(200);
  await process.afterAnswers.finish(20_000);
  world.heal();
  await world.quarterOfAnHour(process);
  expect(leadMails()).toHaveLength(1);
});
