import { domainToASCII } from "node:url";

import { asciiDomain } from "../../contract/emailAddress";
import { escapeHtml } from "../../contract/escapeHtml";
import { leadFieldNames } from "../../contract/leadFields";
import { parseUrl } from "../../contract/parseUrl";
import { answerAddress } from "./answerLink";
import type { Lead } from "./lead";
import type { LeadContent } from "./leadContent";
import type { LeadSettings } from "./leadSettings";
import type { MailContext } from "./mailContext";
import { composeMail, type OutgoingMail } from "../mail/composeMail";

/** The mail that brings one lead to the agency. `stored` is false when only the mail has it. */
export function leadMail(
  lead: Lead,
  { settings, content }: MailContext,
  { stored, messageId }: { stored: boolean; messageId: string },
): Promise<OutgoingMail> {
  const { texts, site } = content;
  const labels = texts.contact.form;
  const notes = [
    stored ? "" : texts.mail.notStored,
    lead.score >= suspicionNoted ? texts.mail.suspicious : "",
    websiteNote(lead.fields.website, texts.mail.asciiWebsite),
    settings.deployContext === "production"
      ? ""
      : `${texts.mail.context} ${settings.deployContext}`,
  ].filter((note) => note !== "");
  const rows = leadFieldNames.map((name) => ({
    label: labels[name].label,
    value: lead.fields[name],
  }));
  const link = stored ? answerAddress(lead.id, { settings, content }) : undefined;
  const footer = `${texts.mail.received} ${lead.receivedAt} · ${texts.mail.reference} ${lead.id}`;

  return composeMail({
    ...addresses({ settings, content }),
    replyTo: replyTo(lead),
    subject: `${texts.mail.subject} ${oneLine(lead.fields.name, 80)}`,
    messageId,
    date: new Date(lead.receivedAt),
    headers: { "X-Lead-Id": lead.id },
    text: [
      ...notes.map((note) => `[${note}]\n`),
      ...rows.map(({ label, value }) => `${label} :${value.includes("\n") ? "\n" : " "}${value}`),
      ...(link ? [`\n${texts.mail.answered} :\n${link}`] : []),
      `\n--\n${footer}\n${site.brand.name}`,
    ].join("\n"),
    html: page(
      `${notes.map((note) => `<p><strong>${escapeHtml(note)}</strong></p>`).join("")}<table cellpadding="6">${rows
        .map(
          ({ label, value }) =>
            `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td style="white-space:pre-wrap">${escapeHtml(value)}</td></tr>`,
        )
        .join(
          "",
        )}</table>${link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(texts.mail.answered)}</a></p>` : ""}<p><small>${escapeHtml(footer)}</small></p>`,
    ),
  });
}

/** From this score on, a mailed lead says that it looks suspicious. */
const suspicionNoted = 3;

/**
 * Who an answer goes to, in the form that every mail system can carry: an ASCII domain. A local part that is not
 * ASCII has no such form.
 */
function replyTo({ fields: { name, email } }: Lead) {
  const localPart = email.slice(0, email.lastIndexOf("@"));
  const domain = asciiDomain(email);
  if (!domain || !/^[\x21-\x7e]+$/.test(localPart)) return undefined;
  return { name, address: `${localPart}@${domain}` };
}

/** Own address in From, so that SPF and DKIM hold; the visitor only ever stands in Reply-To. */
export function addresses({ settings, content }: MailContext) {
  return {
    from: { name: content.site.brand.name, address: senderAddress(settings, content) },
    to: settings.to ?? content.site.contact.email,
  };
}

function senderAddress(settings: LeadSettings, content: LeadContent): string {
  return settings.from ?? content.site.contact.email;
}

/** A `Message-ID` under the domain of our own address. */
export function messageIdOf(name: string, { settings, content }: MailContext): string {
  const sender = senderAddress(settings, content);
  return `<${name}@${sender.slice(sender.lastIndexOf("@") + 1)}>`;
}

/** A whole HTML document around trusted markup. */
export function page(body: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"></head><body style="font:16px/1.5 sans-serif">${body}</body></html>`;
}

/** Text fit for a subject: one line, no control or direction-changing character, cut short. */
export function oneLine(text: string, length: number): string {
  const flat = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return Array.from(flat).slice(0, length).join("");
}

/** Shows the real name of an internationalised host, which may imitate another one. */
function websiteNote(website: string, label: string): string {
  if (!parseUrl(website)) return "";
  const host = website.replace(/^https?:\/\//i, "").split(/[/?#:]/)[0] ?? "";
  const ascii = domainToASCII(host);
  return ascii !== "" && ascii !== host.toLowerCase() ? `${label} ${ascii}` : "";
}
