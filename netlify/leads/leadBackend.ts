import { randomUUID } from "node:crypto";

import type { Context } from "@netlify/functions";

import { blobStore } from "./blobStore";
import { type Budgets, hostBudgets } from "./budgets";
import type { Clock, NewToken } from "./clock";
import { type Mailer, sharedMailer } from "./deliverMail";
import { type LeadContent, leadContent } from "./leadContent";
import { type LeadSettings, leadSettings, leadStoreName } from "./leadSettings";
import { type LeadStore, leadStore } from "./leadStore";
import { type RateLimit, rateLimit } from "./rateLimit";
import { slots, type Slots } from "./slots";
import { type SentLedger, sentLedger } from "./sentLedger";

/** Everything the lead path talks to. Functions and tools get the real one, tests their own. */
export interface LeadBackend {
  settings: LeadSettings;
  content: LeadContent;
  store: LeadStore;
  mailer: Mailer;
  budgets: Budgets;
  ledger: SentLedger;
  rate: RateLimit;
  /** Posts being handled in this process, by what they say. */
  underWay: Map<string, Promise<"kept" | "lost">>;
  /** Leads handled at the same time in this process. */
  handling: Slots;
  clock: Clock;
  newToken: NewToken;
  /** Lets work go on after the answer, where the host allows it. */
  waitUntil(work: Promise<unknown>): void;
}

const ledger = sentLedger();
const underWay: LeadBackend["underWay"] = new Map();
/**
 * The host gives each invocation its own process; where one process serves many (npm run
 * functions), a crowd waits its turn here, so that every lead has its deadlines to itself.
 */
const handling = slots(12);
let rate: RateLimit | undefined;

/** The backend of one invocation on the host (or of a staff tool, without a context). */
export function openLeadBackend(context?: Context): LeadBackend {
  const settings = leadSettings(process.env, context?.deploy?.context);
  return {
    settings,
    content: leadContent(),
    store: leadStore(
      blobStore({
        name: leadStoreName(settings.deployContext),
        timeoutMs: hostBudgets.storeRequest,
      }),
      hostBudgets.storePause,
    ),
    mailer: sharedMailer(settings.smtpUrls, hostBudgets.acknowledgement),
    budgets: hostBudgets,
    ledger,
    rate: (rate ??= rateLimit(settings.rate)),
    underWay,
    handling,
    clock: Date.now,
    newToken: randomUUID,
    waitUntil: (work) => context?.waitUntil?.(work),
  };
}
