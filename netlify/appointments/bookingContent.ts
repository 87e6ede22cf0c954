import type { z } from "zod";

import { typeset } from "../../contract/typeset";
import { booking } from "../../plugins/content-model/types/booking";
import { fillPlaceholders, leadContent, readContentFile } from "../leads/leadContent";

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
  cached = { ...read, texts: shown(read.texts) };
  return cached;
}

/** All texts in a value, with French typography and their placeholders filled. */
function shown<Value>(value: Value): Value {
  const { site } = leadContent();
  const walk = (part: unknown): unknown => {
    if (typeof part === "string") return typeset(fillPlaceholders(part, site));
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(value) as Value;
}
