import type { DeskAppointment } from "../../../contract/deskAppointments";
import { minuteOf } from "../time/dates";

/** Where an appointment stands in its day's column. */
export type Placed = {
  appointment: DeskAppointment;
  /** Minutes since midnight in Paris. */
  from: number;
  to: number;
  /** Those at the same time stand side by side: which one of how many. */
  lane: number;
  lanes: number;
};

/** The shortest that is drawn, in minutes: a shorter one could not be read. */
const SHORTEST = 30;

/** Lays the appointments of a day out, side by side where they overlap. */
export const layoutDay = (appointments: readonly DeskAppointment[]): Placed[] => {
  const placed: Placed[] = [];
  let cluster: Placed[] = [];
  const close = () => {
    const lanes = Math.max(0, ...cluster.map(({ lane }) => lane + 1));
    for (const one of cluster) one.lanes = lanes;
    cluster = [];
  };
  const inOrder = [...appointments].sort((one, other) => one.start.localeCompare(other.start));
  for (const appointment of inOrder) {
    const from = minuteOf(appointment.start);
    const length = (Date.parse(appointment.end) - Date.parse(appointment.start)) / 60_000;
    const to = from + Math.max(SHORTEST, length);
    if (cluster.every((one) => one.to <= from)) close();
    const taken = new Set(cluster.filter((one) => one.to > from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    const one = { appointment, from, to, lane, lanes: 1 };
    cluster.push(one);
    placed.push(one);
  }
  close();
  return placed;
};

/** A working day, unless appointments are earlier or later. */
const OPENS = 9;
const CLOSES = 18;

/** First and last hour that a calendar has to show. */
export const hoursOf = (placed: readonly Placed[]) => ({
  first: Math.min(OPENS, ...placed.map(({ from }) => Math.floor(from / 60))),
  last: Math.min(24, Math.max(CLOSES, ...placed.map(({ to }) => Math.ceil(to / 60)))),
});
