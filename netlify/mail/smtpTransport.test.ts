import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { startFaultyMailServer } from "../testing/faultyMailServer";
import { openMailer, smtpAddressProblem } from "./mailer";

const limits = { connection: 5_000, acknowledgement: 5_000 };
const mail = {
  messageId: "<test@cresca.example>",
  envelope: { from: "site@cresca.example", to: ["equipe@cresca.example"] },
  raw: Buffer.from("Subject: Essai\r\nX-Lead-Id: 1\r\n\r\nBonjour\r\n"),
};

async function deliver(url: string) {
  const mailer = openMailer([{ variable: "SMTP_URL", url }], limits);
  // A budget with a fraction, as every computed one has.
  const outcome = await mailer.deliver(mail, 10_000.123_4);
  mailer.close();
  return outcome;
}

describe("a mail server", () => {
  it.each(["localhost", "127.0.0.1"])("is reached as %s", async (host) => {
    const server = await startFaultyMailServer();
    const reached = server.url.replace("localhost", host);
    const outcome = await deliver(reached);
    await server.close();
    expect(outcome).toEqual({ status: "delivered" });
  });

  it("is reached over TLS when its certificate is good, and not when it is not", async () => {
    const script = "netlify/testing/tlsDelivery.ts";
    const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", script]);
    expect(JSON.parse(stdout)).toEqual({ outcomes: ["delivered", "unreachable"], received: 1 });
  });

  it("whose name does not resolve is unreachable", async () => {
    expect(await deliver("smtp://nowhere.invalid:2525")).toEqual({ status: "unreachable" });
  });
});

describe("the address of a mail server", () => {
  it.each([
    "smtp://mail.example:25",
    "smtps://moi:mot%20de%20passe@mail.example",
    "smtp://[::1]:25",
  ])("can be %s", (address) => expect(smtpAddressProblem(address)).toBeUndefined());

  it.each(["not a url", "mail.example:25", "https://mail.example", "smtp:", "smtp://"])(
    "cannot be «%s»",
    (address) => expect(smtpAddressProblem(address)).toBeDefined(),
  );
});
