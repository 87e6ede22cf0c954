import { takeMails } from "../database/outbox";
import { sendTakenMail } from "../leads/sendTakenMail";
import type { AppointmentBackend } from "./appointmentBackend";

/** Sends mails that were just put into the outbox, after the answer. The schedule takes the rest. */
export function sendQueued(ids: readonly number[], backend: AppointmentBackend): void {
  if (!backend.mailer.isConfigured) return;
  const send = async (only: number) => {
    const options = { limit: 1, early: true, except: [], only };
    const taken = await takeMails(backend.database, options).catch(() => []);
    await Promise.all(taken.map((mail) => sendTakenMail(mail, backend)));
  };
  for (const id of ids) backend.waitUntil(send(id));
}
