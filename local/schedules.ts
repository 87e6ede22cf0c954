import { invoke } from "./functionsHost";

const minute = 60_000;

/** Runs the scheduled functions as the host does: the outbox every 5 minutes, the digest once a day. */
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
  const timers = [
    setInterval(() => void run("send-mail"), 5 * minute),
    setInterval(() => void run("lead-digest"), 24 * 60 * minute),
  ];
  timers.forEach((timer) => timer.unref());
  return { close: () => timers.forEach((timer) => clearInterval(timer)) };
}
