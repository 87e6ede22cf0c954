import type { Context } from "@netlify/functions";
import { sql } from "drizzle-orm";

import type { LeadFields } from "../../contract/leadFields";
import type { AppointmentBackend } from "../appointments/appointmentBackend";
import { openDatabase } from "../database/connection";
import { leadsWhere } from "../database/leads";
import type { functionApp } from "../http/functionApp";
import { sendLeadEmail } from "../functions/send-lead-email/send-lead-email.mts";
import type { LeadBackend } from "../leads/leadBackend";
import { leadContent } from "../leads/leadContent";
import { leadSettings } from "../leads/leadSettings";
import { deliveries } from "../leads/deliveries";
import { openMailer } from "../mail/mailer";
import { openWebhook } from "../webhook/webhook";
import { backgroundWork, type BackgroundWork } from "../../local/backgroundWork";

/** Limits of a process under test, in milliseconds. */
export interface TestTimeLimits extends Record<keyof LeadBackend["timeLimits"], number> {
  /** One statement. */
  statement: number;
  /** See openMailer. */
  connection: number;
  acknowledgement: number;
}

/** Nothing is decided by time, however busy the machine: for faults that are known at once. */
export const patientLimits: TestTimeLimits = {
  record: 20_000,
  onlyCopy: 20_000,
  connection: 20_000,
  post: 20_000,
  run: 15_000,
  statement: 20_000,
  acknowledgement: 20_000,
};

export const minute = 60_000;
export const hour = 60 * minute;

/** Base64 of 24 bytes. */
export const webhookSecret = "whsec_QWhzcXVlbGxlYmVsbGVqb3VybmVl";

export interface TestBackendOptions {
  /** Null: none is configured. */
  databaseUrl: string | null;
  smtpUrl?: string;
  webhookUrl?: string;
  /** It does not run until a test moves it. */
  clock: { now: number };
  timeLimits?: Partial<TestTimeLimits>;
}

/** A process of the site: it remembers nothing of others. */
export interface TestProcess extends AppointmentBackend {
  afterAnswers: BackgroundWork;
}

/** A fresh process' view of the lead path, on the given database and mail servers. */
export function testBackend(
  options: TestBackendOptions,
): LeadBackend & Pick<TestProcess, "afterAnswers"> {
  const { databaseUrl, smtpUrl, clock } = options;
  const timeLimits = { ...patientLimits, ...options.timeLimits };
  const environment = {
    LEAD_FROM: "site@cresca.example",
    LEAD_TO: "equipe@cresca.example",
    SIGNING_SECRET: "a secret for tests alone",
    SMTP_URL: smtpUrl,
    LEAD_WEBHOOK_URL: options.webhookUrl,
    LEAD_WEBHOOK_SECRET: options.webhookUrl && webhookSecret,
  };
  const content = leadContent();
  const settings = leadSettings(environment, content, "production");
  const afterAnswers = backgroundWork();
  return {
    settings,
    content,
    database: openDatabase(
      databaseUrl ?? undefined,
      timeLimits.statement,
      () => sql<Date>`${new Date(clock.now).toISOString()}::timestamptz`,
    ),
    mailer: openMailer(settings.smtpUrl, timeLimits),
    webhook: openWebhook(settings.webhook),
    timeLimits,
    deliveries: deliveries(),
    clock: () => clock.now,
    waitUntil: afterAnswers.add,
    afterAnswers,
  };
}

/** A valid lead, different for each number. */
export function sampleFields(index = 1): LeadFields {
  return {
    name: `Élodie Martin ${index}`,
    email: `elodie.${index}@exemple.fr`,
    phone: "06 39 98 12 34",
    website: "exemple.fr",
    message: `Bonjour, message ${index}.\nÀ bientôt !`,
  };
}

/** Asks a function with a backend in place of the host's. */
export async function ask<Backend>(
  app: ReturnType<typeof functionApp<Backend>>,
  request: Request,
  backend: Backend,
  ip = "",
): Promise<Response> {
  return app.fetch(request, { backend, context: { ip } as Context });
}

const endpoint = "https://www.cresca.example/.netlify/functions/send-lead-email";

/** Posts a body as it is. */
export const postRaw = (
  body: BodyInit | undefined,
  backend: LeadBackend,
  headers: Record<string, string> = { "content-type": "application/json" },
): Promise<Response> =>
  ask(sendLeadEmail, new Request(endpoint, { method: "POST", headers, body }), backend);

/** Posts fields as the site's client does. */
export const postJson = (body: unknown, backend: LeadBackend, headers: object = {}) =>
  postRaw(JSON.stringify(body), backend, { "content-type": "application/json", ...headers });

/** Posts fields and waits for what is done after the answer. Resolves to the status. */
export async function postAndSettle(
  body: unknown,
  process: LeadBackend & Pick<TestProcess, "afterAnswers">,
): Promise<number> {
  const { status } = await postJson(body, process);
  await process.afterAnswers.finish(60_000);
  return status;
}

/** Posts fields as a browser without JavaScript does. */
export function postNatively(
  fields: Record<string, string>,
  backend: LeadBackend,
  encoding: "urlencoded" | "multipart" = "urlencoded",
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const body = encoding === "multipart" ? form : new URLSearchParams(fields);
  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  return postRaw(body, backend, { accept, ...headers });
}

/** All leads, with what became of their mails. */
export const listAll = ({ database }: LeadBackend) => leadsWhere(database);
