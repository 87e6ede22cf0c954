/**
 * What became of a mail, or of a post to the webhook. `refused`: the receiver said no, for now or for good.
 * `unreachable`: it did not say yes; a mail whose acknowledgement was lost may be there all the same. `unwritable`: the
 * mail itself could not be made. `crowded`: too many others of this process are under way, so that it was not tried.
 */
export type SendOutcome =
  | { status: "delivered" }
  | { status: "refused"; code: number }
  | { status: "unreachable"; why?: string }
  | { status: "unwritable" }
  | { status: "crowded" };

/** The outcome in a word, for logs and staff: `refused-451`. */
export function reasonOf(outcome: SendOutcome): string {
  if (outcome.status === "refused") return `refused-${outcome.code}`;
  const why = outcome.status === "unreachable" ? outcome.why : undefined;
  return why ? `${outcome.status}-${why}` : outcome.status;
}
