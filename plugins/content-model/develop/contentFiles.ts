import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { parseUrl } from "../../../contract/parseUrl";

/** Where the content editor of this machine reads and writes the files of `content/`. */
const CONTENT_FILES = "/___content-files/";

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** Images are the largest files. */
const MAXIMUM_BYTES = 20 * 1024 * 1024;

/**
 * Connect middleware for this machine only: lets `/admin` on localhost list (GET of a folder), read
 * (GET), write (PUT) and remove (DELETE) the files of a content folder.
 */
export function contentFiles(contentDir: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!request.url?.startsWith(CONTENT_FILES)) {
      next();
      return;
    }
    answer(contentDir, request, response).catch((error: NodeJS.ErrnoException) => {
      response.writeHead(error.code === "ENOENT" ? 404 : 500).end();
    });
  };
}

async function answer(contentDir: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers, url = "" } = request;
  const name = decodeURIComponent(url.slice(CONTENT_FILES.length).split("?")[0] ?? "");
  const file = path.resolve(contentDir, name);
  const inside = file === contentDir || file.startsWith(contentDir + path.sep);
  if (!inside || !isOwnPage(headers)) {
    response.writeHead(403).end();
    return;
  }
  response.setHeader("Cache-Control", "no-store, no-transform");
  if (method === "GET") await read(file, response);
  else if (method === "PUT") await write(file, request, response);
  else if (method === "DELETE" && file !== contentDir) {
    await rm(file);
    response.writeHead(204).end();
  } else response.writeHead(405).end();
}

/** Gatsby's development server lets every origin in: a page of another site is refused here. */
function isOwnPage({ host = "", origin, ...headers }: IncomingHttpHeaders): boolean {
  const sameOrigin = origin === undefined || parseUrl(origin)?.host === host;
  return (
    LOCAL_HOST.test(host) &&
    sameOrigin &&
    (headers["sec-fetch-site"] ?? "same-origin") === "same-origin"
  );
}

async function read(file: string, response: ServerResponse): Promise<void> {
  const status = await stat(file);
  if (status.isDirectory()) {
    const entries = await readdir(file, { withFileTypes: true });
    const list = entries.map((entry) => ({ name: entry.name, folder: entry.isDirectory() }));
    response.writeHead(200, { "Content-Type": "application/json", "X-Folder": "1" });
    response.end(JSON.stringify(list));
    return;
  }
  // Read before anything is answered: the file may go meanwhile.
  const body = await readFile(file);
  const modified = Math.round(status.mtimeMs);
  response.writeHead(200, { "Content-Length": body.length, "X-Modified": modified }).end(body);
}

async function write(file: string, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAXIMUM_BYTES) {
      response.writeHead(413).end();
      return;
    }
    chunks.push(chunk);
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, Buffer.concat(chunks));
  response.writeHead(204).end();
}
