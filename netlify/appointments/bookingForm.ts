import { html } from "hono/html";

import type { Interval } from "../calendars/interval";
import { fieldsHtml, type Html, trapHtml } from "../http/page";
import { issuePass } from "../leads/visitorPass";
import type { AppointmentBackend, BookingTexts } from "./appointmentBackend";
import {
  type AppointmentErrors,
  appointmentFields,
  type AppointmentRequest,
} from "./appointmentFields";
import {
  dayInWords,
  hourInWords,
  localTime,
  paris,
  periodInWords,
  showsParisTime,
} from "./parisTime";

interface FormView extends Pick<SlotView, "zone" | "chosen"> {
  slots: readonly Interval[];
  pass?: string;
  typed?: Partial<AppointmentRequest>;
  errors?: AppointmentErrors;
}

/**
 * The booking form: free slots, then the visitor's details. It carries a visitor pass of its own, so
 * that a browser without JavaScript has one too. `data-enhanced`: it waits for no script.
 */
export async function bookingForm(view: FormView, backend: AppointmentBackend): Promise<Html> {
  const { slots, zone, chosen, typed = {}, errors = {} } = view;
  const { texts } = backend.booking;
  const { form } = texts;
  if (slots.length === 0) return html`<p>${texts.slots.none}</p>`;
  // The link of a free slot may be followed when it is free no more.
  const isGone = chosen && !slots.some(({ start }) => start === chosen);
  const error = errors.start ?? (isGone ? texts.outcomes.taken.title : undefined);
  const fields = fieldsHtml(appointmentFields, { words: form, typed, errors, rows: 2 });
  const pass = await issuePass(backend, view.pass);
  return html`<form method="post" action="/.netlify/functions/book-appointment" accept-charset="utf-8" data-enhanced>
<section><h2>${texts.slots.title}</h2>
${slotsHtml(slots, { texts, zone, chosen, error })}</section>
<section aria-labelledby="details-title"><h2 id="details-title">${form.title}</h2>
<div class="fields">${fields}</div>
${trapHtml(form.honeypot)}
<input type="hidden" name="zone" value="${zone}">
<input type="hidden" name="pass" value="${pass?.token ?? ""}">
<div class="send"><button class="submit" type="submit" data-slot="${form.slot}">${form.submit}</button>
<p class="hint">${form.privacy} <a href="/confidentialite">${form.privacyLink}</a></p></div></section>
</form>`;
}

/** How slots are shown: in whose hours, and which one is chosen. */
interface SlotView {
  texts: BookingTexts;
  zone: string;
  chosen?: number;
  /** What is wrong with the choice. */
  error?: string;
}

/** Days side by side, and times of a day that show at once. */
const DAYS = 5;
const TIMES = 4;

/** Free slots as radio buttons in a fieldset for each day: five days at a time, of each some times; the others are folded. */
export function slotsHtml(slots: readonly Interval[], asked: SlotView) {
  const { texts, zone, error } = asked;
  if (slots.length === 0) return html`<p>${texts.slots.none}</p>`;
  const view = { ...asked, zone: shownZone(slots, zone) };
  const days = byDay(slots, view.zone);
  const weeks = Array.from({ length: Math.ceil(days.length / DAYS) }, (_, week) =>
    days.slice(week * DAYS, (week + 1) * DAYS),
  );
  const hint =
    view.zone === paris
      ? texts.slots.paris
      : `${texts.slots.elsewhere}\u00a0: ${zone.replaceAll("_", " ")}`;
  const parts = [
    error && html`<p class="error" id="start-error">${error}</p>`,
    html`<p class="zone">${texts.slots.about} · <span id="start-zone">${hint}</span></p>`,
    html`<div class="weeks">${weeks.map((week) => weekHtml(week, view, week === weeks[0]))}</div>`,
  ];
  // Who moves into the group by key hears what is wrong with it, and whose hours these are.
  const description = error ? "start-error start-zone" : "start-zone";
  return html`<div class="slots" id="start" role="group" aria-label="${texts.slots.title}" aria-describedby="${description}" tabindex="-1">${parts}</div>`;
}

