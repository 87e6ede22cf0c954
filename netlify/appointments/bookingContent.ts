import { z } from "zod";

import { placeholderValues } from "../../contract/placeholders";
import { typeset } from "../../contract/typeset";
import { weekDays } from "../../contract/weekDays";
import { leadContent, readContentFile, withValues } from "../leads/leadContent";

/** An object of texts with these names. */
function words<Name extends string>(...names: Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, z.string()]));
  return z.object(shape as Record<Name, z.ZodString>);
}

/** An object of objects with these names, all of one kind. */
function each<Name extends string, Kind extends z.ZodType>(kind: Kind, ...names: Name[]) {
  const shape = Object.fromEntries(names.map((name) => [name, kind]));
  return z.object(shape as Record<Name, Kind>);
}

const field = words("label", "error");
const outcome = words("title", "text");
const mail = words("subject", "text");

const texts = z.object({
  page: words("kicker", "title", "text").extend({ seo: words("title", "description") }),
  slots: words("title", "paris", "elsewhere", "none", "unavailable", "week", "next", "nearest"),
  form: words("title", "slot", "optional", "honeypot", "submit").extend(
    each(field, "name", "email", "phone", "website", "subject").shape,
  ),
  manage: words(
    "title",
    "move",
    "moveAction",
    "cancel",
    "cancelText",
    "cancelAction",
    "confirmAction",
    "back",
    "again",
  ),
  outcomes: z.object({
    ...each(outcome, "booked", "toConfirm", "confirm", "moved", "cancelled", "taken").shape,
    ...each(outcome, "invalid", "limit", "tooMany", "over", "unknown", "unavailable", "refused")
      .shape,
  }),
  mails: z.object({
    ...each(mail, "booked", "hostBooked", "confirm", "moved", "cancelled").shape,
    ...each(mail, "reminderDay", "reminderHour", "calendarAlert").shape,
    ...words("summary", "when", "where", "host", "zone", "manage", "google", "outlook").shape,
  }),
});

const period = words("from", "to");

/** The part of `content/booking.yaml` that the functions read; the content model has the whole. */
const booking = z.object({
  lengthMinutes: z.number(),
  bufferMinutes: z.number(),
  noticeHours: z.number(),
  horizonWeeks: z.number(),
  hosts: z.array(
    words("slug", "name", "email").extend({
      hours: z.array(period.extend({ day: z.enum(weekDays) })),
      absences: z.array(period).optional(),
    }),
  ),
  texts,
});

/** What `content/booking.yaml` says. */
export type BookingContent = z.infer<typeof booking>;
/** A person who receives visitors. */
export type Host = BookingContent["hosts"][number];
/** The words of booking. */
export type BookingTexts = BookingContent["texts"];

/** The rules of the calendar, without its people and words. */
export type BookingRules = Pick<
  BookingContent,
  "lengthMinutes" | "bufferMinutes" | "noticeHours" | "horizonWeeks"
>;

let cached: BookingContent | undefined;

/** Reads `content/booking.yaml` once per process; its texts come ready to be shown. */
export function bookingContent(): BookingContent {
  if (cached) return cached;
  const read = booking.parse(readContentFile("booking.yaml"));
  cached = { ...read, texts: shown(read) };
  return cached;
}

/** All texts, with French typography and their placeholders filled. */
function shown({ texts, lengthMinutes }: BookingContent): BookingTexts {
  const values = placeholderValues(leadContent().site, () => lengthMinutes);
  const walk = (part: unknown): unknown => {
    if (typeof part === "string") return typeset(withValues(part, values));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(texts) as BookingTexts;
}
