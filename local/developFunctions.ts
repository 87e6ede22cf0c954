import { spawn } from "node:child_process";
import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";

/**
 * Middleware for Gatsby's `developMiddleware`: serves `/.netlify/functions/*` during `npm start`.
 *
 * The functions run in a process of their own (`local/functions.ts`), because Gatsby compiles what
 * its configuration imports, and would compile the functions' packages too. That
 * process is started once, sends its port, and ends with this one.
 */
export function developFunctions() {
  const port = startFunctions();
  return (incoming: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!incoming.url?.startsWith("/.netlify/functions/")) {
      next();
      return;
    }
    port.then(
      (known) => forward(incoming, response, known),
      () => response.writeHead(503).end("The functions did not start"),
    );
  };
}

/** Resolves to their port. */
function startFunctions(): Promise<number> {
  const { env } = process;
  const child = spawn(process.execPath, ["--import", "tsx", "local/functions.ts"], {
    env: { ...env, URL: env.URL || "http://localhost:8000", PORT: "0", NODE_OPTIONS: "" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  process.once("exit", () => child.kill());
  return new Promise((resolve, reject) => {
    child.once("message", (port) => resolve(port as number));
    child.once("exit", (code) => reject(new Error(`functions ended with ${code}`)));
  });
}

function forward(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path, headers } = incoming;
  const outgoing = httpRequest({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.once("error", () => response.writeHead(502).end("The functions do not answer"));
  incoming.pipe(outgoing);
}
