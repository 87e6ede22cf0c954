import { simpleParser } from "mailparser";

import { erasePerson } from "../database/erasePerson";
import { findLead } from "../database/leads";
import { leadAnswered } from "../functions/lead-answered/lead-answered.mts";
import { ask, postAndSettle, sampleFields, type TestProcess } from "../testing/testBackend";
import { testWorld } from "../testing/world";

const page = "https://www.cresca.example/.netlify/functions/lead-answered";

describe("the link 'J'ai répondu'", () => {
  const world = testWorld();

  /** Sends a message and reads the link in its mail. */
  async function mailedLink(process: TestProcess): Promise<{ id: string; link: URL }> {
    expect(await postAndSettle(sampleFields(), process)).toBe(200);
    const mail = world.mail.received.at(-1);
    const { text = "" } = await simpleParser(mail?.raw ?? "");
    const [link = ""] = /https:\/\/\S+lead-answered\S+/.exec(text) ?? [];
    return { id: mail?.leadId ?? "", link: new URL(link) };
  }

  const open = (link: string | URL, process: TestProcess) =>
    ask(leadAnswered, new Request(link), process);

  const press = (token: string, process: TestProcess) =>
    ask(
      leadAnswered,
      new Request(page, { method: "POST", body: new URLSearchParams({ token }) }),
      process,
    );

  const tokenOf = (link: URL) => link.searchParams.get("token") ?? "";

  it("shows a button, changes nothing when it is followed, and tells nothing of the visitor", async () => {
    const process = world.newProcess();
    const { id, link } = await mailedLink(process);
    for (const method of ["GET", "GET", "HEAD"]) {
      await ask(leadAnswered, new Request(link, { method }), process);
    }
    const answer = await open(link, process);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<form method="post"');
    expect(html).toContain(process.content.texts.answerPage.action);
    expect(html).not.toMatch(/Martin|exemple\.fr|Bonjour/);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await findLead(process.database, id))?.answeredAt).toBeNull();
  });

  it("notes when, once", async () => {
    const process = world.newProcess();
    const { id, link } = await mailedLink(process);
    world.clock.now += 3_600_000;
    expect((await press(tokenOf(link), process)).status).toBe(200);
    const answeredAt = new Date(world.clock.now);
    world.clock.now += 3_600_000;
    const again = await press(tokenOf(link), process);
    expect(await again.text()).toContain(process.content.texts.answerPage.already);
    expect(await findLead(process.database, id)).toMatchObject({ answeredAt });
    expect(await (await open(link, process)).text()).toContain(
      process.content.texts.answerPage.already,
    );
  });

  it("is noted once when two press it at the same moment", async () => {
    const process = world.newProcess();
    const { link } = await mailedLink(process);
    const pages = await Promise.all(
      [1, 2].map(async () => (await press(tokenOf(link), world.newProcess())).text()),
    );
    const { done } = process.content.texts.answerPage;
    expect(pages.filter((html) => html.includes(done))).toHaveLength(1);
  });

  it("that is forged, cut or of another message leads nowhere", async () => {
    const process = world.newProcess();
    const { id, link } = await mailedLink(process);
    const token = tokenOf(link);
    const forged = ["", id, token.slice(0, -1), `${token}x`, "é".repeat(90), "x".repeat(10_000)];
    for (const wrong of forged) {
      expect((await press(wrong, process)).status).toBe(404);
      expect((await open(`${page}?token=${encodeURIComponent(wrong)}`, process)).status).toBe(404);
    }
    expect((await findLead(process.database, id))?.answeredAt).toBeNull();
  });

  it("leads nowhere once the person is erased, and says so while the database is away", async () => {
    const process = world.newProcess();
    const { link } = await mailedLink(process);
    world.line.fault = () => ({ kind: "cut" });
    expect((await press(tokenOf(link), process)).status).toBe(503);
    world.heal();
    await erasePerson(process.database, { email: sampleFields().email });
    expect((await press(tokenOf(link), process)).status).toBe(404);
  });
});
