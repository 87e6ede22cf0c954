import { getStore, type Store } from "@netlify/blobs";

import { type KeyValueStore, StoreError } from "./keyValueStore";

export interface BlobStoreOptions {
  /** Name of the store; it holds the deploy context, see leadSettings.ts. */
  name: string;
  /** Deadline of one request to the service, in milliseconds. */
  timeoutMs: number;
  /** Where the store is, for tools outside the host; on the host the runtime says. */
  access?: { siteID: string; token: string; edgeURL?: string; uncachedEdgeURL?: string };
}

/** A key-value store on Netlify Blobs, or on its emulator. */
export function blobStore(options: BlobStoreOptions): KeyValueStore {
  const open = (timeoutMs = options.timeoutMs): Store =>
    getStore({
      name: options.name,
      fetch: fetchOnce(timeoutMs),
      ...options.access,
      consistency: options.access ? "strong" : strongestConsistency(),
    });

  return {
    get: (key, timeoutMs) => confirmed(open(timeoutMs).get(key, { type: "text" })),
    async put(key, value, timeoutMs) {
      await confirmed(open(timeoutMs).set(key, value));
    },
    async putIfNew(key, value, timeoutMs) {
      const { modified, etag } = await confirmed(
        open(timeoutMs).set(key, value, { onlyIfNew: true }),
      );
      if (!modified) return "exists";
      // The client reports a refused conditional write as done, but without an ETag.
      if (!etag) throw new StoreError("conditional write not confirmed");
      return "created";
    },
    async remove(key) {
      await confirmed(open().delete(key));
    },
    async list(prefix) {
      const { blobs } = await confirmed(open().list({ prefix }));
      // The emulator lists its own temporary files, whose names begin with a dot.
      return blobs.map(({ key }) => key).filter((key) => !/(^|\/)\.[^/]*$/.test(key));
    },
  };
}

/**
 * One attempt under one deadline. The Blobs client answers 429, 5xx and network errors by waiting
 * five seconds and trying again, up to five times: a write given up by us could then land half a
 * minute later. Any failure is therefore turned into a status that the client does not retry.
 */
function fetchOnce(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
    try {
      const response = await fetch(input, { ...init, signal });
      const isRetriedByClient = response.status === 429 || response.status >= 500;
      return isRetriedByClient ? failed(`${response.status} status code`) : response;
    } catch (error) {
      return failed(signal.aborted ? "timeout" : String(error));
    }
  };
}

function failed(reason: string): Response {
  return new Response(null, { status: 424, headers: { "x-nf-error": reason } });
}

async function confirmed<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new StoreError(error instanceof Error ? error.message : String(error));
  }
}

/** Strong reads need a second address, which an old runtime may not announce. */
function strongestConsistency(): "strong" | "eventual" {
  const context = process.env.NETLIFY_BLOBS_CONTEXT;
  if (!context) return "strong";
  return Buffer.from(context, "base64").toString("utf8").includes('"uncachedEdgeURL"')
    ? "strong"
    : "eventual";
}
