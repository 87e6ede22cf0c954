/**
 * What became of a mail. `unreachable`: certainly not accepted, nobody said why. `refused`: the
 * server said no, for now or for good. `uncertain`: the message went out and the acknowledgement
 * did not come back. `unwritable`: the mail itself could not be made. `crowded`: too many others of
 * this process were before it, so that it was not tried at all.
 */
export type SendOutcome =
  | { status: "delivered" }
  | { status: "refused"; code: number }
  | { status: "unreachable" }
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
  return outcome.status === "refused" ? `refused-${outcome.code}` : outcome.status;
}

/** A failure that says nothing about the provider's health: other mails may still go through. */
export function isAboutThisMail(outcome: SendOutcome): boolean {
  return outcome.status === "unwritable" || (outcome.status === "refused" && outcome.code >= 550);
}
