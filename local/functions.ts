import express from "express";

import { listen, start, startLocalBackend } from "./backend";

/** `npm run functions`: the functions alone, on loopback. `PORT=0` takes any free port. */
start(async () => {
  const backend = await startLocalBackend();
  const app = express().disable("x-powered-by").use(backend.listener);
  const port = await listen(app, Number(process.env.PORT || 9999), backend);
  process.env.URL ||= `http://localhost:${port}`;
  // A parent that started us (npm start) learns the port, and takes us with it when it ends.
  process.send?.(port);
  process.once("disconnect", () => process.exit(0));
  console.log(`Functions: http://localhost:${port}/.netlify/functions/<name>`);
});
