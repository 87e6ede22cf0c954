import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

import { escapeHtml } from "../contract/escapeHtml";

/** Starts a mailbox on loopback: an SMTP server that delivers nowhere, and a web page to read its mail; mails stay in `<dataDir>/mail`. Its page is on port 1080, or on another that is free. */
export async function startLocalMailbox(dataDir: string) {
  const folder = join(dataDir, "mail");
  await mkdir(folder, { recursive: true });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      const file = join(folder, `${Date.now()}-${process.hrtime()[1]}.eml`);
      writeFile(file, stream).then(() => done(), done);
    },
  });
  const web = createServer((request, response) => {
    pageAt((request.url ?? "/").slice(1), folder)
      .then((html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html))
      .catch(() => response.writeHead(404).end("No such mail"));
  });
  const smtpPort = await listen(smtp.server, 0);
  const webPort = await listen(web, 1080);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    webUrl: `http://127.0.0.1:${webPort}`,
    async close() {
      web.close();
      web.closeAllConnections();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}

/** Listens on a port of loopback, or on any other when that is taken. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve) => {
    server.once("error", () => server.listen(0, "127.0.0.1"));
    server.once("listening", () => resolve((server.address() as AddressInfo).port));
    server.listen(port, "127.0.0.1");
  });
}

/** The list of mails, newest first, or the mail of a file. */
async function pageAt(file: string, folder: string): Promise<string> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith(".eml"))
    .sort()
    .reverse();
  const read = async (file: string) => simpleParser(await readFile(join(folder, file)));
  if (file === "") {
    const rows = files.slice(0, 200).map(async (name) => {
      const mail = await read(name);
      const to = [mail.to ?? []].flat().map(({ text }) => text);
      return `<li><a href="/${name}">${escapeHtml(mail.subject ?? "")}</a> ${escapeHtml(to.join(", "))}</li>`;
    });
    return `<!DOCTYPE html><title>Mails</title><h1>Mails</h1><ul>${(await Promise.all(rows)).join("")}</ul>`;
  }
  if (!files.includes(file)) throw new Error("No such mail");
  const mail = await read(file);
  const text = `<pre>${escapeHtml(mail.text ?? "")}</pre>`;
  const body = escapeHtml(`<base target="_blank">${mail.html || text}`);
  const headers = mail.headerLines.map(({ line }) => escapeHtml(line)).join("\n");
  const attachments = mail.attachments.map(
    ({ filename, content }) =>
      `<h2>${escapeHtml(filename ?? "")}</h2><pre>${escapeHtml(content.toString())}</pre>`,
  );
  return `<!DOCTYPE html><title>Mail</title><p><a href="/">All mails</a></p>
    <iframe srcdoc="${body}" sandbox="allow-popups allow-popups-to-escape-sandbox" width="100%" height="600"></iframe>
    <details><summary>Text and headers</summary><pre>${headers}</pre>${text}</details>${attachments.join("")}`;
}
