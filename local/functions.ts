import express from "express";

import { closeOnSignal, startLocalBackend } from "./backend";

/** `npm run functions`: the functions alone, on loopback. `PORT=0` takes any free port. */
async function main(): Promise<void> {
  const backend = await startLocalBackend();
  const app = express().disable("x-powered-by").use(backend.listener);
  const server = app.listen(Number(process.env.PORT ?? 9999), "127.0.0.1", () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    // A parent that started us (npm start) learns the port, and takes us with it when it ends.
    process.send?.(port);
    process.once("disconnect", () => process.exit(0));
    console.log(`Functions: http://localhost:${port}/.netlify/functions/<name>`);
    console.log(`Lead mails: ${backend.mails}`);
  });
  closeOnSignal([server], backend);
}

void main();
