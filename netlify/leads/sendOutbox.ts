import { giveUpOld, type Taken } from "../database/outbox";
import { isAboutThisOne } from "../mail/sendOutcome";
import type { LeadBackend } from "./leadBackend";
import { messageIdOf } from "./leadMail";
import { logEvent } from "../http/logEvent";
import { sendTaken, take } from "./sendTaken";
import { writeScheduled } from "./teamMails";

/** Sent at the same time once the receiver is known to be there. */
const parallel = 8;
/** Failures in a row after which the receiver counts as away and the run ends. */
const patience = 3;

export interface SendReport {
  attempted: number;
  sent: number;
  failed: number;
  /** Leads whose mail was given up. */
  dead: number;
}

/**
 * Sends what is in the outbox, for a bounded time: mails and posts to the webhook beside each other, so that neither
 * waits for the other.
 *
 * What is due comes first, then what has waited longest since its last try, as a probe. As soon as one goes through,
 * the receiver is back and all the others follow, whatever their backoff; as long as none does, the run ends after a
 * few failures.
 */
export async function sendOutbox(backend: LeadBackend): Promise<SendReport> {
  const { deliveries, database, clock } = backend;
  await deliveries.flush();
  const report: SendReport = { attempted: 0, sent: 0, failed: 0, dead: 0 };
  await Promise.all([sendWaves("mail", backend, report), sendWaves("webhook", backend, report)]);
  const alertId = messageIdOf(`alert.${clock()}`, backend);
  report.dead = (await giveUpOld(database, alertId)).length;
  if (report.attempted > 0 || report.dead > 0) logEvent("outbox-run", { ...report });
  return report;
}

async function sendWaves(
  channel: Taken["channel"],
  backend: LeadBackend,
  report: SendReport,
): Promise<void> {
  const started = performance.now();
  const tried: number[] = [];
  const takeAtMost = (limit: number, early: boolean) =>
    take({ limit, early, channels: [channel], except: tried }, backend);
  let failuresInARow = 0;
  let isThere = false;
  let hasProbed = false;
  while (failuresInARow < patience && performance.now() - started < backend.timeLimits.run) {
    // Two at a time feel whether the receiver is there; then more.
    let wave = await takeAtMost(isThere ? parallel : 2, isThere);
    if (wave.length === 0 && !isThere && !hasProbed) {
      hasProbed = true;
      wave = await takeAtMost(1, true);
    }
    if (wave.length === 0) return;
    tried.push(...wave.map(({ id }) => id));
    const outcomes = await Promise.all(wave.map((one) => sendTaken(one, backend, writeScheduled)));
    for (const outcome of outcomes) {
      report.attempted += 1;
      if (outcome.status === "delivered") {
        report.sent += 1;
        isThere = true;
        failuresInARow = 0;
      } else {
        report.failed += 1;
        if (!isAboutThisOne(outcome)) failuresInARow += 1;
      }
    }
  }
}
