import fc from "fast-check";
import { simpleParser } from "mailparser";

import { leadFieldNames } from "../../contract/leadFields";
import { normaliseLead } from "../../contract/leadRules";
import { postJson, postNatively, postRaw, sampleFields } from "../testing/testBackend";
import { testWorld } from "../testing/world";

const world = testWorld();

const nasty = fc.constantFrom(
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "x\r\nBcc: victime@exemple.fr",
  "x%0ABcc: victime@exemple.fr",
  "a@b.fr, c@d.fr",
  '"a@b.fr" <c@d.fr>',
  "javascript:alert(1)",
  "data:text/html,<script>1</script>",
  "file:///etc/passwd",
  "https://exemple.fr/\u202Egnp.exe",
  "\u0000\u0001\u007F",
  "\uD83D",
  "\uFEFF\u200B",
  "Ω≈ç√∫˜µ≤≥÷",
  "田中さんにあげて下さい",
  "הָיְתָהtestالصفحات",
  "👩‍👩‍👧‍👧 🇫🇷",
  "'; DROP TABLE leads; --",
  "{{constructor.constructor('return 1')()}}",
  "${7*7}",
  "../../../../etc/passwd",
  "=cmd|' /C calc'!A0",
  ".\r\n.\r\nMAIL FROM:<x@y.fr>",
  "__proto__",
);
const anyText = fc.oneof(
  nasty,
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.tuple(nasty, fc.string(), nasty).map((parts) => parts.join("")),
);
const anyFields = fc
  .record({
    field: fc.constantFrom(...leadFieldNames),
    text: anyText,
    message: anyText,
    encoding: fc.constantFrom("json" as const, "urlencoded" as const, "multipart" as const),
    index: fc.nat(1_000_000),
  })
  .map(({ field, text, message, encoding, index }) => ({
    encoding,
    fields: { ...sampleFields(index), message: `${message} ${index}`, [field]: text },
  }));

const answerLink =
  /<a href="https:\/\/www\.cresca\.example\/\.netlify\/functions\/lead-answered\?token=[\w.-]+">/;

it("answers any text in any field with success or a message, and mails it as it is", async () => {
  const process = world.newProcess();
  await fc.assert(
    fc.asyncProperty(anyFields, async ({ encoding, fields }) => {
      world.mail.received.length = 0;
      await world.database.query("delete from leads");
      const answer =
        encoding === "json"
          ? await postJson(fields, process)
          : await postNatively(fields, process, encoding);
      await process.afterAnswers.finish(30_000);
      expect([200, 303, 422]).toContain(answer.status);
      if (answer.status === 422) {
        expect(world.mail.received).toHaveLength(0);
        if (encoding !== "json") expect(await answer.text()).not.toContain("<script>alert");
        return;
      }
      const quarantined = await world.database.query("select from leads where quarantined");
      if (quarantined.length > 0) return;
      const [mail] = world.mail.received;
      expect(mail?.recipients).toEqual(["equipe@cresca.example"]);
      const { headerLines, text, html } = await simpleParser(mail?.raw ?? "");
      const head = headerLines.map(({ line }) => line).join("\n");
      expect(head).not.toMatch(/^(bcc|cc):/im);
      expect(head.match(/^(from|to|reply-to|subject|message-id):/gim)).toHaveLength(5);
      const typed = normaliseLead(fields);
      expect(text).toContain(typed.message);
      expect(text).toContain(typed.name);
      // One link, our own.
      expect(String(html).replace(answerLink, "")).not.toMatch(/<(script|img|a)\b/i);
    }),
    { numRuns: Number(globalThis.process.env.RUNS ?? 30) },
  );
});

it.each([
  ["no body", undefined, "application/json", 400],
  ["broken JSON", '{"name":', "application/json", 400],
  ["a JSON array", "[]", "application/json", 400],
  ["fields that are no text", '{"name":1,"email":null,"phone":{}}', "application/json", 422],
  ["multipart without boundary", "x", "multipart/form-data", 400],
  ["plain text", "x", "text/plain", 415],
  ["no content type", "x", "", 415],
])("answers %s", async (_name, body, contentType, status) => {
  const headers = { "content-type": contentType };
  const bytes = body === undefined ? undefined : new TextEncoder().encode(body);
  expect((await postRaw(bytes, world.newProcess(), headers)).status).toBe(status);
});

const escaped = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

describe.each([
  ["10,000 units of four bytes by two", "😀".repeat(5_000), [200, 303]],
  ["10,000 characters of two units, which the field cannot hold", "😀".repeat(10_000), [422]],
])("a message of %s", (_name, message, statuses) => {
  it.each(["urlencoded", "multipart"] as const)("posted natively, %s", async (encoding) => {
    const fields = { ...sampleFields(), message };
    const answer = await postNatively(fields, world.newProcess(), encoding);
    expect(statuses).toContain(answer.status);
  });

  it("posted as JSON in ASCII", async () => {
    const body = escaped(JSON.stringify({ ...sampleFields(), message }));
    expect(statuses).toContain((await postRaw(body, world.newProcess())).status);
  });
});
