import type { Server } from "node:http";

import type { LocalBackend } from "./backend";

/** Ends local servers in good order on Ctrl-C or SIGTERM. */
export function closeOnSignal(servers: readonly Server[], backend: LocalBackend): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      void backend.close().finally(() => process.exit(0));
    });
  }
}
