import type { Context } from "@netlify/functions";

import { type Database, databaseUrl, sharedDatabase } from "../database/connection";
import { type Mailer, openMailer } from "../mail/mailer";
import { openWebhook, type Webhook } from "../webhook/webhook";
import { type Deliveries, deliveries } from "./deliveries";
import { type LeadContent, leadContent } from "./leadContent";
import { type LeadSettings, leadSettings } from "./leadSettings";
import { logEvent } from "../http/logEvent";

/** Everything the lead path talks to. Functions and tools get the real one, tests their own. */
export interface LeadBackend {
  settings: LeadSettings;
  content: LeadContent;
  database: Database;
  mailer: Mailer;
  webhook: Webhook;
  timeLimits: TimeLimits;
  deliveries: Deliveries;
  /** The current time, in milliseconds since the epoch. Tests set theirs. */
  clock(): number;
  /** Lets work go on after the response. */
  waitUntil(work: Promise<unknown>): void;
}

/** See SmtpLimits. */
const smtpLimits = { connection: 5_000, acknowledgement: 15_000 };

const ofProcess = deliveries();

const mailers = new Map<string | undefined, Mailer>();

/** One per process, so that connections are used again. */
function sharedMailer(url: string | undefined): Mailer {
  const mailer = mailers.get(url) ?? openMailer(url, smtpLimits);
  mailers.set(url, mailer);
  return mailer;
}

/** Problems of the settings that this process has logged. */
const said = new Set<string>();

/** The backend of one invocation on Netlify (or of a command, without a context). */
export function openLeadBackend(context?: Context): LeadBackend {
  const settings = leadSettings(process.env, context?.deploy?.context);
  for (const problem of settings.problems.filter((line) => !said.has(line))) {
    said.add(problem);
    logEvent("setting", { problem });
  }
  // A preview has an address and a database of its own.
  const isPreview = /^(deploy-preview|branch-deploy)$/.test(settings.deployContext);
  const siteUrl = isPreview ? context?.url.origin : settings.siteUrl;
  return {
    settings: { ...settings, siteUrl },
    content: leadContent(),
    database: sharedDatabase(databaseUrl(process.env)),
    mailer: sharedMailer(settings.smtpUrl),
    webhook: openWebhook(settings.webhook),
    timeLimits: defaultTimeLimits,
    deliveries: ofProcess,
    clock: Date.now,
    waitUntil: (work) => context?.waitUntil?.(work),
  };
}

/** Time limits of the lead path, all in whole milliseconds. Passed in, so that tests can be quick. */
export interface TimeLimits {
  /** Writing a lead down, tries included, while the visitor waits. */
  record: number;
  /** Mailing a lead that the database could not take, while the visitor waits. */
  onlyCopy: number;
  /** One post to the webhook. */
  post: number;
  /** Taking more from the outbox in a scheduled run, which Netlify ends after 30 seconds. */
  run: number;
}

/** A visitor waits at most 3 s (record) and 4 s (mail): under the 10 seconds of an invocation. */
const defaultTimeLimits: TimeLimits = {
  record: 3_000,
  onlyCopy: 4_000,
  post: 10_000,
  run: 15_000,
};
