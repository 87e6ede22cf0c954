import { queueAnswerReminders } from "../database/reminders";
import type { LeadBackend } from "./leadBackend";
import { messageIdOf } from "./leadMail";

/**
 * Puts what is due after 20 and after 24 hours without an answer into the outbox, each once: the `Message-ID` says which.
 *
 * @returns how many reminders are new. Rejects while the database is away.
 */
export async function remindOfAnswers(backend: LeadBackend): Promise<number> {
  return queueAnswerReminders(backend.database, {
    first: around("reminder-20", backend),
    second: around("reminder-24", backend),
  });
}

function around(name: string, backend: LeadBackend) {
  const [before = "", after = ""] = messageIdOf(`${name}.\0`, backend).split("\0");
  return { before, after };
}
