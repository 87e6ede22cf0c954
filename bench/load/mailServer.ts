import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

/** A real SMTP server that counts the mails of each lead. */
export interface CountingMailServer {
  url: string;
  /** Copies by lead id. */
  mails: Map<string, number>;
  close(): Promise<void>;
}

/** @param ms time it takes over each mail, in milliseconds. */
export async function startMailServer(ms = 0): Promise<CountingMailServer> {
  const mails = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const id = /^X-Lead-Id: (.+)$/im
          .exec(Buffer.concat(chunks).toString("latin1"))?.[1]
          ?.trim();
        if (id) mails.set(id, (mails.get(id) ?? 0) + 1);
        setTimeout(done, ms);
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://localhost:${port}`,
    mails,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
