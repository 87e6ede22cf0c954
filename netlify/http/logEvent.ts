/** Facts that may be logged: identifiers, counts and codes. Never what a lead says. */
export type EventFacts = Record<string, string | number>;

/** Writes one structured line to the log. */
export function logEvent(event: string, facts: EventFacts = {}): void {
  console.warn(JSON.stringify({ event, ...facts }));
}
