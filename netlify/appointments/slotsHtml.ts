import { html } from "hono/html";
import { Temporal } from "temporal-polyfill";

import type { Interval } from "../calendars/interval";
import type { Html } from "../http/page";
import type { BookingTexts } from "./bookingContent";
import { dayInShort, dayInWords, hourInWords, paris, showsParisTime } from "./parisTime";

/** How slots are shown: in whose hours, and which one is chosen. */
export interface SlotView {
  texts: BookingTexts;
  /** The visitor's time zone. */
  zone: string;
  chosen?: number;
  /** What is wrong with the choice. */
  error?: string;
}

/** Free slots as radio buttons in a fieldset for each day; weeks after the first are folded. */
export function slotsHtml(
  slots: readonly Interval[],
  { texts, zone, chosen, error }: SlotView,
): Html {
  if (slots.length === 0) return html`<p>${texts.slots.none}</p>`;
  const isParis = showsParisTime(
    zone,
    slots.map(({ start }) => start),
  );
  const shown = isParis ? paris : zone;
  const weeks = groupBy(slots, ({ start }) => weekOf(start, shown));
  const [first = [], ...later] = [...weeks.values()];
  const hint = isParis
    ? texts.slots.paris
    : `${texts.slots.elsewhere}\u00a0: ${zone.replaceAll("_", " ")}`;
  const parts = [
    error && html`<p class="error" id="start-error">${error}</p>`,
    html`<p class="zone" id="start-zone">${hint}</p>`,
    days(first, shown, chosen),
    ...later.map((week) => {
      const label = `${texts.slots.week} ${dayInWords(week[0]?.start ?? 0, shown)}`;
      const open = week.some(({ start }) => start === chosen) ? " open" : "";
      return html`<details${open}><summary>${label}</summary>${days(week, shown, chosen)}</details>`;
    }),
  ];
  // Who moves into the group by key hears what is wrong with it, and whose hours these are.
  const description = error ? "start-error start-zone" : "start-zone";
  return html`<div class="slots" id="start" role="group" aria-label="${texts.slots.title}" aria-describedby="${description}" tabindex="-1">${parts}</div>`;
}

function days(slots: readonly Interval[], zone: string, chosen: number | undefined): Html {
  const byDay = groupBy(slots, ({ start }) => dayInWords(start, zone));
  const fieldsets = [...byDay].map(([day, times]) => {
    const [, name = "", date = ""] = /^(\S+) (.+)$/.exec(day) ?? [];
    const options = times.map(({ start }) => {
      const checked = start === chosen ? " checked" : "";
      return html`<label><input type="radio" name="start" id="${slotId(start)}" value="${new Date(start).toISOString()}" required${checked}>${hourInWords(start, zone)}</label>`;
    });
    return html`<fieldset><legend><span class="day-name">${name}</span> <span class="date">${date}</span></legend><div class="times">${options}</div></fieldset>`;
  });
  return html`<div class="week">${fieldsets}</div>`;
}

/** The first few free slots as links, for the card that leads to the booking page. */
export function nextSlotsHtml(slots: readonly Interval[], { texts, zone }: SlotView): Html {
  if (slots.length === 0) return html`<p>${texts.slots.none}</p>`;
  const isParis = showsParisTime(
    zone,
    slots.map(({ start }) => start),
  );
  const shown = isParis ? paris : zone;
  const links = slots.map(({ start }) => {
    const address = `/rendez-vous?start=${encodeURIComponent(new Date(start).toISOString())}`;
    return html`<li><a href="${address}">${dayInShort(start, shown)}, ${hourInWords(start, shown)}</a></li>`;
  });
  return html`<p>${texts.slots.next}${isParis ? "" : ` (${zone.replaceAll("_", " ")})`}</p><ul>${links}</ul>`;
}

/** Free slots near one that is taken, each leading to its radio button on the same page. */
export function nearestSlotsHtml(slots: readonly Interval[], { texts, zone }: SlotView): Html | "" {
  if (slots.length === 0) return "";
  const links = slots.map(
    ({ start }) =>
      html`<li><a href="#${slotId(start)}">${dayInWords(start, zone)}, ${hourInWords(start, zone)}</a></li>`,
  );
  return html`<p>${texts.slots.nearest}</p><ul>${links}</ul>`;
}

const slotId = (start: number) => `start-${start / 60_000}`;

/** Monday of the week of an instant. */
function weekOf(instant: number, zone: string): string {
  const day = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return day
    .toPlainDate()
    .subtract({ days: day.dayOfWeek - 1 })
    .toString();
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
