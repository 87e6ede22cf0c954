/** Writes one structured line to the log: identifiers, counts and codes, never what a lead says. */
export function logEvent(event: string, facts: Record<string, string | number> = {}): void {
  console.warn(JSON.stringify({ event, ...facts }));
}
