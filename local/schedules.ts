import { invoke, scheduledFunctions } from "./functionsHost";

const minute = 60_000;

/** Whether a moment is one of a schedule in the notation of cron, of which this reads `*`, `*\/5` and `5`. */
export const isDue = (schedule: string, now: Date) => {
  const parts = [now.getUTCMinutes(), now.getUTCHours(), now.getUTCDate()];
  const values = [...parts, now.getUTCMonth() + 1, now.getUTCDay()];
  return schedule.split(" ").every((field, index) => {
    const value = values[index] ?? NaN;
    const [, step] = field.match(/^\*\/(\d+)$/) ?? [];
    return field === "*" || (step ? value % Number(step) === 0 : value === Number(field));
  });
};

/** Runs the scheduled functions as the host does, at the times that they name. */
export function startSchedules(): { close(): void } {
  const run = (name: string) =>
    invoke(
      new Request(`http://localhost/.netlify/functions/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ next_run: new Date(Date.now() + 5 * minute).toISOString() }),
      }),
      "127.0.0.1",
    );
  // What the host has long run when a visitor comes, this machine runs when it starts.
  for (const { name, schedule } of scheduledFunctions()) {
    if (schedule.startsWith("*")) void run(name);
  }
  const timer = setInterval(() => {
    for (const { name, schedule } of scheduledFunctions())
      if (isDue(schedule, new Date())) void run(name);
  }, minute);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
