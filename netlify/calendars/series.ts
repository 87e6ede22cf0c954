import { type CalendarTime, timesOf } from "./calendarTime";
import { propertiesOf } from "./components";
import { isBusy, isOneOf, isRepeated, occurrences, timeOf } from "./event";
import type { Interval } from "./interval";
import type { ZoneOf } from "./zones";

interface Context {
  window: Interval;
  email?: string;
  zoneOf: ZoneOf;
  /** What comes until something cannot be read. */
  readable<Item>(items: Iterable<Item>): Item[];
}

/** What an exception changes: the time that was at `from`, or all from then on (THISANDFUTURE). */
interface Change {
  event: string;
  from: CalendarTime;
  /** Unset: the owner is free instead. */
  to?: Interval;
  isForRest: boolean;
}

/** When the events with one UID keep their owner busy within a window, and some times beyond it. */
export function busyTimesOf(events: string[], context: Context): Interval[] {
  const changes = events.flatMap((event) => context.readable(changesOf(event, context)));
  return [
    // What was moved takes place on its own, wherever it was moved from.
    ...changes.flatMap(({ to }) => to ?? []),
    ...events.flatMap((event) => {
      // What repeats on its own is changed by single exceptions alone.
      const theirs = isException(event)
        ? changes.filter((change) => !isRepeated(change.event))
        : changes;
      return context.readable(ownTimesOf(event, theirs, context));
    }),
  ];
}

function* changesOf(event: string, { email, zoneOf }: Context): Generator<Change> {
  const [id] = propertiesOf(event, "RECURRENCE-ID");
  const [from] = timesOf(event, "RECURRENCE-ID", zoneOf);
  if (!from) return;
  const isForRest = /^THISANDFUTURE$/i.test(id?.parameter("RANGE") ?? "");
  const isMoved = isBusy(event, email) && !isRepeated(event);
  yield { event, from, to: isMoved ? timeOf(event, zoneOf) : undefined, isForRest };
}

/** Times of an event that is no exception, or one that repeats itself, as Outlook's copy of a series does. */
function* ownTimesOf(
  event: string,
  changes: Change[],
  { window, email, zoneOf }: Context,
): Generator<Interval> {
  if (!isBusy(event, email) || (isException(event) && !isRepeated(event))) return;
  const { first, start, end } = timeOf(event, zoneOf);
  if (!isRepeated(event)) return yield { start, end };
  const isChanged = isOneOf(changes.map(({ from }) => from));
  // Where a day alone is named, its time is the one that the series has.
  const timeOfDay = first.wall.toPlainTime();
  const rests = changes
    .filter(({ isForRest }) => isForRest)
    .map(({ from, to }) => {
      const at = from.isDay ? first.zone(from.wall.withPlainTime(timeOfDay)) : from.instant;
      return { at, to, shift: to ? to.start - at : 0 };
    })
    .sort((a, b) => a.at - b.at);
  const reach = Math.max(
    end - start,
    ...rests.map(({ to, shift }) => Math.abs(shift) + (to ? to.end - to.start : 0)),
  );
  const wide = { start: window.start - reach, end: window.end + reach };
  for (const time of occurrences(event, first, wide, zoneOf)) {
    if (isChanged(time)) continue;
    const rest = rests.findLast(({ at }) => at < time.instant);
    const moved = time.instant + (rest?.shift ?? 0);
    if (rest?.to) yield { start: moved, end: moved + rest.to.end - rest.to.start };
    else if (!rest) {
      const length = { before: first.instant - start, after: end - first.instant };
      yield { start: moved - length.before, end: time.end ?? moved + length.after };
    }
  }
}

function isException(event: string): boolean {
  return propertiesOf(event, "RECURRENCE-ID").length > 0;
}
