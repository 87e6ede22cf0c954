import type { Context } from "@netlify/functions";

import { once } from "../../contract/once";
import { databaseUrl, openDatabase } from "../database/connection";
import { openMailer } from "../mail/mailer";
import { openWebhook } from "../webhook/webhook";
import { deliveries } from "./deliveries";
import { leadContent } from "./leadContent";
import { leadSettings } from "./leadSettings";
import { logEvent } from "../http/logEvent";

const ofProcess = deliveries();

// One per address and process, so that connections are used again.
const sharedMailer = once((url: string | undefined) => openMailer(url));
const sharedDatabase = once((url: string | undefined) => openDatabase(url));

const sayProblem = once((problem: string) => logEvent("setting", { problem }));

/**
 * In whole milliseconds. A visitor waits at most for `record` and `onlyCopy`, under the 10 seconds of an invocation.
 * Passed in, so that tests can be quick.
 */
const timeLimits = {
  /** Writing a lead down, tries included. */
  record: 3_000,
  /** Mailing a lead that the database could not take. */
  onlyCopy: 4_000,
  /** One post to the webhook. */
  post: 10_000,
  /** Taking more from the outbox in a scheduled run, which Netlify ends after 30 seconds. */
  run: 15_000,
};

/** Everything the lead path talks to. Functions and tools get the real one, tests their own. */
export type LeadBackend = ReturnType<typeof openLeadBackend>;

/** The backend of one invocation on Netlify (or of a command, without a context). */
export function openLeadBackend(context?: Context) {
  const content = leadContent();
  const settings = leadSettings(process.env, content, context?.deploy?.context);
  for (const problem of settings.problems) sayProblem(problem);
  // A preview has an address and a database of its own.
  const isPreview = /^(deploy-preview|branch-deploy)$/.test(settings.deployContext);
  const siteUrl = isPreview ? context?.url.origin : settings.siteUrl;
  return {
    settings: { ...settings, siteUrl },
    content,
    database: sharedDatabase(databaseUrl(process.env)),
    mailer: sharedMailer(settings.smtpUrl),
    webhook: openWebhook(settings.webhook),
    timeLimits,
    deliveries: ofProcess,
    /** The current time, in milliseconds since the epoch. Tests set theirs. */
    clock: Date.now,
    /** Lets work go on after the response. */
    waitUntil: (work: Promise<unknown>): void => context?.waitUntil?.(work),
  };
}
