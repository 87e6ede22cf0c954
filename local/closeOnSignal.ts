import type { Server } from "node:http";

import type { LocalBackend } from "./backend";

/** Ends a local server in good order on Ctrl-C or SIGTERM. */
export function closeOnSignal(server: Server, backend: LocalBackend): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
      void backend.close().finally(() => process.exit(0));
    });
  }
}
