import { Cron } from "croner";

import { afterAnswers, invoke, scheduledFunctions } from "./functionsHost";

/** Runs the scheduled functions as the host does, at the times that they name. */
export function startSchedules(): { close(): void } {
  const jobs: Cron[] = [];
  for (const { name, schedule } of scheduledFunctions()) {
    const address = `http://localhost/.netlify/functions/${name}`;
    const run = () =>
      afterAnswers.add(invoke(new Request(address, { method: "POST" }), "127.0.0.1"));
    // What the host has long run when a visitor comes, this machine runs when it starts.
    if (schedule.startsWith("*")) run();
    jobs.push(new Cron(schedule, { timezone: "UTC", unref: true }, run));
  }
  return { close: () => jobs.forEach((job) => job.stop()) };
}
