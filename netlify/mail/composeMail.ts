import MailComposer from "nodemailer/lib/mail-composer";

import type { Mailbox } from "./mailbox";
import { encodedText, replyToHeader } from "./mailHeaders";

/** A file that goes with a mail. */
export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** A mail as it is written. */
export interface Mail {
  from: Mailbox;
  /** Addresses, separated by a comma and a space. */
  to: string;
  replyTo?: Mailbox;
  subject: string;
  /** Stable for one mail: a reader who gets it twice can tell that it is the same. */
  messageId: string;
  date: Date;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
  /** An invitation: part of the message for calendars, and an attached file for all others. */
  icalEvent?: { method: "REQUEST" | "CANCEL"; content: string; filename: string };
}

/** A mail ready for transmission. */
export interface OutgoingMail {
  messageId: string;
  envelope: { from: string; to: string[] };
  raw: Buffer;
}

/** No absence note answers our mails (RFC 3834; Exchange looks at a header of its own). */
const noAbsenceNotes = {
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "OOF, AutoReply",
};

/** Builds the MIME message. Nothing in it can make the composer read a file or an address. */
export async function composeMail({ replyTo, ...mail }: Mail): Promise<OutgoingMail> {
  const composer = new MailComposer({
    ...mail,
    subject: encodedText(mail.subject),
    headers: { ...mail.headers, ...noAbsenceNotes },
    disableFileAccess: true,
    disableUrlAccess: true,
    // Quoted-printable always: it carries every character and every trailing space as typed.
    textEncoding: "quoted-printable",
    encoding: "quoted-printable",
  });
  const message = composer.compile();
  const built = await new Promise<Buffer>((resolve, reject) => {
    message.build((error, whole) => {
      if (whole) resolve(whole);
      else reject(error ?? new Error("mail not built"));
    });
  });
  // Nodemailer puts an encoded word of a name between quotes, where no reader decodes it.
  const raw = replyTo ? Buffer.concat([Buffer.from(replyToHeader(replyTo)), built]) : built;
  return {
    messageId: mail.messageId,
    envelope: { from: mail.from.address, to: mail.to.split(", ") },
    raw,
  };
}
