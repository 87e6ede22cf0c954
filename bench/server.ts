import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType } from "hono/utils/mime";
import { pageFile } from "../contract/pageAddresses";
import { readHostRules } from "../local/hostRules";
import { referencePage } from "./referencePage";
import { MEASURED_PAGES, REFERENCE_PATH } from "./pages";

const REFERENCE_SIZE = 30_000;

/** A certificate that lives as long as the run; the browser is told to accept it. */
const certificate = () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-certificate-"));
  const key = join(folder, "key.pem");
  const cert = join(folder, "cert.pem");
  const subject = ["-subj", "/CN=localhost", "-days", "2", "-keyout", key, "-out", cert];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject], {
    stdio: "ignore",
  });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
};

type Answer = { status: number; type: string; body: Buffer; encoded: boolean; text: string };

/**
 * Serves a build as a host does: HTTP/2 over TLS, brotli made ahead, the site's own headers. Adds the reference page; its
 * functions are away, which leaves each page as it was built.
 *
 * @param latency milliseconds before each answer
 * @param edit changes each page, which then goes without the policy that would forbid what was added
 * @returns the origin and a function that stops the server
 */
export const startServer = async (
  publicDir = resolve("public"),
  latency = 0,
  edit?: (html: string) => string,
) => {
  const rules = await readHostRules(publicDir, resolve("netlify.toml"));
  const known = new Map<string, Answer>();

  const encode = (status: number, name: string, file: Buffer): Answer => {
    const content = edit && name.endsWith(".html") ? Buffer.from(edit(String(file))) : file;
    const type = getMimeType(name) ?? "text/plain";
    const encoded = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
    const body = encoded ? brotliCompressSync(content) : content;
    return { status, type, body, encoded, text: String(content) };
  };
  const read = (path: string): Answer => {
    if (path === REFERENCE_PATH)
      return encode(200, ".html", Buffer.from(referencePage(REFERENCE_SIZE)));
    const file = join(publicDir, extname(path) ? path : pageFile(path));
    try {
      return encode(200, file, readFileSync(file));
    } catch {
      return encode(404, ".html", readFileSync(join(publicDir, "404.html")));
    }
  };
  const answerOf = (path: string) => {
    const answer = known.get(path) ?? read(path);
    known.set(path, answer);
    return answer;
  };

  // Compressed ahead, as on a host: the first visit is as fast as the others.
  for (const path of [REFERENCE_PATH, ...Object.values(MEASURED_PAGES)]) {
    const { text } = answerOf(path);
    for (const [, address = ""] of text.matchAll(/"(\/[^"\s]+\.(?:js|svg|ico|webmanifest))"/g))
      answerOf(address);
  }

  const respond = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    await wait(latency);
    const { pathname } = new URL(request.url, "https://localhost");
    if (pathname.startsWith("/.netlify/functions/")) {
      response.writeHead(503).end();
      return;
    }
    const { status, type, body, encoded } = answerOf(decodeURIComponent(pathname));
    const headers = Object.entries(rules.headersFor(pathname))
      .map(([name, value]) => [name.toLowerCase(), value])
      .filter(([name]) => !edit || name !== "content-security-policy");
    response.writeHead(status, {
      "cache-control": "public, max-age=0, must-revalidate",
      "content-type": type,
      ...(encoded ? { "content-encoding": "br" } : {}),
      ...Object.fromEntries(headers),
      "content-length": body.length,
    });
    response.end(body);
  };

  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, respond);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, stop: () => server.close() };
};
