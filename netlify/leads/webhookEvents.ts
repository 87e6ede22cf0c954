import { leadFieldsOf } from "../../contract/leadFields";
import type { EventContent } from "../database/outboxContent";
import { endStop } from "../database/webhookState";
import type { Taken } from "../database/outbox";
import type { WebhookEvent } from "../webhook/webhook";
import { isoTime } from "./clock";
import type { LeadBackend } from "./leadBackend";
import { messageIdOf } from "./leadMail";

/** `webhook-id` of a lead: one however often it is posted. */
export function leadEventId(
  id: string,
  { webhook }: Pick<LeadBackend, "webhook">,
): string | undefined {
  return webhook.isWanted ? `lead-received-${id}` : undefined;
}

/** What a row of the outbox posts. */
export function eventOf({ kind, content, lead }: Taken): WebhookEvent {
  const type = kind as WebhookEvent["type"];
  if (content) return { type, ...(content as EventContent) };
  if (!lead) throw new Error("the lead of a post is gone");
  const { id, receivedAt, source } = lead;
  const data = { id, ...leadFieldsOf(lead), page: source };
  return { type, timestamp: isoTime(receivedAt), data };
}

/** `Message-ID` of the mail that says that the webhook is stopped: it is stopped while the outbox holds that mail. */
export function stopId(backend: LeadBackend): string {
  return messageIdOf(`webhook-stopped.${backend.webhook.name}`, backend);
}

/** Lets the webhook go on after a person has seen a post arrive. */
export async function resumeWebhook(backend: LeadBackend): Promise<void> {
  await endStop(backend.database, stopId(backend));
}