/** Where clocks show the same as in Paris: Paris. */
function shownZone(slots: readonly Interval[], zone: string): string {
  const starts = slots.map(({ start }) => start);
  return showsParisTime(zone, starts) ? paris : zone;
}

type Day = readonly Interval[];

/** The first week shows always; of the later ones at most one is open. */
function weekHtml(days: readonly Day[], view: SlotView, isFirst: boolean): Html {
  const slots = days.flat();
  const [first, last] = [slots[0]?.start ?? 0, slots.at(-1)?.start ?? 0];
  const isOpen = slots.some(({ start }) => start === view.chosen);
  const words = periodInWords(first, last, view.zone);
  const week = html`<div class="week">${days.map((day) => dayHtml(day, view))}</div>`;
  if (isFirst) return html`<span class="current" aria-current="true">${words}</span>${week}`;
  return html`<details name="week"${isOpen ? " open" : ""}><summary>${words}</summary>${week}</details>`;
}

/** A slot of a day, of as many as show at once, spread evenly from its first to its last. */
const spread = (day: Day, index: number) =>
  day[Math.round((index * (day.length - 1)) / (TIMES - 1))];

/** Weekday, day and month are numbers for the style sheet too, whose counters say the chosen slot in the button (src/theme/bookingForm.ts). */
function dayHtml(day: Day, view: SlotView): Html {
  const start = day[0]?.start ?? 0;
  const [, name = "", date = ""] = /^(\S+) (.+)$/.exec(dayInWords(start, view.zone)) ?? [];
  const local = localTime(start, view.zone);
  const shown = Array.from({ length: TIMES }, (_, index) => spread(day, index));
  // One more is no reason to fold it.
  const rest = day.length > TIMES + 1 ? day.filter((slot) => !shown.includes(slot)) : [];
  const more =
    rest.length > 0 &&
    html`<details class="more"><summary>${rest.length} ${view.texts.slots.more}</summary></details>`;
  const times = day.map((slot) => timeHtml(slot, view, rest.includes(slot)));
  return html`<fieldset style="--weekday:${local.dayOfWeek};--day:${local.day};--month:${local.month}"><legend><span class="day-name">${name}</span> <span class="date">${date}</span></legend><div class="times">${times}</div>${more}</fieldset>`;
}

/** The style sheet shows the rest of a day with what `more` opens. */
function timeHtml({ start }: Interval, { zone, chosen, error }: SlotView, isRest: boolean): Html {
  const { hour, minute } = localTime(start, zone);
  const checked = start === chosen ? " checked" : "";
  return html`<label${isRest ? html` class="rest"` : ""} style="--hour:${hour};--minute:${minute}"><input type="radio" name="start" id="${slotId(start)}" aria-invalid="${String(Boolean(error))}" value="${new Date(start).toISOString()}" required${checked}>${hourInWords(start, zone)}</label>`;
}

/** Days of which a free slot is offered outside the booking page. */
const NEXT_DAYS = 3;

/** A free slot of each of the next days, not always a morning's, as links to the booking page. */
export function nextSlotsHtml(slots: readonly Interval[], { texts, zone }: SlotView): Html {
  if (slots.length === 0) return html`<p>${texts.slots.none}</p>`;
  const shown = shownZone(slots, zone);
  const next = byDay(slots, shown)
    .slice(0, NEXT_DAYS)
    .flatMap((day, index) => spread(day, index) ?? []);
  const links = next.map(({ start }) => {
    const address = `/rendez-vous?start=${encodeURIComponent(new Date(start).toISOString())}`;
    return html`<li><a href="${address}">${dayInWords(start, shown, "short")}, ${hourInWords(start, shown)}</a></li>`;
  });
  return html`<p>${texts.slots.next}${shown === paris ? "" : ` (${zone.replaceAll("_", " ")})`}</p><ul>${links}</ul>`;
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

function byDay(slots: readonly Interval[], zone: string): Day[] {
  const days = new Map<string, Day>();
  for (const slot of slots) {
    const day = localTime(slot.start, zone).toPlainDate().toString();
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days.values()];
}
