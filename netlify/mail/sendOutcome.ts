/**
 * What became of a mail, or of a post to the webhook. `unreachable`: not accepted, without a reply. `refused`: the
 * server said no, for now or for good. `uncertain`: the message went out and the acknowledgement
 * did not come back. `unwritable`: the mail itself could not be made. `crowded`: too many others of
 * this process were before it, so that it was not tried at all.
 */
export type SendOutcome =
  | { status: "delivered" }
  | { status: "refused"; code: number }
  | { status: "unreachable"; why?: string }
  | { status: "uncertain" }
  | { status: "unwritable" }
  | { status: "crowded" };

/**
 * Tells a refusal (the server said so) from silence, and silence before the message from after.
 *
 * @param begun whether any of the message had gone out.
 */
export function outcomeOf(error: unknown, begun: boolean): SendOutcome {
  const code =
    error instanceof Error && "responseCode" in error ? Number(error.responseCode) : undefined;
  if (code) return { status: "refused", code };
  return { status: begun ? "uncertain" : "unreachable" };
}

/** The outcome in a word, for logs and staff: `refused-451`. */
export function reasonOf(outcome: SendOutcome): string {
  if (outcome.status === "refused") return `refused-${outcome.code}`;
  const why = outcome.status === "unreachable" ? outcome.why : undefined;
  return why ? `${outcome.status}-${why}` : outcome.status;
}

/** Statuses of HTTP about what was posted, not about the receiver. */
const aboutThePost = [400, 413, 422];

/** A failure that says nothing about the receiver's health: others may still go through. */
export function isAboutThisOne(outcome: SendOutcome): boolean {
  if (outcome.status === "unwritable") return true;
  return (
    outcome.status === "refused" && (outcome.code >= 550 || aboutThePost.includes(outcome.code))
  );
}
