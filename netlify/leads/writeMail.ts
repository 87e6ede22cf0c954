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
import { reminderMail } from "./reminderMail";
import { webhookProblems } from "./webhookProblems";
import { weekFiles } from "./weekFiles";

const day = 24 * 60 * 60 * 1000;
/** So long a lead in quarantine is in the digest: one that does not arrive is no gap. */
const listedFor = 7 * day;

/** Writes a mail of the outbox from what the database says now. */
export async function writeMail(mail: Taken, backend: LeadBackend): Promise<OutgoingMail> {
  const { database, clock } = backend;
  const { messageId } = mail;
  if (mail.kind === "digest") {
    const now = clock();
    const received = { since: new Date(now - listedFor), until: new Date(now + day) };
    const suspicious = [];
    for await (const lead of eachLead(database, { state: "quarantine", received })) {
      suspicious.push(lead);
    }
    const report = {
      counts: await countLeads(database),
      answerTimes: await measureAnswerTimes(database),
      problems: await webhookProblems(backend, backend.content.texts.mail.digest.webhook),
      attachments: await weekFiles(mail.queuedAt, database),
    };
    return digestMail(report, suspicious, backend, { messageId, now });
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
    return reminderMail(mail.lead, backend, { messageId, now: clock() });
  }
  return leadMail(mail.lead, backend, { stored: true, messageId });
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
