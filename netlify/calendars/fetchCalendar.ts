const headers = {
  accept: "text/calendar, */*;q=0.1",
  // Outlook 365 sends what does not look like a browser it knows to an error page.
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 site-calendar",
};

/**
 * Reads a calendar feed. The address comes from the people who run the site, so it may be private.
 *
 * @param limits of the response in bytes, and of the reading in milliseconds: Outlook takes twelve seconds, and a
 * scheduled function has thirty.
 * @throws when it does not answer well within the limits. The address is not repeated: it is a secret.
 */
export async function fetchCalendar(
  address: string,
  { bytes, time } = { bytes: 10_000_000, time: 22_000 },
): Promise<string> {
  const url = address.replace(/^webcals?:/i, "https:");
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(time) });
  if (!response.ok) {
    void response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    // Leaving the loop ends the transfer.
    if (length > bytes) throw new Error("too large");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
