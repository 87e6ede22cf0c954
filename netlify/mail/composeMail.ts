import { html } from "hono/html";
import MailComposer from "nodemailer/lib/mail-composer";
import { encodeWord, foldLines } from "nodemailer/lib/mime-funcs";

/** A mail address, with the name of its owner where there is one. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A part of a mail: a paragraph, or one of these. */
export type Part =
  | string
  /** What to know before reading on. */
  | { note: string }
  /** Lines of a label and its value, which may be an address of ours. */
  | { rows: Row[] }
  | { list: string[] }
  | { link: string; to: string };

export type Row = [label: string, value: string, isAddress?: boolean];

/** A mail as it is written, and kept in the outbox. */
export interface Mail {
  /** Addresses, separated by a comma and a space. */
  to: string;
  replyTo?: Mailbox;
  subject: string;
  parts: Part[];
  /** Its date, ISO 8601. */
  queuedAt: string;
  /** An invitation: part of the message for calendars, and an attached file for all others. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

/** Who sends a mail, under which `Message-ID`. */
export interface Sender {
  from: Mailbox;
  /**
   * Stable for one mail, so that a second copy of it is recognised: its `Message-ID` without the domain, which is that of
   * `from` and may change.
   */
  messageId: string;
}

/** No absence note answers our mails (RFC 3834; Exchange looks at a header of its own). */
const noAbsenceNotes = {
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "OOF, AutoReply",
};

/** Builds the MIME message. Nothing in it can make the composer read a file or an address. */
export async function composeMail(
  { to, replyTo, subject, parts, queuedAt, calendar, attachments }: Mail,
  { from, messageId }: Sender,
) {
  const composer = new MailComposer({
    from,
    messageId: `<${messageId}@${from.address.replace(/^.*@/, "")}>`,
    ...(await textAndHtml(parts)),
    to,
    subject: encodedText(subject),
    date: new Date(queuedAt),
    headers: noAbsenceNotes,
    icalEvent: calendar && { ...calendar, filename: "invitation.ics" },
    attachments,
    disableFileAccess: true,
    disableUrlAccess: true,
    // Quoted-printable always: it carries every character and every trailing space as typed.
    textEncoding: "quoted-printable",
    encoding: "quoted-printable",
  });
  const built = await composer.compile().build();
  // Nodemailer puts an encoded word of a name between quotes, where no reader decodes it.
  const raw = replyTo ? Buffer.concat([Buffer.from(replyToHeader(replyTo)), built]) : built;
  return { envelope: { from: from.address, to: to.split(", ") }, raw };
}

/** Longest encoded word, so that its line keeps to 76 characters (RFC 2047). */
const wordLength = 52;

/**
 * A text as encoded words of our own (RFC 2047). Nodemailer encodes only what is not ASCII, so `=?UTF-8?Q?=0D=0A?=`
 * in a name would reach the reader as it is, and be decoded to what it says.
 */
const encodedText = (text: string) => encodeWord(text, "Q", wordLength);

/** The whole Reply-To header. `address` is one valid address in ASCII. */
const replyToHeader = ({ name, address }: Mailbox) =>
  `${foldLines(`Reply-To: ${encodedText(name)} <${address}>`)}\r\n`;

/** The text and the HTML of a mail, which say the same. */
async function textAndHtml(parts: Part[]) {
  const page =
    await html`<!doctype html><html lang="fr"><head><meta charset="utf-8"></head><body style="font:16px/1.5 sans-serif">${parts.map(partHtml)}</body></html>`;
  return { text: `${parts.map(partText).join("\n\n")}\n`, html: page.toString() };
}

function partText(part: Part): string {
  if (typeof part === "string") return part;
  if ("note" in part) return `[${part.note}]`;
  if ("list" in part) return part.list.join("\n");
  if ("link" in part) return `${part.link} :\n${part.to}`;
  return part.rows
    .map(([label, value]) => `${label} :${value.includes("\n") ? "\n" : " "}${value}`)
    .join("\n");
}

function partHtml(part: Part) {
  if (typeof part === "string") return html`<p style="white-space:pre-wrap">${part}</p>`;
  if ("note" in part) return html`<p><strong>${part.note}</strong></p>`;
  if ("list" in part) return html`<ul>${part.list.map((line) => html`<li>${line}</li>`)}</ul>`;
  if ("link" in part) return html`<p><a href="${part.to}">${part.link}</a></p>`;
  const rows = part.rows.map(
    ([label, value, isAddress]) =>
      html`<tr><th align="left" valign="top">${label}</th><td style="white-space:pre-wrap;overflow-wrap:anywhere">${isAddress ? html`<a href="${value}">${value}</a>` : value}</td></tr>`,
  );
  return html`<table cellpadding="6">${rows}</table>`;
}
