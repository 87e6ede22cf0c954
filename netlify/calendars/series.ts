import ICAL from "ical.js";

import { instantOf } from "./calendarZones";
import { isBusy, periodsOf, timeOf } from "./eventTime";
import type { Interval } from "./interval";
import { isOver, occurrences } from "./occurrences";

/** Events with one UID: those that say when it happens, and those that change some times of it. */
interface Series {
  masters: ICAL.Component[];
  exceptions: ICAL.Component[];
}

/** The events of a calendar, those that belong together as one. */
export function seriesOf(
  calendar: ICAL.Component,
  isOwn: (uid: string) => boolean,
): Iterable<Series> {
  const byUid = new Map<string, Series>();
  calendar.getAllSubcomponents("vevent").forEach((component, index) => {
    const uid = String(component.getFirstPropertyValue("uid") ?? `without-uid-${index}`);
    if (isOwn(uid)) return;
    const series = byUid.get(uid) ?? { masters: [], exceptions: [] };
    byUid.set(uid, series);
    if (component.hasProperty("recurrence-id")) series.exceptions.push(component);
    else series.masters.push(component);
  });
  return byUid.values();
}

/**
 * When a series keeps its owner busy within a window, and some times beyond it.
 *
 * @param left how many more steps its rules may take; counted down.
 */
export function* busyTimesOf(
  { masters, exceptions }: Series,
  window: Interval,
  left: { steps: number },
): Generator<Interval> {
  const changes = exceptions.map(changeOf);
  // What was moved stands by itself, wherever it was moved from.
  for (const { to } of changes) if (to) yield to;
  const moved = new Set(changes.map(({ from }) => from));
  // Changes of "this and all that follow".
  const rests = changes.filter(({ isForRest }) => isForRest).sort((a, b) => a.from - b.from);
  const shifts = rests.map(({ shift }) => shift);
  for (const component of masters) {
    if (!isBusy(component)) continue;
    const once = timeOf(component);
    if (!component.hasProperty("rrule") && !component.hasProperty("rdate")) {
      yield once;
      continue;
    }
    yield* component.getAllProperties("rdate").flatMap(periodsOf);
    if (isOver(component, once, window.start)) continue;
    const length = once.end - once.start;
    const longest = Math.max(length, ...rests.map(({ to }) => (to ? to.end - to.start : 0)));
    const wide = {
      start: window.start - longest - Math.max(0, ...shifts),
      end: window.end - Math.min(0, ...shifts),
    };
    for (const start of occurrences(component, wide, left)) {
      if (moved.has(start)) continue;
      const rest = rests.findLast(({ from }) => from < start);
      if (!rest) yield { start, end: start + length };
      else if (rest.to) {
        const movedTo = start + rest.shift;
        yield { start: movedTo, end: movedTo + rest.to.end - rest.to.start };
      }
    }
  }
}

/** What an exception changes: the time that was at `from`, or all from then on (THISANDFUTURE). */
function changeOf(component: ICAL.Component) {
  const id = component.getFirstProperty("recurrence-id");
  const at = id?.getFirstValue();
  const to = isBusy(component) ? timeOf(component) : undefined;
  const from = at instanceof ICAL.Time ? instantOf(at) : NaN;
  return {
    from,
    to,
    shift: to ? to.start - from : 0,
    isForRest: String(id?.getParameter("range")).toUpperCase() === "THISANDFUTURE",
  };
}
