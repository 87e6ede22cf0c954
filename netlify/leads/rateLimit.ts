/** Counts accepted posts per visitor address, in this process. */
export interface RateLimit {
  /**
   * Takes one post from an address' allowance.
   *
   * @returns seconds to wait when the allowance is used up, else 0.
   */
  take(address: string, now: number): number;
  /** Posts of this address that are not yet made good again: a measure of its haste. */
  recent(address: string, now: number): number;
}

interface Bucket {
  used: number;
  at: number;
}

/** Addresses remembered at once; the longest unseen are forgotten first. */
const capacity = 10_000;

/** A token bucket per address: `burst` posts at once, `perMinute` more each minute. */
export function rateLimit({ burst, perMinute }: { burst: number; perMinute: number }): RateLimit {
  const buckets = new Map<string, Bucket>();
  const usedBy = (address: string, now: number): number => {
    const bucket = buckets.get(address);
    if (!bucket) return 0;
    // A clock set back gives nothing back, and takes nothing.
    const minutes = Math.max(0, now - bucket.at) / 60_000;
    return Math.max(0, bucket.used - minutes * perMinute);
  };
  return {
    recent: usedBy,
    take(address, now) {
      const used = usedBy(address, now);
      if (used + 1 > burst) return Math.ceil(((used + 1 - burst) / perMinute) * 60);
      buckets.delete(address);
      buckets.set(address, { used: used + 1, at: now });
      if (buckets.size > capacity) {
        const [oldest] = buckets.keys();
        if (oldest !== undefined) buckets.delete(oldest);
      }
      return 0;
    },
  };
}
