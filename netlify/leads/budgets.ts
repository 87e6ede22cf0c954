/** Time limits of the lead path, all in milliseconds. Passed in, so that tests can be quick. */
export interface Budgets {
  /** One request to the store that nobody waits for. */
  storeRequest: number;
  /** Opening a claim, and looking for an earlier copy, while the visitor waits. */
  lookup: number;
  /** Storing a record, tries included. */
  storeRecord: number;
  /** Wait between two tries of storing. */
  storePause: number;
  /** See claim.ts. */
  claimSettle: number;
  /** Mailing a lead while the visitor waits. */
  directMail: number;
  /** Mailing a lead in a scheduled run. */
  retryMail: number;
  /** Beginning new attempts in a scheduled run, which the host ends after 30 seconds. */
  retryRun: number;
  /** Waiting for the server's word on a mail that it was given whole. */
  acknowledgement: number;
}

/**
 * On the host a visitor waits at most 1 s (claim), 2.5 s (record) and 4 s (mail), which stays under
 * the 10 seconds that an invocation may take.
 */
export const hostBudgets: Budgets = {
  storeRequest: 2_500,
  lookup: 1_000,
  storeRecord: 2_500,
  storePause: 150,
  claimSettle: 30,
  directMail: 4_000,
  retryMail: 5_000,
  retryRun: 15_000,
  acknowledgement: 15_000,
};
