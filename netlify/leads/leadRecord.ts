import type { LeadRow } from "../database/schema";
import type { NewLead } from "../database/leads";
import type { Lead } from "./lead";
import { leadId } from "./leadId";
import { messageIdOf } from "./leadMail";
import type { MailContext } from "./mailContext";

/** Time after midnight UTC in which a post may repeat one of the day before, in milliseconds. */
const midnightSlack = 60 * 60 * 1000;

/** A lead as the database writes it down, with the name of its mail. */
export function newLead(
  lead: Lead,
  quarantined: boolean,
  context: MailContext,
  eventId?: string,
): NewLead {
  const received = Date.parse(lead.receivedAt);
  const { id, receivedAt, fields, score, signs, source } = lead;
  return {
    lead: {
      id,
      receivedAt: new Date(receivedAt),
      ...fields,
      score,
      signs,
      quarantined,
      source,
      answeredAt: null,
      answeredBy: null,
    },
    messageId: leadMessageId(id, context),
    eventId,
    repeats: {
      id: leadId(fields, received - midnightSlack),
      since: new Date(received - midnightSlack),
    },
  };
}

/** The lead of a row. */
export function leadOf(row: LeadRow): Lead {
  const { id, receivedAt, score, signs, source, name, email, phone, website, message } = row;
  return {
    id,
    receivedAt: isoTime(receivedAt),
    fields: { name, email, phone, website, message },
    score,
    signs,
    source,
  };
}

/** ISO 8601, UTC. A time that no calendar knows spoils no list. */
export function isoTime(time: Date): string {
  return Number.isNaN(time.getTime()) ? "unknown" : time.toISOString();
}

/** `Message-ID` of the mail that brings a lead to the team. */
export function leadMessageId(id: string, context: MailContext): string {
  return messageIdOf(`lead.${id}`, context);
}
