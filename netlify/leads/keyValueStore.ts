/**
 * What the lead path needs of a store: text under keys. Every operation has its own deadline and
 * rejects when it cannot tell that it succeeded; a rejected write may still have happened. Timeouts
 * are in milliseconds.
 */
export interface KeyValueStore {
  /** The value under `key`, null when there is none. Reads what was written last, everywhere. */
  get(key: string, timeoutMs?: number): Promise<string | null>;
  /** Writes unconditionally. Resolves only when the store acknowledged the write. */
  put(key: string, value: string, timeoutMs?: number): Promise<void>;
  /**
   * Writes only where the key is free. Atomic on the real service, nearly so on the local emulator:
   * use it through `claim`, never as the only thing that keeps a lead.
   */
  putIfNew(key: string, value: string, timeoutMs?: number): Promise<"created" | "exists">;
  remove(key: string): Promise<void>;
  /** Keys that begin with `prefix`. */
  list(prefix: string): Promise<string[]>;
}

/** The store did not do, or did not confirm, what was asked. */
export class StoreError extends Error {
  override name = "StoreError";
}
