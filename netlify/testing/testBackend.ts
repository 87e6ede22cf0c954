import { randomUUID } from "node:crypto";

import { acceptLead } from "../leads/acceptLead";
import { blobStore } from "../leads/blobStore";
import type { Budgets } from "../leads/budgets";
import { mailer } from "../leads/deliverMail";
import type { LeadBackend } from "../leads/leadBackend";
import { leadContent } from "../leads/leadContent";
import { leadSettings } from "../leads/leadSettings";
import { leadStore } from "../leads/leadStore";
import { rateLimit } from "../leads/rateLimit";
import { sentLedger } from "../leads/sentLedger";
import { slots } from "../leads/slots";

/**
 * The host's limits, shrunk so that a time-out costs a test little, but not so far that a busy
 * machine is taken for a fault.
 */
export const quickBudgets: Budgets = {
  storeRequest: 1_000,
  lookup: 700,
  storeRecord: 1_200,
  storePause: 20,
  claimSettle: 1,
  directMail: 1_200,
  retryMail: 1_200,
  retryRun: 15_000,
  acknowledgement: 1_500,
};

/** For faults that are told at once: nothing is decided by time, however busy the machine. */
export const patientBudgets: Partial<Budgets> = {
  storeRequest: 20_000,
  lookup: 20_000,
  storeRecord: 20_000,
  directMail: 20_000,
  retryMail: 20_000,
  acknowledgement: 20_000,
};

/** The limits for a fault: short where it takes a time-out to notice it. */
export function budgetsFor(fault: { kind: string }): Partial<Budgets> {
  return fault.kind === "silent" || fault.kind === "slow" ? {} : patientBudgets;
}

export const minute = 60_000;
export const hour = 60 * minute;

/** A clock that stands still until a test moves it. */
export interface TestClock {
  now: number;
}

export interface TestBackendOptions {
  storeUrl: string;
  smtpUrls: string[];
  clock: TestClock;
  budgets?: Partial<Budgets>;
}

/** A fresh process' view of the lead path, on the given store and mail servers. */
export function testBackend(options: TestBackendOptions): LeadBackend {
  const { storeUrl, smtpUrls, clock } = options;
  const budgets = { ...quickBudgets, ...options.budgets };
  const access = {
    edgeURL: storeUrl,
    uncachedEdgeURL: storeUrl,
    siteID: "test",
    token: "test",
  };
  const environment = { LEAD_FROM: "site@cresca.example", LEAD_TO: "equipe@cresca.example" };
  return {
    settings: { ...leadSettings(environment, "production"), smtpUrls, passSecret: "secret" },
    content: leadContent(),
    store: leadStore(
      blobStore({ name: "leads-production", timeoutMs: budgets.storeRequest, access }),
      budgets.storePause,
    ),
    mailer: mailer(smtpUrls, budgets.acknowledgement),
    budgets,
    ledger: sentLedger(),
    rate: rateLimit({ burst: 100_000, perMinute: 1_000 }),
    underWay: new Map(),
    handling: slots(24),
    clock: () => clock.now,
    newToken: randomUUID,
    waitUntil: () => undefined,
  };
}

/** A valid lead, told apart by a number. */
export function sampleFields(index = 1) {
  return {
    name: `Élodie Martin ${index}`,
    email: `elodie.${index}@exemple.fr`,
    phone: "06 39 98 12 34",
    website: "exemple.fr",
    message: `Bonjour, message ${index}.\nÀ bientôt !`,
  };
}

/** Posts fields as the site's client does. */
export function postJson(
  body: unknown,
  backend: LeadBackend,
  { address = "203.0.113.7", headers = {} }: { address?: string; headers?: HeadersInit } = {},
): Promise<Response> {
  const request = new Request("https://www.cresca.example/.netlify/functions/send-lead-email", {
    method: "POST",
    headers: { "content-type": "application/json", ...Object.fromEntries(new Headers(headers)) },
    body: JSON.stringify(body),
  });
  return acceptLead(request, address, backend);
}

/** Posts fields as a browser without JavaScript does. */
export function postNatively(
  fields: Record<string, string>,
  backend: LeadBackend,
  encoding: "urlencoded" | "multipart" = "urlencoded",
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request("https://www.cresca.example/.netlify/functions/send-lead-email", {
    method: "POST",
    headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
    body: encoding === "multipart" ? form : new URLSearchParams(fields),
  });
  return acceptLead(request, "203.0.113.7", backend);
}
