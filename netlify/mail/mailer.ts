import { createTransport, type NodemailerError } from "nodemailer";

import { composeMail, type Mail, type Sender } from "./composeMail";

/**
 * What became of a mail, or of a post to the webhook. `refused`: the server said no, for now or for
 * good, to the receiver or the text (`isReceivers`) or to us.
 * `unreachable`: it did not say yes; a mail whose acknowledgement was lost may be there all the same. `unwritable`: the
 * mail itself could not be made. `crowded`: too many others of this process are under way, so that it was not tried.
 */
export type SendOutcome =
  | { status: "delivered" }
  | { status: "refused"; code: number; isReceivers?: boolean }
  | { status: "unreachable"; why?: string }
  | { status: "unwritable" }
  | { status: "crowded" };

/** The outcome in a word, for logs and staff: `refused-451`. */
export function reasonOf(outcome: SendOutcome): string {
  const why = "code" in outcome ? outcome.code : "why" in outcome && outcome.why;
  return why ? `${outcome.status}-${why}` : outcome.status;
}

/**
 * A mailer over the provider at `smtp://` or `smtps://`, with nodemailer's pool of connections.
 *
 * @param limits in whole milliseconds, since Node's resolver throws on a fraction: `connection` for looking the name up,
 * connecting and greeting, each; `acknowledgement` for the server's next word.
 */
export function openMailer(
  url: string | undefined,
  limits = { connection: 5_000, acknowledgement: 15_000 },
) {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 8,
    // Once more when a kept connection turns out to be closed; nodemailer does it only while no
    // byte of the message has gone out.
    maxRequeues: 1,
    idleTimeout: 2_000,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.connection,
    dnsTimeout: limits.connection,
    socketTimeout: limits.acknowledgement,
  });
  return {
    /** False when there is no provider: mails then wait in the outbox. */
    isConfigured: url !== undefined,
    /** Rejects only a mail that cannot be made. */
    async deliver(mail: Mail, sender: Sender): Promise<SendOutcome> {
      if (!url) return { status: "unreachable" };
      const message = await composeMail(mail, sender);
      try {
        await transporter.sendMail(message);
        return { status: "delivered" };
      } catch (error) {
        const { responseCode, command = "", code, originalCode } = error as NodemailerError;
        if (!responseCode) return { status: "unreachable", why: originalCode ?? code };
        const isReceivers = /^(RCPT TO|DATA)/.test(command);
        return { status: "refused", code: responseCode, isReceivers };
      }
    },
    close: () => transporter.close(),
  };
}
