import type { z } from "zod";

import { bookingPage, ownBookingPage } from "../../contract/bookingPage";
import { placeholderValues } from "../../contract/placeholders";
import { booking } from "../../plugins/content-model/types/booking";
import { contentFile, leadContent, readContentFile, shown } from "../leads/leadContent";

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

/** Whether the site books by itself. */
export function isBookingOn(): boolean {
  const { url } = leadContent().site.booking;
  return bookingPage(url, contentFile("booking.yaml") !== undefined) === ownBookingPage;
}

let cached: BookingContent | undefined;

/** Reads `content/booking.yaml` once per process; its texts come ready to be shown. */
export function bookingContent(): BookingContent {
  if (cached) return cached;
  const read = booking.parse(readContentFile("booking.yaml"));
  const values = placeholderValues(leadContent().site, () => read.lengthMinutes);
  cached = { ...read, texts: shown(read.texts, values) };
  return cached;
}
