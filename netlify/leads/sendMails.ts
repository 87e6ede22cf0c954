import { giveUpOldMails, takeMails } from "../database/outbox";
import { isAboutThisMail } from "../mail/sendOutcome";
import type { LeadBackend } from "./leadBackend";
import { messageIdOf } from "./leadMail";
import { logEvent } from "./logEvent";
import { sendTakenMail } from "./sendTakenMail";

/** Mails sent at the same time once the provider is known to be there. */
const parallel = 8;
/** Failures in a row after which the provider counts as away and the run ends. */
const patience = 3;

export interface SendReport {
  attempted: number;
  sent: number;
  failed: number;
  /** Leads whose mail was given up. */
  dead: number;
}

/**
 * Sends what is in the outbox, for a bounded time.
 *
 * What is due comes first, then the mail that has waited longest since its last try, as a probe. As
 * soon as one goes through, the provider is back and all the others follow, whatever their backoff;
 * as long as none does, the run ends after a few failures.
 */
export async function sendMails(backend: LeadBackend): Promise<SendReport> {
  const { lateWrites, mailer, database, clock } = backend;
  await lateWrites.flush();
  const report: SendReport = { attempted: 0, sent: 0, failed: 0, dead: 0 };
  if (mailer.isConfigured) await sendWaves(backend, report);
  const alertId = messageIdOf(`alert.${clock()}`, backend);
  report.dead = (await giveUpOldMails(database, alertId)).length;
  if (report.attempted > 0 || report.dead > 0) logEvent("mail-run", { ...report });
  return report;
}

async function sendWaves(backend: LeadBackend, report: SendReport): Promise<void> {
  const started = performance.now();
  const tried: number[] = [];
  let failuresInARow = 0;
  let hasProbed = false;
  while (failuresInARow < patience && performance.now() - started < backend.budgets.run) {
    const early = report.sent > 0;
    // Two at a time feel whether the provider is there; then more.
    const limit = early ? parallel : 2;
    let wave = await takeMails(backend.database, { limit, early, except: tried });
    if (wave.length === 0 && !early && !hasProbed) {
      hasProbed = true;
      wave = await takeMails(backend.database, { limit: 1, early: true, except: tried });
    }
    if (wave.length === 0) return;
    tried.push(...wave.map(({ id }) => id));
    const outcomes = await Promise.all(wave.map((mail) => sendTakenMail(mail, backend)));
    for (const outcome of outcomes) {
      report.attempted += 1;
      if (outcome.status === "delivered") {
        report.sent += 1;
        failuresInARow = 0;
      } else {
        report.failed += 1;
        if (!isAboutThisMail(outcome)) failuresInARow += 1;
      }
    }
  }
}
