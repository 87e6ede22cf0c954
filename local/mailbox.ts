import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { freePort } from "./freePort";

/** The embedded mailbox: an SMTP server that delivers nowhere, and a web page to read its mail. */
export interface LocalMailbox {
  smtpUrl: string;
  webUrl: string;
  close(): Promise<void>;
}

/** Starts maildev on loopback; mails stay in `<dataDir>/mail`. Busy ports give way to free ones. */
export async function startLocalMailbox(dataDir: string): Promise<LocalMailbox> {
  const mailDirectory = join(dataDir, "mail");
  await mkdir(mailDirectory, { recursive: true });
  const smtp = await freePort(1025);
  const web = await freePort(1080);
  // maildev offers itself to `import` only, and this file may be loaded by `require`.
  const { MailDev } = await import("maildev");
  const maildev = new MailDev({
    smtp,
    web,
    ip: "127.0.0.1",
    webIp: "127.0.0.1",
    mailDirectory,
    silent: true,
  });
  await maildev.start();
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    webUrl: `http://127.0.0.1:${web}`,
    close: () => maildev.stop(),
  };
}
