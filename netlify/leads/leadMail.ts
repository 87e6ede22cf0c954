import { asciiDomain } from "../../contract/emailAddress";
import { leadFieldNames } from "../../contract/leadFields";
import type { LeadRow } from "../database/schema";
import { signedLink } from "../http/signedToken";
import { composeMail, type OutgoingMail, type Part, type Row } from "../mail/composeMail";
import type { Mailbox } from "../mail/mailbox";
import type { LeadContent } from "./leadContent";
import type { LeadSettings } from "./leadSettings";

/** The mail that brings one lead to the agency. `stored` is false when only the mail has it. */
export async function leadMail(
  lead: LeadRow,
  { settings, content }: MailContext,
  { stored, messageId }: { stored: boolean; messageId: string },
): Promise<OutgoingMail> {
  const { mail: texts, contact } = content.texts;
  const notes = [
    stored ? "" : texts.notStored,
    lead.score >= suspicionNoted ? texts.suspicious : "",
    settings.deployContext === "production" ? "" : `${texts.context} ${settings.deployContext}`,
  ].filter((note) => note !== "");
  const rows = leadFieldNames.map((name): Row => [contact.form[name].label, lead[name]]);
  const link = stored ? await leadLink("note-answer", lead.id, { settings, content }) : undefined;
  const footer = `${texts.received} ${lead.receivedAt.toISOString()} · ${texts.reference} ${lead.id}`;
  return composeMail({
    ...addresses({ settings, content }),
    replyTo: replyTo(lead.name, lead.email),
    subject: `${texts.subject} ${oneLine(lead.name, 80)}`,
    messageId,
    date: lead.receivedAt,
    headers: { "X-Lead-Id": lead.id },
    parts: [
      ...notes.map((note) => ({ note })),
      { rows },
      ...linkPart(texts.answered, link),
      { footer: `${footer}\n${content.site.brand.name}` },
    ],
  });
}

/** A link, unless there is no secret to sign it with. */
export const linkPart = (link: string, to: string | undefined): Part[] =>
  to ? [{ link, to }] : [];

/** From this score on, a mailed lead says that it looks suspicious. */
const suspicionNoted = 3;

/**
 * Who a reply to a visitor goes to, in the form that every mail system can carry: an ASCII domain. A local part that
 * is not ASCII has no such form.
 */
export function replyTo(name: string, email: string): Mailbox | undefined {
  const localPart = email.slice(0, email.lastIndexOf("@"));
  const domain = asciiDomain(email);
  if (!domain || !/^[\x21-\x7e]+$/.test(localPart)) return undefined;
  return { name, address: `${localPart}@${domain}` };
}

/** Own address in From, so that SPF and DKIM hold; the visitor is in Reply-To only. */
export function addresses({ settings, content }: MailContext) {
  return {
    from: {
      name: settings.from?.name || content.site.brand.name,
      address: settings.from?.address ?? content.site.contact.email,
    },
    to: settings.to ?? content.site.contact.email,
  };
}

/** Where what staff should look at goes. */
export function teamAddress(context: MailContext): string {
  return context.settings.alertTo ?? addresses(context).to;
}

/** The domain of our own address, under which our `Message-ID`s are. */
export function mailDomain(context: MailContext): string {
  return addresses(context).from.address.replace(/^.*@/, "");
}

/** A `Message-ID` of ours. */
export function messageIdOf(name: string, context: MailContext): string {
  return `<${name}@${mailDomain(context)}>`;
}

/** `Message-ID` of the mail that brings a lead to the team. */
export function leadMessageId(id: string, context: MailContext): string {
  return messageIdOf(`lead.${id}`, context);
}

/**
 * Address of the page that notes that a lead was answered, or that lets it out of quarantine; undefined without a secret
 * to sign it with. The first may be quoted in a reply to the visitor: its page says only when the lead came in.
 */
export async function leadLink(
  purpose: "note-answer" | "release-lead",
  id: string,
  { settings, content }: MailContext,
  expiresAt?: number,
): Promise<string | undefined> {
  const secret = settings.signingSecret;
  const site = settings.siteUrl ?? content.site.url.replace(/\/+$/, "");
  return secret && signedLink(purpose, id, { site, secret, expiresAt });
}

/** Text fit for a subject: one line, no control or direction-changing character, cut short. */
export function oneLine(text: string, length: number): string {
  const flat = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return Array.from(flat).slice(0, length).join("");
}

/** What every mail needs besides its subject. */
export interface MailContext {
  settings: LeadSettings;
  content: LeadContent;
}
