import type { Config } from "@netlify/functions";

type Rule = NonNullable<Config["rateLimit"]>;

/**
 * The host's rule about how many requests one visitor may make in a window of time (in seconds).
 *
 * @returns seconds to wait when they are used up, else 0.
 */
export function rateLimiter(now: () => number = Date.now) {
  const requests = new Map<string, number[]>();
  return (visitor: string, { windowLimit, windowSize }: Rule): number => {
    const start = now() - windowSize * 1000;
    const recent = (requests.get(visitor) ?? []).filter((at) => at > start);
    const [oldest] = recent;
    if (recent.length >= windowLimit && oldest !== undefined) {
      return Math.ceil((oldest - start) / 1000);
    }
    requests.delete(visitor);
    requests.set(visitor, [...recent, now()]);
    const [longestUnseen] = requests.keys();
    if (requests.size > 10_000 && longestUnseen !== undefined) requests.delete(longestUnseen);
    return 0;
  };
}
