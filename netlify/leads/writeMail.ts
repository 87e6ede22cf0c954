import { measureAnswerTimes } from "../database/answerTimes";
import { countLeads } from "../database/leadCounts";
import { eachLead } from "../database/leads";
import { givenUpPosts, type Taken } from "../database/outbox";
import { composeMail, type OutgoingMail } from "../mail/composeMail";
import type { WrittenMail } from "../database/outboxContent";
import { alertMail } from "./alertMail";
import type { LeadBackend } from "./leadBackend";
import { digestMail } from "./leadDigestMail";
import { addresses, leadMail } from "./leadMail";
import { leadOf } from "./leadRecord";
import { reminderMail } from "./reminderMail";

const day = 24 * 60 * 60 * 1000;

/** Writes a mail of the outbox from what the database says now. */
export async function writeMail(mail: Taken, backend: LeadBackend): Promise<OutgoingMail> {
  const { database, clock } = backend;
  const { messageId } = mail;
  if (mail.kind === "digest") {
    const suspicious = [];
    for await (const lead of eachLead(database, { state: "quarantine" })) {
      if (clock() - lead.receivedAt.getTime() < day) suspicious.push(leadOf(lead));
    }
    const figures = {
      counts: await countLeads(database),
      answerTimes: await measureAnswerTimes(database),
    };
    return digestMail(figures, suspicious, backend, { messageId, now: clock() });
  }
  if (mail.kind === "alert") {
    const ids: string[] = [];
    for await (const { id } of eachLead(database, { state: "dead" })) ids.push(id);
    const posts = await givenUpPosts(database);
    return alertMail({ leads: ids, posts }, backend, { messageId, now: clock() });
  }
  if (mail.content) return composeMail(fromSite(mail.content as WrittenMail, messageId, backend));
  if (!mail.lead) throw new Error("the lead of a mail is gone");
  if (mail.kind === "reminder") {
    return reminderMail(leadOf(mail.lead), backend, { messageId, now: clock() });
  }
  return leadMail(leadOf(mail.lead), backend, { stored: true, messageId });
}

function fromSite(content: WrittenMail, messageId: string, backend: LeadBackend) {
  const { calendar, queuedAt, ...mail } = content;
  return {
    ...mail,
    from: addresses(backend).from,
    messageId,
    date: new Date(queuedAt),
    icalEvent: calendar && { ...calendar, filename: "invitation.ics" },
  };
}
