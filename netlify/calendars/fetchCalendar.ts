/** Bounds of one reading: bytes of the answer, milliseconds in all, redirects that are followed. */
export interface FetchLimits {
  bytes: number;
  time: number;
  redirects: number;
}

const fetchLimits: FetchLimits = { bytes: 10_000_000, time: 4_000, redirects: 5 };

/**
 * Reads a calendar feed. The address comes from whoever runs the site, so it may be private.
 *
 * @throws when it does not answer well within the limits. The address is not repeated: it is a secret.
 */
export async function fetchCalendar(
  address: string,
  { bytes, time, redirects }: FetchLimits = fetchLimits,
): Promise<string> {
  const signal = AbortSignal.timeout(time);
  let url = new URL(address.replace(/^webcals?:/i, "https:"));
  for (let followed = 0; followed <= redirects; followed++) {
    if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error("not http");
    const response = await fetch(url, {
      signal,
      redirect: "manual",
      headers: { accept: "text/calendar, */*;q=0.1", "user-agent": "site-calendar" },
    });
    const location = response.headers.get("location");
    if (response.status >= 300 && response.status < 400 && location) {
      void response.body?.cancel();
      url = new URL(location, url);
      continue;
    }
    if (!response.ok) {
      void response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    return readAtMost(response, bytes);
  }
  throw new Error("too many redirects");
}

async function readAtMost(response: Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const chunk = part.value;
    length += chunk.byteLength;
    if (length > limit) {
      void reader?.cancel();
      throw new Error("too large");
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
