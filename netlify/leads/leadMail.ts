import { withAsciiDomain } from "../../contract/emailAddress";
import { leadFieldNames } from "../../contract/leadFields";
import type { QueuedMessage } from "../database/outbox";
import type { LeadRow } from "../database/schema";
import { signedLink } from "../http/signedToken";
import type { Mail, Mailbox, Part, Row } from "../mail/composeMail";
import type { LeadBackend } from "./leadBackend";

/** The mail that brings one lead to the agency. `stored` is false when only the mail has it. */
export async function leadMail(
  lead: LeadRow,
  context: MailContext,
  { stored }: { stored: boolean },
): Promise<Mail> {
  const { settings, content } = context;
  const { mail: texts, contact } = content.texts;
  const notes = [
    stored ? "" : texts.notStored,
    lead.score >= suspicionNoted ? texts.suspicious : "",
    settings.deployContext === "production" ? "" : `${texts.context} ${settings.deployContext}`,
  ].filter((note) => note !== "");
  const rows = leadFieldNames.map((name): Row => [contact.form[name].label, lead[name]]);
  const footer = `${texts.received} ${lead.receivedAt.toISOString()} · ${texts.reference} ${lead.id}`;
  return {
    to: settings.to,
    replyTo: replyTo(lead.name, lead.email),
    subject: `${texts.subject} ${oneLine(lead.name, 80)}`,
    queuedAt: lead.receivedAt.toISOString(),
    parts: [
      ...notes.map((note) => ({ note })),
      { rows },
      ...(stored ? await leadLink(texts.answered, "note-answer", lead.id, context) : []),
      `${footer}\n${content.site.brand.name}`,
    ],
  };
}

/** Reminds the team of a lead that waits for its answer. `now` in milliseconds since the epoch. */
export async function reminderMail(
  { id, name, email, phone, message, receivedAt }: LeadRow,
  context: MailContext,
  now: number,
): Promise<Mail> {
  const { reminder, answered, reference } = context.content.texts.mail;
  const hours = Math.floor((now - receivedAt.getTime()) / 3_600_000);
  return {
    to: context.settings.to,
    subject: `${reminder.subject} ${hours} h : ${oneLine(name, 80)}`,
    queuedAt: new Date(now).toISOString(),
    parts: [
      reminder.text,
      `${name}\n${email}\n${phone}`,
      message,
      ...(await leadLink(answered, "note-answer", id, context)),
      `${reference} ${id}`,
    ],
  };
}

/** A mail to the team, once under its id. */
export function teamMail(
  messageId: string,
  words: Pick<Mail, "subject" | "parts">,
  { settings, clock }: LeadBackend,
): QueuedMessage {
  const queuedAt = new Date(clock()).toISOString();
  const content = { ...words, to: settings.alertTo, queuedAt };
  return { channel: "mail", kind: "written", messageId, content };
}

/** From this score on, a mailed lead says that it looks suspicious. */
const suspicionNoted = 3;

/**
 * Who a reply to a visitor goes to, in the form that every mail system can carry: an ASCII domain. A local part that
 * is not ASCII has no such form.
 */
export function replyTo(name: string, email: string): Mailbox | undefined {
  const address = withAsciiDomain(email);
  return address && /^[\x21-\x7e]+$/.test(address) ? { name, address } : undefined;
}

/**
 * The link to the page that notes that a lead was answered, or that lets it out of quarantine; none without a secret to
 * sign it with. The first may be quoted in a reply to the visitor: its page says only when the lead came in.
 */
export async function leadLink(
  link: string,
  purpose: "note-answer" | "release-lead",
  id: string,
  { settings, content }: MailContext,
  expiresAt?: number,
): Promise<Part[]> {
  const secret = settings.signingSecret;
  const site = settings.siteUrl ?? content.site.url.replace(/\/+$/, "");
  return secret ? [{ link, to: await signedLink(purpose, id, { site, secret, expiresAt }) }] : [];
}

/** Text fit for a subject: one line, no control or direction-changing character, cut short. */
export function oneLine(text: string, length: number): string {
  const flat = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return Array.from(flat).slice(0, length).join("");
}

/** What a mail needs to be written. */
export type MailContext = Pick<LeadBackend, "settings" | "content">;
