import type { AddressInfo, Socket } from "node:net";

import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** Where in the SMTP dialogue something goes wrong. */
export type MailStage = "connect" | "mail-from" | "recipient" | "data";

/** What a mail server does instead of its work. */
export type MailFault =
  /** Refuses with this SMTP code at this stage; at "data", after it read the message. */
  | { kind: "code"; stage: MailStage; code: number }
  /** Never answers at this stage. At "data" it has the message, but says nothing. */
  | { kind: "silent"; stage: MailStage }
  /** Takes the message, then cuts the connection instead of acknowledging it. */
  | { kind: "cut-after-data" }
  /** Cuts the connection before it has read anything of the message. */
  | { kind: "cut"; stage: "connect" | "recipient" }
  | { kind: "slow"; stage: MailStage; ms: number }
  | { kind: "held"; stage: MailStage; until: Promise<void> };

/** A mail that the server took in, whether or not it said so. */
export interface ReceivedMail {
  leadId: string;
  messageId: string;
  raw: string;
  recipients: string[];
}

/**
 * A real SMTP server (smtp-server) that fails on demand. It is reached by its address: nodemailer asks a name server even
 * for `localhost`, and one that does not answer holds every connection up.
 */
export async function startFaultyMailServer() {
  const received: ReceivedMail[] = [];
  const sockets = new Map<number | undefined, Socket>();

  const pass = (
    stage: MailStage,
    session: SMTPServerSession,
    next: (error?: Error | null) => void,
    recipient?: string,
  ): void => {
    const fault = mailServer.fault(recipient);
    if (!fault || fault.kind === "cut-after-data") next();
    else if (fault.stage !== stage) next();
    else if (fault.kind === "cut") sockets.get(session.remotePort)?.destroy();
    else if (fault.kind === "slow") setTimeout(() => next(), fault.ms);
    else if (fault.kind === "held") void fault.until.then(() => next());
    else if (fault.kind === "code") {
      next(Object.assign(new Error("refused on purpose"), { responseCode: fault.code }));
    }
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 10,
    onConnect: (session, next) => pass("connect", session, next),
    onMailFrom: (_address, session, next) => pass("mail-from", session, next),
    onRcptTo: ({ address }, session, next) => pass("recipient", session, next, address),
    onData(stream, session, next) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString("utf8");
        const fault = mailServer.fault();
        const isRefused = fault?.kind === "code" && fault.stage === "data";
        const messageId = headerOf(raw, "Message-ID").replace(/^<(.+)@cresca\.example>$/, "$1");
        if (!isRefused) {
          received.push({
            leadId: messageId.replace(/^.*?\./, ""),
            messageId,
            raw,
            recipients: session.envelope.rcptTo.map(({ address }) => address),
          });
        }
        if (fault?.kind === "cut-after-data") sockets.get(session.remotePort)?.destroy();
        else pass("data", session, next);
      });
    },
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => {
    const port = socket.remotePort;
    sockets.set(port, socket);
    socket.on("close", () => sockets.delete(port));
  });

  const mailServer = {
    url: "",
    received,
    fault: (_recipient?: string): MailFault | undefined => undefined,
    async close() {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  mailServer.url = `smtp://127.0.0.1:${port}`;
  return mailServer;
}

/** A header of a raw message, unfolded. */
function headerOf(raw: string, name: string): string {
  const head = raw.split("\r\n\r\n", 1)[0]?.replace(/\r\n[ \t]+/g, " ") ?? "";
  const line = head
    .split("\r\n")
    .find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? "";
}
