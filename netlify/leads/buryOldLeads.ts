import { escapeHtml } from "../../contract/escapeHtml";
import type { LeadBackend } from "./leadBackend";
import { addresses, domainOf, page } from "./leadMail";
import type { LeadSnapshot } from "./leadSnapshot";
import { logEvent } from "./logEvent";
import { composeMail } from "./mail";
import { deadAfter } from "./retrySchedule";

/**
 * Gives up leads that could not be mailed for 72 hours: marks them dead and alerts. Their records
 * stay; `npm run leads -- resend` brings them back.
 *
 * @returns how many were given up in this run.
 */
export async function buryOldLeads(snapshot: LeadSnapshot, backend: LeadBackend): Promise<number> {
  const { store, ledger, clock } = backend;
  const buried: string[] = [];
  for (const id of snapshot.unsent) {
    // Never without having tried: a scheduler that slept for days must not give up on waking.
    if (!snapshot.failed.has(id) || ledger.isEngaged(id)) continue;
    if (clock() - startOfDay(id) < deadAfter) continue; // Certainly younger: no need to read it.
    try {
      const lead = await store.read(id);
      const isOld = lead && clock() - Date.parse(lead.receivedAt) >= deadAfter;
      if (!isOld || (await store.isSent(id))) continue;
      await store.markDead(id, clock());
      buried.push(id);
      logEvent("lead-dead", { id });
    } catch {
      break; // The store failed: the next run does it.
    }
  }
  await alertAbout([...snapshot.dead, ...buried], backend);
  return buried.length;
}

/** Start of the UTC day in an id, in milliseconds since the epoch. */
function startOfDay(id: string): number {
  return Date.parse(`${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}T00:00:00Z`);
}

/** One mail for all dead leads not yet reported. Tried again in each run until it goes through. */
async function alertAbout(dead: string[], backend: LeadBackend): Promise<void> {
  if (dead.length === 0 || !backend.mailer.isConfigured) return;
  const { store, mailer, content, settings, clock } = backend;
  try {
    const known = new Set(await store.keys.list("alerted/"));
    const unreported = dead.filter((id) => !known.has(`alerted/${id}`));
    if (unreported.length === 0) return;
    const texts = content.texts.mail;
    const sender = addresses(backend);
    const mail = await composeMail({
      ...sender,
      to: settings.alertTo ?? sender.to,
      subject: texts.alertSubject,
      messageId: `<alert.${unreported[0]}.${unreported.length}@${domainOf(sender.from.address)}>`,
      date: new Date(clock()),
      text: `${texts.alertText}\n\n${unreported.join("\n")}\n`,
      html: page(
        `<p>${escapeHtml(texts.alertText)}</p><ul>${unreported.map((id) => `<li>${id}</li>`).join("")}</ul>`,
      ),
    });
    const outcome = await mailer.deliver(mail, 5_000);
    if (outcome.status !== "delivered") return;
    for (const id of unreported) await store.keys.put(`alerted/${id}`, "1");
  } catch {
    logEvent("alert-not-sent", { leads: dead.length });
  }
}
