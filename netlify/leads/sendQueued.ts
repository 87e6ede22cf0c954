import { takeFromOutbox } from "../database/outbox";
import type { LeadBackend } from "./leadBackend";
import { sendTaken } from "./sendTaken";
import { stopId } from "./webhookEvents";

/** Sends what was just put into the outbox, after the answer. The schedule takes the rest. */
export function sendQueued(ids: readonly number[], backend: LeadBackend): void {
  const { database, mailer, webhook, waitUntil } = backend;
  if (!mailer.isConfigured && !webhook.isConfigured) return;
  // What cannot be sent is not taken.
  const only = mailer.isConfigured ? ("mail" as const) : ("webhook" as const);
  const channel = mailer.isConfigured && webhook.isConfigured ? undefined : only;
  const send = async (id: number) => {
    const options = {
      limit: 1,
      early: true,
      except: [],
      only: id,
      channel,
      unlessStoppedBy: stopId(backend),
    };
    const taken = await takeFromOutbox(database, options).catch(() => []);
    await Promise.all(taken.map((one) => sendTaken(one, backend)));
  };
  for (const id of ids) waitUntil(send(id));
}
