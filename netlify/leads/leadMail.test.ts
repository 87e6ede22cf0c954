import { simpleParser } from "mailparser";

import { normaliseLead } from "../../contract/leadRules";
import { sampleFields } from "../testing/testBackend";
import type { LeadFields } from "../../contract/leadFields";
import { composeMail } from "../mail/composeMail";
import { leadContent } from "./leadContent";
import { leadMail } from "./leadMail";
import { leadSettings } from "./leadSettings";

async function mailOf(changed: Partial<LeadFields>) {
  const lead = {
    id: "20261120-0123456789abcdef",
    receivedAt: new Date("2026-11-20T12:00:00.000Z"),
    ...normaliseLead({ ...sampleFields(), ...changed }),
    score: 0,
    signals: [],
    quarantined: false,
    source: "/",
    answeredAt: null,
  };
  const content = leadContent();
  const settings = leadSettings({}, content, "production");
  const mail = await leadMail(lead, { settings, content }, { stored: true });
  const { raw } = await composeMail(mail, { from: settings.from, messageId: "lead" });
  return {
    parsed: await simpleParser(raw),
    head: raw.toString("latin1").split("\r\n\r\n")[0] ?? "",
  };
}

it.each([
  "Élodie Martin",
  "John Smith",
  "=?UTF-8?Q?=0D=0ABcc:_x@y.fr?=",
  "=?utf-8?b?DQpCY2M6IHhAeS5mcg==?=",
  "=?ISO-8859-1?Q?=0A?= Élodie =?UTF-8?Q?=0D?=",
  "a=?UTF-8?Q?=0D=0A?=b",
  'Élodie "la" <x@y.fr>, (z)',
  "李".repeat(80),
])("shows the name '%s' as it was typed, in each header", async (name) => {
  const { parsed, head } = await mailOf({ name });
  const shown = parsed.replyTo?.value[0];
  expect(parsed.replyTo?.value).toHaveLength(1);
  expect(shown).toEqual({ name, address: sampleFields().email });
  expect(parsed.subject?.endsWith(name)).toBe(true);
  expect(parsed.headers.has("bcc")).toBe(false);
  expect(head.split("\r\n").filter((line) => line.length > 78)).toEqual([]);
  if (name.includes("=?")) expect(head).not.toContain(name.slice(0, 20));
});

it("cuts a long name in the subject alone, after 80 characters", async () => {
  const { parsed } = await mailOf({ name: "李".repeat(81) });
  expect(parsed.subject).toMatch(/ 李{80}$/);
  expect(parsed.text).toContain("李".repeat(81));
});

it.each([
  ["contact@société.fr", "contact@xn--socit-esab.fr"],
  ["o'neil+x@Exemple.fr", "o'neil+x@exemple.fr"],
])("answers to %s go to %s", async (email, address) => {
  expect((await mailOf({ email })).head).toContain(`<${address}>`);
});

it("names no address to answer to that mail systems cannot carry", async () => {
  const { parsed } = await mailOf({ email: "élodie@exemple.fr" });
  expect(parsed.replyTo).toBeUndefined();
  expect(parsed.text).toContain("élodie@exemple.fr");
});
