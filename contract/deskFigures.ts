/** A week, Monday to Sunday in Paris. */
export interface WeekFigures {
  /** Its Monday. */
  monday: string;
  /** Messages that came in and are not in quarantine. */
  messages: number;
  /** Appointments that were booked in it, cancelled ones too. */
  appointments: number;
  /** Messages that came in and are in quarantine. */
  spam: number;
  /** Messages, whenever they came in, that were answered in it. */
  answers: number;
}

/** How the promise of an answer within 24 hours was kept, for messages of the last so many days. */
export interface PromiseFigures {
  days: 7 | 30 | 90;
  /** Messages whose fate is known: answered, or older than 24 hours. The others do not count yet. */
  due: number;
  answered: number;
  withinDay: number;
  /** `withinDay / due`, 0 to 1; null without messages. */
  share: number | null;
  /** Median time to the answer, in minutes, over all that are due; those unanswered count with their age. Null without any. */
  medianMinutes: number | null;
}

/** How many of the messages of the last 90 days were answered within so many hours. */
export interface DistributionStep {
  /** From (inclusive) and to (exclusive), in hours; `to` is null for the last. */
  from: number;
  to: number | null;
  count: number;
}

/** What a manager looks at. */
export interface Figures {
  /** Oldest first; the last is the present week. */
  weeks: WeekFigures[];
  /** Messages by the page they came from, most first, at most 20; `page` is empty where the form did not say. */
  pages: { page: string; messages: number; answered: number }[];
  /** 7, 30 and 90 days. */
  promise: PromiseFigures[];
  /** 0–1, 1–2, 2–4, 4–8, 8–24, 24–48 and from 48 hours on; then `waiting`, which have no answer yet. */
  distribution: DistributionStep[];
  waiting: number;
  now: string;
}
