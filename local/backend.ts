import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { sharedDatabase, databaseUrl } from "../netlify/database/connection";
import { leadSettings } from "../netlify/leads/leadSettings";
import { englishWords } from "../netlify/leads/webhookProblems";
import { smtpAddressProblem } from "../netlify/mail/smtpAddress";
import { webhookProblem } from "../netlify/webhook/webhookAddress";
import { afterAnswers, functionsMiddleware, type NodeMiddleware } from "./functionsHost";
import { openLocalDatabase } from "./localDatabase";
import { startLocalMailbox } from "./mailbox";
import { startSchedules } from "./schedules";

/** The lead path on this machine: the functions, their database, their schedules and a mailbox. */
export interface LocalBackend {
  listener: NodeMiddleware;
  /** The mailbox's web page; undefined when `SMTP_URL` sends mail elsewhere. */
  mailboxUrl?: string;
  close(): Promise<void>;
}

export interface LocalBackendOptions {
  /** Where the database, the mails and the local secret are kept. Default: `DATA_DIR`, then `.data`. */
  dataDir?: string;
  /** Run send-mail and lead-digest by timer. Default: yes. */
  schedules?: boolean;
}

/** Starts everything the functions need. With `SMTP_URL` set, mail goes there. */
export async function startLocalBackend(options: LocalBackendOptions = {}): Promise<LocalBackend> {
  const dataDir = resolve(options.dataDir ?? process.env.DATA_DIR ?? ".data");
  await mkdir(dataDir, { recursive: true });
  process.env.SIGNING_SECRET ||= await localSecret(dataDir);
  const database = await openLocalDatabase(dataDir);
  const mailbox = process.env.SMTP_URL ? undefined : await startLocalMailbox(dataDir);
  if (mailbox) process.env.SMTP_URL = mailbox.smtpUrl;
  reportSettings();
  const schedules = options.schedules === false ? undefined : startSchedules();
  return {
    listener: functionsMiddleware(),
    mailboxUrl: mailbox?.webUrl,
    async close() {
      schedules?.close();
      await afterAnswers.finish(20_000);
      await sharedDatabase(databaseUrl(process.env)).close();
      if (mailbox) delete process.env.SMTP_URL;
      await mailbox?.close();
      await database.close();
    },
  };
}

/** Says at start, not at the first lead, what of the settings cannot be used. */
function reportSettings(): void {
  const { problems, providers, webhook } = leadSettings(process.env);
  for (const problem of problems) console.error(problem);
  const unusable = webhookProblem(webhook);
  if (unusable) console.error(englishWords[unusable]);
  for (const { variable, url } of providers) {
    const problem = smtpAddressProblem(url);
    if (problem) console.error(`${variable} cannot be used: ${problem}`);
  }
}

/** The secret that signs visitor passes on this machine, made once. */
async function localSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "visitor-pass-secret");
  const known = await readFile(path, "utf8").catch(() => "");
  if (known) return known;
  const secret = randomBytes(32).toString("base64url");
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}
