import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { generate } from "selfsigned";

import { sendOutbox } from "../leads/sendOutbox";
import { postAndSettle, sampleFields, testBackend } from "./testBackend";

/**
 * Posts a lead, with a webhook over TLS whose certificate no authority has signed: `tlsHook.ts <folder>`. The
 * certificate is made in the folder on the first run, so that NODE_EXTRA_CA_CERTS can name it to a second one. Prints
 * how many requests got through. In a process of its own: Node's TLS crashes in the test runner's context.
 */
async function main([folder = ""]: string[]): Promise<void> {
  const [certFile, keyFile] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  if (!existsSync(certFile)) {
    const made = await generate([{ name: "commonName", value: "localhost" }], {
      extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
    });
    writeFileSync(certFile, made.cert);
    writeFileSync(keyFile, made.private);
  }
  let requests = 0;
  const server = createServer(
    { cert: readFileSync(certFile), key: readFileSync(keyFile) },
    (request, response) => {
      requests += 1;
      request.resume().once("end", () => response.writeHead(204).end());
    },
  );
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const backend = testBackend({
    databaseUrl: process.env.TEST_DATABASE_URL ?? "",
    smtpUrl: process.env.SMTP_URL,
    webhookUrl: `https://localhost:${(server.address() as AddressInfo).port}/hook`,
    clock: { now: Number(process.env.NOW) },
  });
  await postAndSettle(sampleFields(), backend);
  await sendOutbox(backend);
  process.stdout.write(String(requests));
  process.exit(0);
}

void main(process.argv.slice(2));
