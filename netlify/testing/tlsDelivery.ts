import { generate } from "selfsigned";

import { openMailer } from "../mail/mailer";
import { startFaultyMailServer } from "./faultyMailServer";

/**
 * Mails to a server over TLS, with a certificate made for the run, that is trusted and then is not.
 * Prints the outcomes. In a process of its own: Node's TLS crashes in the test runner's context.
 */
async function main(): Promise<void> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
  });
  const server = await startFaultyMailServer(undefined, { key, cert });
  const outcomes: string[] = [];
  for (const url of [`${server.url}?tls.ca=${encodeURIComponent(cert)}`, server.url]) {
    const mailer = openMailer([{ variable: "SMTP_URL", url }], {
      connection: 5_000,
      acknowledgement: 5_000,
    });
    const mail = {
      messageId: "<test@cresca.example>",
      envelope: { from: "site@cresca.example", to: ["equipe@cresca.example"] },
      raw: Buffer.from("Subject: Essai\r\n\r\nBonjour\r\n"),
    };
    outcomes.push((await mailer.deliver(mail, 10_000)).status);
    mailer.close();
  }
  console.log(JSON.stringify({ outcomes, received: server.received.length }));
  process.exit();
}

void main();
