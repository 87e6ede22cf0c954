import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { setEnvironmentContext } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";

/** Site id under which the local store keeps everything. */
const localSiteId = "local";

/**
 * Starts Netlify's own Blobs emulator on `<dataDir>/blobs` and points the Blobs client of this
 * process at it, as the host does in production.
 */
export async function startLocalBlobs(dataDir: string): Promise<{ close(): Promise<void> }> {
  const directory = join(dataDir, "blobs");
  await mkdir(directory, { recursive: true });
  const token = randomUUID();
  const server = new BlobsServer({ directory, token });
  const { port } = await server.start();
  const url = `http://localhost:${port}`;
  setEnvironmentContext({ edgeURL: url, uncachedEdgeURL: url, siteID: localSiteId, token });
  return {
    async close() {
      await server.stop();
    },
  };
}
