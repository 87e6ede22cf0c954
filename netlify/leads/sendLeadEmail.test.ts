import { decodeJwt } from "jose";

import { leadHealth } from "../functions/lead-health/lead-health.mts";
import { sendLeadEmail } from "../functions/send-lead-email/send-lead-email.mts";
import {
  ask,
  hour,
  listAll,
  minute,
  postAndSettle,
  postJson,
  postNatively,
  sampleFields,
} from "../testing/testBackend";
import { issuePass, readPass } from "./visitorPass";
import { testWorld } from "../testing/world";
import { visitorPass } from "../functions/visitor-pass/visitor-pass.mts";

const world = testWorld();

const endpoint = "https://www.cresca.example/.netlify/functions/send-lead-email";

describe("a visitor without JavaScript", () => {
  it.each(["urlencoded", "multipart"] as const)("is sent to /merci (%s)", async (encoding) => {
    const process = world.newProcess();
    const answer = await postNatively(sampleFields(), process, encoding);
    await process.afterAnswers.finish(20_000);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/merci");
    expect(world.mail.received).toHaveLength(1);
  });

  it("gets the form back with the messages and what was typed", async () => {
    const fields = { ...sampleFields(), email: "élodie", message: '</textarea><script>"&' };
    const answer = await postNatively(fields, world.newProcess());
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain('aria-describedby="email-error"');
    expect(page).toContain('value="élodie"');
    expect(page).toContain("&lt;/textarea&gt;&lt;script&gt;&quot;&amp;");
    expect(page).not.toContain("<script");
  });

  it("says which page it came from, also after a correction", async () => {
    const process = world.newProcess();
    const page = "/services/seo";
    const headers = { referer: `https://www.cresca.example${page}` };
    const wrong = { ...sampleFields(), email: "x" };
    const refused = await postNatively(wrong, process, "urlencoded", headers);
    expect(await refused.text()).toContain(`name="page" value="${page}"`);
    await postNatively({ ...sampleFields(1), page }, process);
    await postJson(sampleFields(2), process, headers);
    expect((await listAll(process)).map(({ source }) => source)).toEqual([page, page]);
  });

  it("keeps no page that is none of ours", async () => {
    const process = world.newProcess();
    const pages = ["https://evil.example/", "//evil.example", "/a/../b", "/?x=<script>", "/page\n"];
    for (const [index, page] of [...pages, `/${"a".repeat(120)}`].entries())
      await postNatively({ ...sampleFields(index), page }, process);
    expect((await listAll(process)).map(({ source }) => source)).toEqual(Array(6).fill(""));
  });

  it("gets a message that is too large back too", async () => {
    const fields = { ...sampleFields(), message: "é".repeat(60_000) };
    const answer = await postNatively(fields, world.newProcess());
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("é".repeat(60_000));
  });
});

describe("a request", () => {
  it.each(["GET", "PUT", "DELETE"])("with %s is refused", async (method) => {
    const request = new Request(endpoint, { method, headers: { accept: "text/html" } });
    const answer = await ask(sendLeadEmail, request, world.newProcess());
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
    expect(await answer.text()).toContain("</form>");
  });

  it.each([
    [{ origin: "https://ailleurs.example" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ origin: "null" }, 200],
    [{ origin: "https://www.cresca.example", "sec-fetch-site": "same-origin" }, 200],
    [{}, 200],
  ])("from %j is answered with %i", async (headers, status) => {
    const answer = await postJson(sampleFields(), world.newProcess(), headers);
    expect(answer.status).toBe(status);
  });
});

describe("spam", () => {
  it("gets the same answer, is kept in quarantine and not mailed", async () => {
    const process = world.newProcess();
    const answer = await postJson({ ...sampleFields(), subject_line: "SEO!!!" }, process);
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    await world.quarterOfAnHour(process);
    expect(world.mail.received).toHaveLength(0);
    const kept = { state: "quarantine", signals: ["honeypot", "no-pass"] };
    expect(await listAll(process)).toMatchObject([kept]);
  });

  it("is not what a genuine message with links and no pass is: it is mailed, with a warning", async () => {
    const process = world.newProcess();
    const message = "Voir https://a.fr, https://b.fr, https://c.fr et <a href='http://d.fr'>d</a>";
    await postAndSettle({ ...sampleFields(), message }, process);
    expect(world.mail.received).toMatchObject([{ raw: expect.stringMatching("ressemble") }]);
  });
});

describe("the visitor pass", () => {
  const askFor = async (headers: Record<string, string>) =>
    ask(visitorPass, new Request("https://www.cresca.example/x", { headers }), world.newProcess());

  it("is issued for the site's key alone, lasts an hour and keeps its beginning when refreshed", async () => {
    expect((await askFor({})).status).toBe(401);
    const first = await (await askFor({ apikey: "cresca-site-public" })).json();
    expect(first.expiresAt).toBe(world.clock.now / 1000 + 3_600);
    world.clock.now += 50 * minute;
    const authorization = `Bearer ${first.token}`;
    const refreshed = await askFor({ apikey: "cresca-site-public", authorization });
    const { token } = await refreshed.json();
    expect(decodeJwt(token)).toMatchObject({ role: "anon", since: first.expiresAt - 3_600 });
  });

  it("is valid also on a site that has no key", async () => {
    const { settings, content, clock } = world.newProcess();
    const leads = { ...content.site.leads, anonymousKey: undefined };
    const site = { settings, content: { ...content, site: { ...content.site, leads } }, clock };
    expect((await readPass((await issuePass(site))?.token, site)).status).toBe("valid");
  });

  it.each(["Bearer x.y.z", "Bearer forged"])("forged (%s) costs no lead", async (authorization) => {
    const process = world.newProcess();
    await postJson(sampleFields(), process, { authorization });
    await process.afterAnswers.finish(20_000);
    expect(world.mail.received).toHaveLength(1);
  });
});

it("monitors see ages and counts, no contents", async () => {
  const process = world.newProcess();
  const health = () => ask(leadHealth, new Request("https://www.cresca.example/x"), process);
  expect((await health()).status).toBe(200);
  world.mail.fault = () => ({ kind: "cut", stage: "connect" });
  await postAndSettle(sampleFields(), process);
  world.clock.now += hour;
  const alarmed = await health();
  expect(alarmed.status).toBe(503);
  const report = await alarmed.text();
  expect(JSON.parse(report)).toMatchObject({ oldestPendingSeconds: 3_600, counts: { pending: 1 } });
  expect(report).not.toMatch(/elodie|Martin/);
});
