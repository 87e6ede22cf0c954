import addressParser from "nodemailer/lib/addressparser";

import { isEmailAddress, withAsciiDomain } from "../../contract/emailAddress";
import { parseUrl } from "../../contract/parseUrl";
import type { Mailbox } from "../mail/composeMail";
import type { LeadContent } from "./leadContent";

/**
 * Mailboxes as people write them: `site@exemple.fr`, `Cresca <site@exemple.fr>`, several with commas or,
 * without names, spaces. Their domains come in ASCII. Undefined when one of them is none, or there is none.
 */
function mailboxesIn(text: string): Mailbox[] | undefined {
  const found = addressParser(text.replace(/;|(?<=@\S+)\s+(?=[^\s<]+@)/g, ","), { flatten: true });
  const isFine = found.length > 0 && found.every(({ address }) => isEmailAddress(address));
  if (!isFine) return undefined;
  return found.map(({ name, address }) => ({ name, address: withAsciiDomain(address) ?? "" }));
}

type Environment = Record<string, string | undefined>;

const isWebAddress = (value: string) => {
  const { protocol = "", username, password } = parseUrl(value) ?? {};
  return /^https?:$/.test(protocol) && !username && !password;
};
const isSmtp = (value: string) => /^smtps?:\/\/./.test(value) && !!parseUrl(value)?.hostname;
const safe = /^(?:https:|http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])[:/])/;
const isWebhook = (value: string) => isWebAddress(value) && safe.test(parseUrl(value)?.href ?? "");
const isSecret = (value: string) => /^(?:whsec_)?[A-Za-z\d+/]{4,}={0,2}$/.test(value);
const isDatabase = (value: string) => /^postgres(ql)?:\/\/./.test(value) && !!parseUrl(value);
const areFeeds = (value: string) =>
  value
    .trim()
    .split(/\s+/)
    .every((one) => isWebAddress(one.replace(/^webcals?:/i, "https:")));

/** The variable with the addresses of a host's calendar feeds, separated by spaces. */
export const feedsVariable = (hostSlug: string) =>
  `CALENDAR_FEEDS_${hostSlug.toUpperCase().replaceAll("-", "_")}`;

type Rule = [variable: RegExp, isFine: (value: string, env: Environment) => boolean, must: string];

/** What a variable must be, where it is set. One that is not is passed over, but for the database's. */
const rules: Rule[] = [
  [/^SMTP_URL$/, isSmtp, "an address such as smtp://user:password@mail.example:587, %23 for #"],
  [/^LEAD_FROM$/, (value) => mailboxesIn(value)?.length === 1, "Name <site@exemple.fr>"],
  [/^LEAD_(?:ALERT_)?TO$/, (value) => !!mailboxesIn(value), "mail addresses with commas"],
  [/^URL$/, isWebAddress, "an address such as https://www.exemple.fr"],
  [/^(?:NETLIFY_DB|DATABASE)_URL$/, isDatabase, "like postgres://user@host/name, %23 for #"],
  [/^SIGNING_SECRET$/, (value) => value.length >= 16, "16 characters or more"],
  [
    /^LEAD_WEBHOOK_URL$/,
    (value, env) => isWebhook(value) && !!env.LEAD_WEBHOOK_SECRET,
    "an address with https:// and without a password, and LEAD_WEBHOOK_SECRET must be set",
  ],
  [/^LEAD_WEBHOOK_SECRET$/, isSecret, "base64, as openssl rand -base64 32 prints"],
  [
    /^CALENDAR_FEEDS_/,
    areFeeds,
    "addresses with spaces, without a password, of the calendars of a host in booking.yaml",
  ],
];

/**
 * What the environment says about the lead path; `.env.example` documents every variable. `deployContext` comes from
 * Netlify's request context where there is one; without it the context is never taken for production.
 */
export function leadSettings(
  env: Environment,
  { site: { brand, contact }, hosts }: Pick<LeadContent, "site" | "hosts">,
  deployContext?: string,
) {
  const ofHosts = hosts?.map(feedsVariable);
  /** A slip in the name makes its host look free. */
  const isStray = (variable: string) =>
    variable.startsWith("CALENDAR_FEEDS_") && ofHosts?.includes(variable) === false;
  const broken = Object.entries(env).flatMap(([variable, value]) => {
    const [, isFine, must] = rules.find(([pattern]) => pattern.test(variable)) ?? [];
    return value && isFine && (isStray(variable) || !isFine(value.trim(), env))
      ? { variable, must }
      : [];
  });
  const set = (variable: string) =>
    (broken.every((one) => one.variable !== variable) && env[variable]?.trim()) || undefined;
  const addressesIn = (variable: string) =>
    mailboxesIn(set(variable) ?? "")
      ?.map(({ address }) => address)
      .join(", ");
  const from = mailboxesIn(set("LEAD_FROM") ?? "")?.[0];
  const to = addressesIn("LEAD_TO") ?? contact.email;
  return {
    /** What is wrong with the environment, one line each, for staff: no line repeats a value. */
    problems: broken.map(({ variable, must }) => `${variable} cannot be used: it must be ${must}`),
    /** `production`, `deploy-preview`, `branch-deploy` or `dev`. */
    deployContext: deployContext || env.LEAD_CONTEXT || env.CONTEXT || "dev",
    smtpUrl: set("SMTP_URL"),
    /** Own address in From, so that SPF and DKIM hold; the visitor is in Reply-To only. */
    from: { name: from?.name || brand.name, address: from?.address ?? contact.email },
    /** Addresses, separated by commas: where leads go, and what staff should look at. */
    to,
    alertTo: addressesIn("LEAD_ALERT_TO") ?? to,
    /** Signs visitor passes and the links in mails; without it there are none. A short one is better than none. */
    signingSecret: env.SIGNING_SECRET || undefined,
    /** Address of the site for links in mails, without a slash; unset: the one in `content/site.yaml`. */
    siteUrl: set("URL")?.replace(/\/+$/, ""),
    webhook: { url: set("LEAD_WEBHOOK_URL"), secret: set("LEAD_WEBHOOK_SECRET") },
    /** When set, lead-health asks for it as a bearer token. */
    healthToken: env.LEAD_HEALTH_TOKEN || undefined,
  };
}
