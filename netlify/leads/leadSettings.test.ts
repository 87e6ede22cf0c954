import { simpleParser } from "mailparser";

import { webhookSecret } from "../testing/testBackend";
import { composeMail } from "../mail/composeMail";
import { leadContent } from "./leadContent";
import { leadSettings } from "./leadSettings";

const content = leadContent();
const { site } = content;

async function mailWith(env: Record<string, string>) {
  const { from, to } = leadSettings(env, content);
  const mail = { to, subject: "Essai", queuedAt: "2026-05-14T09:00:00Z", parts: [] };
  const { envelope, raw } = await composeMail(mail, { from, messageId: "lead" });
  return { envelope, parsed: await simpleParser(raw) };
}

it.each([
  ["site@exemple.fr", site.brand.name, "site@exemple.fr"],
  ["<site@exemple.fr>", site.brand.name, "site@exemple.fr"],
  ["Cresca <site@exemple.fr>", "Cresca", "site@exemple.fr"],
  ['"Cresca, l\'agence" <site@exemple.fr>', "Cresca, l'agence", "site@exemple.fr"],
  ["Société Générée <site@été.fr>", "Société Générée", "site@xn--t-9fab.fr"],
])("sends from %s", async (LEAD_FROM, name, address) => {
  const { parsed, envelope } = await mailWith({ LEAD_FROM });
  expect(parsed.from?.value).toMatchObject([{ name }]);
  expect(envelope.from).toBe(address);
  expect(parsed.messageId).toBe(`<lead@${address.split("@")[1]}>`);
});

it("sends to several people, whose names may be there, and asks for no absence note", async () => {
  const { envelope, parsed } = await mailWith({ LEAD_TO: "Équipe <a@x.fr>; b@x.fr c@x.fr" });
  expect(envelope.to).toEqual(["a@x.fr", "b@x.fr", "c@x.fr"]);
  expect(parsed.headers.get("auto-submitted")).toBe("auto-generated");
});

it.each(["smtp://mail.example:25", "smtps://moi:mot%20de%20passe@mail.example", "smtp://[::1]:25"])(
  "takes %s for a mail server",
  (SMTP_URL) => {
    expect(leadSettings({ SMTP_URL }, content)).toMatchObject({ smtpUrl: SMTP_URL, problems: [] });
  },
);

it.each([
  "https://crm.example/hook",
  "http://localhost:9000/hook",
  "http://127.0.0.1",
  "http://[::1]:9",
])("takes %s for a webhook", (LEAD_WEBHOOK_URL) => {
  const settings = leadSettings({ LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET: webhookSecret }, content);
  expect(settings.webhook).toEqual({ url: LEAD_WEBHOOK_URL, secret: webhookSecret });
  expect(leadSettings({ LEAD_WEBHOOK_URL }, content).problems).toHaveLength(1);
});

it.each([
  ["LEAD_WEBHOOK_URL", "http://crm.example/hook"],
  ["LEAD_WEBHOOK_URL", "http://localhost.example"],
  ["LEAD_WEBHOOK_URL", "crm.example/hook"],
  ["LEAD_WEBHOOK_URL", "https://user:secret@crm.example"],
  ["LEAD_WEBHOOK_SECRET", "é?"],
  ["LEAD_FROM", "sans-arobase"],
  ["LEAD_FROM", "a@exemple.fr, b@exemple.fr"],
  ["LEAD_TO", "Équipe <equipe>"],
  ["LEAD_ALERT_TO", "equipe@"],
  ["URL", "www.autre.fr"],
  ["SMTP_URL", "mail.example:25"],
  ["SMTP_URL", "https://mail.example"],
  ["SMTP_URL", "smtp:///x"],
  ["SMTP_URL", "smtp://moi:mot#de@mail.example"],
  ["DATABASE_URL", "mysql://x/y"],
  ["SIGNING_SECRET", "court"],
  ["CALENDAR_FEEDS_CAMILLE", "https://exemple.fr/a.ics, agenda"],
  ["CALENDAR_FEEDS_CAMILE", "https://exemple.fr/a.ics"],
])("says in one line that %s cannot be '%s', without the value", (variable, value) => {
  const environment = { LEAD_WEBHOOK_SECRET: webhookSecret, [variable]: value };
  const { problems, from, to } = leadSettings(environment, content);
  expect(problems).toEqual([expect.stringMatching(`^${variable} cannot be used: it must be .+`)]);
  expect(problems[0]).not.toContain(value);
  // The mail goes out all the same.
  const { email } = site.contact;
  expect([from, to]).toEqual([{ name: site.brand.name, address: email }, email]);
});
