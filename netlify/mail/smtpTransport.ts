import type { Readable } from "node:stream";

import { createTransport } from "nodemailer";

import type { OutgoingMail } from "./composeMail";
import { outcomeOf, type SendOutcome } from "./sendOutcome";

/** Time limits of a transport, in whole milliseconds: Node's resolver throws on a fraction. */
export interface SmtpLimits {
  /** Looking the name up, connecting, greeting: each. */
  connection: number;
  /** Waiting for the server's word on a mail that it was given whole. */
  acknowledgement: number;
}

export interface SmtpTransport {
  /**
   * Hands one mail over. Gives up after `timeoutMs` as long as the message has not begun to go out;
   * from then on it waits for the server's reply, so as to know whether it was accepted. Never rejects.
   */
  send(mail: OutgoingMail, timeoutMs: number): Promise<SendOutcome>;
  close(): void;
}

const connections = 8;

/** A mail provider at `smtp://` or `smtps://`, with nodemailer's pool of connections. */
export function smtpTransport(url: string, limits: SmtpLimits): SmtpTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // Once more when a kept connection turns out to be closed; nodemailer does it only while no
    // byte of the message has gone out.
    maxRequeues: 1,
    idleTimeout: 2_000,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.connection,
    dnsTimeout: limits.connection,
    socketTimeout: limits.acknowledgement,
  });
  const streams = new WeakMap<object, Readable>();
  transporter.use("stream", (mail, done) => {
    const create = mail.message.createReadStream.bind(mail.message);
    mail.message.createReadStream = (options) => {
      const stream = create(options);
      if (mail.data.signal) streams.set(mail.data.signal, stream);
      return stream;
    };
    done();
  });

  let underWay = 0;
  return {
    async send({ envelope, raw }, timeoutMs) {
      underWay += 1;
      const abort = new AbortController();
      const hasBegun = () => streams.get(abort.signal)?.readableDidRead === true;
      const giveUp = () => abort.abort();
      const whole = Math.max(1, Math.round(timeoutMs));
      const timeout = setTimeout(() => hasBegun() || giveUp(), whole);
      const patience = setTimeout(giveUp, whole + limits.acknowledgement);
      try {
        await transporter.sendMail({ envelope, raw, signal: abort.signal });
        return { status: "delivered" };
      } catch (error) {
        const isCrowded = abort.signal.aborted && !hasBegun() && underWay > connections;
        return isCrowded ? { status: "crowded" } : outcomeOf(error, hasBegun());
      } finally {
        underWay -= 1;
        clearTimeout(timeout);
        clearTimeout(patience);
      }
    },
    close: () => transporter.close(),
  };
}
