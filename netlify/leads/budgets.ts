/** Time limits of the lead path, all in whole milliseconds. Passed in, so that tests can be quick. */
export interface Budgets {
  /** Writing a lead down, tries included, while the visitor waits. */
  record: number;
  /** Wait between two tries of writing. */
  pause: number;
  /** Mailing a lead that the database could not take, while the visitor waits. */
  onlyCopy: number;
  /** Mailing anything else. */
  mail: number;
  /** One post to the webhook. */
  post: number;
  /** Taking more from the outbox in a scheduled run, which the host ends after 30 seconds. */
  run: number;
}

/** A visitor waits at most 3 s (record) and 4 s (mail): under the 10 seconds of an invocation. */
export const hostBudgets: Budgets = {
  record: 3_000,
  pause: 100,
  onlyCopy: 4_000,
  mail: 5_000,
  post: 10_000,
  run: 15_000,
};
