import { Readable } from "node:stream";

import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";

import type { OutgoingMail, SendOutcome } from "./mail";

/** A connection to `url` that is not open yet; every phase of it ends within `budgetMs`. */
export function newConnection(
  url: string,
  budgetMs: number,
  acknowledgementMs: number,
): SMTPConnection {
  const options = parseConnectionUrl(url);
  return new SMTPConnection({
    ...options,
    connectionTimeout: budgetMs,
    greetingTimeout: budgetMs,
    dnsTimeout: budgetMs,
    socketTimeout: acknowledgementMs,
    socketCloseTimeout: 500,
    logger: false,
  });
}

/** Connects and signs in. Null when that worked. `deadline` as of performance.now(). */
export function openSession(
  connection: SMTPConnection,
  url: string,
  deadline: number,
): Promise<SendOutcome | null> {
  const { auth } = parseConnectionUrl(url);
  return new Promise((resolve) => {
    const settle = (outcome: SendOutcome | null) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      connection.close();
      settle({ status: "unreachable", reason: "connection timeout" });
    }, deadline - performance.now());
    // Stays for the life of the connection: an unheard "error" event would end the process.
    connection.on("error", (error) => settle(outcomeOf(error, false)));
    connection.connect((error) => {
      if (error) settle(outcomeOf(error, false));
      else if (!auth) settle(null);
      else connection.login(auth, (refusal) => settle(refusal ? outcomeOf(refusal, false) : null));
    });
  });
}

/** Sends one mail on an open connection; may be abandoned at `deadline` until it has begun. */
export function transmit(
  connection: SMTPConnection,
  mail: OutgoingMail,
  deadline: number,
  acknowledgementMs: number,
): Promise<SendOutcome> {
  return new Promise((resolve) => {
    let begun = false;
    // Read when the server has agreed to take the message: from then on it may have it whole.
    const message = new Readable({
      read() {
        begun = true;
        this.push(mail.raw);
        this.push(null);
      },
    });
    const settle = (outcome: SendOutcome) => {
      clearTimeout(budget);
      clearTimeout(patience);
      connection.off("end", onEnd);
      resolve(outcome);
    };
    // Only after the error that may come with it.
    const onEnd = () => setImmediate(() => settle(outcomeOf(new Error("connection ended"), begun)));
    const budget = setTimeout(() => {
      if (begun) return;
      settle({ status: "unreachable", reason: "send timeout" });
      connection.close();
    }, deadline - performance.now());
    const patience = setTimeout(
      () => {
        settle(outcomeOf(new Error("no acknowledgement"), begun));
        connection.close();
      },
      deadline - performance.now() + acknowledgementMs,
    );
    connection.send(mail.envelope, message, (error, info) => {
      if (error) settle(outcomeOf(error, begun));
      else settle({ status: "delivered", response: info?.response ?? "" });
    });
    connection.once("end", onEnd);
  });
}

/** Tells a refusal (the server said so) from silence, and silence before the message from after. */
function outcomeOf(error: unknown, begun: boolean): SendOutcome {
  const reason = error instanceof Error ? error.message : String(error);
  const code =
    error instanceof Error && "responseCode" in error ? Number(error.responseCode) : undefined;
  if (code) return { status: "refused", permanent: code >= 500, code, reason };
  return { status: begun ? "uncertain" : "unreachable", reason };
}
