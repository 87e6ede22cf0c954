import { runInNewContext } from "node:vm";

import { busyTimes } from "./busyTimes";
import type { Interval } from "./interval";

/** Milliseconds that a calendar may take to be understood. An ordinary one takes a few. */
const mostTime = 1_000;

/**
 * As `busyTimes`, but given up after a second: no calendar, however absurd, keeps the processor from
 * everybody else.
 *
 * @throws also when it takes longer.
 */
export function promptBusyTimes(...given: Parameters<typeof busyTimes>): Interval[] {
  try {
    // Only this interrupts code that does not wait. It runs here, with what it knows from here.
    return runInNewContext("read()", { read: () => busyTimes(...given) }, { timeout: mostTime });
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw code === "ERR_SCRIPT_EXECUTION_TIMEOUT" ? new Error("too much work") : error;
  }
}
