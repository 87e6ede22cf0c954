import type SMTPConnection from "nodemailer/lib/smtp-connection";

import type { OutgoingMail, SendOutcome } from "./mail";
import { slots } from "./slots";
import { newConnection, openSession, transmit } from "./smtpSession";

/** Mails handed over at the same time; each has a connection of its own. */
const maxConnections = 8;
/** An idle connection older than this (milliseconds) is not trusted again. */
const maxIdleMs = 2_000;

export interface SmtpTransport {
  /**
   * Hands one mail over. Gives up after `budgetMs` as long as the message has not begun to go out;
   * from then on it waits for the server's answer, so as to know whether the mail was accepted.
   */
  send(mail: OutgoingMail, budgetMs: number): Promise<SendOutcome>;
  close(): void;
}

interface Session {
  connection: SMTPConnection;
  idleSince: number;
}

/** A mail provider at `smtp://` or `smtps://`, with its own small pool of connections. */
export function smtpTransport(url: string, acknowledgementMs: number): SmtpTransport {
  const idle: Session[] = [];
  const connections = slots(maxConnections);

  function reusable(): Session | undefined {
    for (let session = idle.pop(); session; session = idle.pop()) {
      if (!session.connection.destroyed && performance.now() - session.idleSince < maxIdleMs)
        return session;
      session.connection.close();
    }
    return undefined;
  }

  function keep(connection: SMTPConnection): void {
    const session = { connection, idleSince: performance.now() };
    idle.push(session);
    setTimeout(() => {
      const place = idle.indexOf(session);
      if (place < 0) return;
      idle.splice(place, 1);
      connection.quit();
    }, maxIdleMs).unref();
  }

  async function attempt(mail: OutgoingMail, budgetMs: number): Promise<SendOutcome> {
    const deadline = performance.now() + budgetMs;
    const reused = reusable();
    if (reused) {
      const outcome = await transmit(reused.connection, mail, deadline, acknowledgementMs);
      if (outcome.status === "delivered") keep(reused.connection);
      else reused.connection.close();
      // The server may have closed a kept connection meanwhile: that says nothing about today.
      if (outcome.status !== "unreachable" || performance.now() >= deadline) return outcome;
    }
    const connection = newConnection(url, deadline - performance.now(), acknowledgementMs);
    const refusal = await openSession(connection, url, deadline);
    const outcome = refusal ?? (await transmit(connection, mail, deadline, acknowledgementMs));
    if (outcome.status === "delivered") keep(connection);
    else connection.close();
    return outcome;
  }

  return {
    async send(mail, budgetMs) {
      const startedAt = performance.now();
      if (!(await connections.enter(budgetMs))) return { status: "unreachable", reason: "queue" };
      try {
        return await attempt(mail, Math.max(1, budgetMs - (performance.now() - startedAt)));
      } finally {
        connections.leave();
      }
    },
    close() {
      for (const { connection } of idle.splice(0)) connection.close();
    },
  };
}
