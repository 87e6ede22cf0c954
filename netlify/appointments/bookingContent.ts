import type { z } from "zod";

import { booking } from "../../plugins/content-model/types/booking";

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
